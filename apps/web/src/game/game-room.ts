import { acceptPort, serveViewer } from '@scapewright/protocol';
import { gameWords, type JournalEntry, Table, TableHost, type Words } from '@scapewright/table';
import type { BattleRecord } from '@scapewright/table/battle';
import type { ExamplePosition } from '../examples/example-at.ts';
import type { ReplayRoom } from '../replay/room.ts';
import type { Language } from '../settings/settings.ts';
import { engineOf, fetchGame } from './engine-of.ts';
import type { FromGame, ToGame } from './game-messages.ts';
import { GameStore } from './game-store.ts';
import { LateAsks } from './late-asks.ts';
import { type ToldProblem, tellProblems, toldError } from './problem-words.ts';
import type { TitleOf } from './rule-titles.ts';

type ToGameOf<Type extends ToGame['type']> = Extract<ToGame, { type: Type }>;

interface Served {
  readonly id: string;
  readonly record: BattleRecord;
  readonly journal: readonly JournalEntry[];
  readonly breath: number;
  readonly position?: ExamplePosition | undefined;
}

/** A worker's one game, or the replay that it shows. What only some games need is fetched when one needs it. */
export class GameRoom {
  private readonly say: (message: FromGame) => void;
  private host: TableHost | undefined;
  private replay: ReplayRoom | undefined;
  private words: Words | undefined;
  private readonly asks = new LateAsks();
  /** What rules are called, by language, once that has been fetched: nobody waits for it. */
  private readonly titles = new Map<string, TitleOf>();
  /** Messages are handled one after the other: none is lost while the game is being opened. */
  private turn: Promise<void> = Promise.resolve();

  constructor(say: (message: FromGame) => void) {
    this.say = say;
  }

  /** Takes what the page says. What goes wrong with it is told as a refusal. */
  take(message: ToGame): void {
    this.turn = this.turn
      .then(() => this.handle(message))
      .catch((error: unknown) => this.refuse([toldError(error)]));
  }

  private async handle(message: ToGame): Promise<void> {
    switch (message.type) {
      case 'begin':
        return this.begin(message);
      case 'open':
        return this.open(message);
      case 'connect':
        return this.connect(message);
      case 'share':
        return this.share();
      case 'replay':
        return this.show(message);
      case 'seek':
        this.replay?.host.seek(message.place);
        return;
      case 'branch':
        if (!this.replay) return;
        await this.replay.branch(message);
        this.say({ type: 'branched', id: message.id });
        return;
    }
  }

  private async begin({ id, wish, breath, language }: ToGameOf<'begin'>): Promise<void> {
    const [{ beginGame }] = await Promise.all([import('./begin-game.ts'), fetchGame(wish.ruleset)]);
    const begun = await beginGame(wish, language);
    if (!begun.ok) {
      this.refuse(await tellProblems(language, begun.problems));
      return;
    }
    const store = await GameStore.open();
    await store.begin({ id, record: begun.record, began: Date.now() });
    await this.serve(store, { id, record: begun.record, journal: [], breath });
    this.say({ type: 'ready', seats: begun.record.seats, notes: begun.notes, isShared: true });
  }

  private async open({ id, breath }: ToGameOf<'open'>): Promise<void> {
    const store = await GameStore.open();
    const kept = await store.game(id);
    if (!kept) {
      this.say({ type: 'missing' });
      return;
    }
    const { record, position } = kept.game;
    await this.serve(store, { id, record, journal: kept.journal, breath, position });
    this.say({ type: 'ready', seats: record.seats, notes: [], isShared: position === undefined });
  }

  private async serve(store: GameStore, { id, record, journal, breath, position }: Served): Promise<void> {
    const { engine, beginning } = position
      ? await atExample(position, record.seed)
      : { engine: await engineOf(record.ruleset, record.variants), beginning: undefined };
    this.words = gameWords(engine, this.asks.get);
    const failed = (error: unknown): void => console.error(error);
    const ruleText = (rule: string, language: string): string | undefined =>
      this.titles.get(language)?.(rule);
    const table = new Table({ engine, record, words: this.words, beginning, failed, ruleText }, journal);
    let place = journal.length;
    this.host = new TableHost(table, {
      id,
      keep: async (entry) => {
        await store.keep(id, place++, entry);
        if (table.status === 'over') await store.end(id);
      },
      pause: () => new Promise((done) => setTimeout(done, breath)),
      now: () => new Date().toISOString(),
    });
  }

  private async share(): Promise<void> {
    if (!this.host) return;
    const { shareGame } = await import('../replay/share-game.ts');
    this.say({ type: 'shared', shared: await shareGame(this.host.table) });
  }

  private async show({ source, language }: ToGameOf<'replay'>): Promise<void> {
    const { openReplay } = await import('../replay/replay-room.ts');
    const opened = await openReplay(source, language);
    if (opened.ok) this.replay = opened.room;
    if (opened.ok) this.say(opened.room.told);
    else this.refuse(await tellProblems(language, opened.problems));
  }

  private async connect({ viewer, port, language }: ToGameOf<'connect'>): Promise<void> {
    await this.learn(language);
    void this.learnTitles(language);
    const { host, replay } = this;
    if (replay) {
      serveViewer(acceptPort(port), (send) => replay.host.connect(send));
      return;
    }
    if (!host) return;
    const seen = host.table.seats.includes(viewer) ? viewer : -1;
    serveViewer(acceptPort(port), (send) => this.asks.holding(host.connect(seen, send)));
    host.pump();
  }

  /** German is fetched when somebody first wants it. */
  private async learn(language: string): Promise<void> {
    const { words } = this;
    if (language !== 'de' || !words || words.speaker('de').wording.language === 'de') return;
    const { german } = await import('@scapewright/table/german');
    words.learn('de', german());
  }

  private async learnTitles(language: Language): Promise<void> {
    const { titlesIn } = await import('./rule-titles.ts');
    this.titles.set(language, await titlesIn(language));
  }

  private refuse(problems: readonly ToldProblem[]): void {
    this.say({ type: 'refused', problems });
  }
}

async function atExample(position: ExamplePosition, seed: string) {
  const { beginAtExample } = await import('../examples/example-room.ts');
  return beginAtExample(position, seed);
}
