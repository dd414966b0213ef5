import { acceptPort, serveViewer } from '@scapewright/protocol';
import { type JournalEntry, Table, TableHost, tableWords, type Words } from '@scapewright/table';
import { type BattleRecord, createEngine } from '@scapewright/table/battle';
import type { ExamplePosition } from '../examples/example-at.ts';
import type { ReplayRoom } from '../replay/room.ts';
import { beginGame } from './begin-game.ts';
import type { FromGame, ToGame } from './game-messages.ts';
import { GameStore } from './game-store.ts';

const say = (message: FromGame): void => postMessage(message);

let host: TableHost | undefined;
let replay: ReplayRoom | undefined;
let words: Words | undefined;
/** Messages are handled one after the other: none is lost while the game is being opened. */
let turn: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<ToGame>) => {
  turn = turn
    .then(() => handle(data))
    .catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      say({ type: 'refused', problems: [message] });
    });
});

async function handle(message: ToGame): Promise<void> {
  switch (message.type) {
    case 'begin':
      return begin(message);
    case 'open':
      return open(message);
    case 'connect':
      return connect(message);
    case 'share': {
      if (!host) return;
      const { shareGame } = await import('../replay/share-game.ts');
      say({ type: 'shared', shared: await shareGame(host.table) });
      return;
    }
    case 'replay': {
      const { openReplay } = await import('../replay/replay-room.ts');
      const opened = await openReplay(message.source, message.language);
      if (opened.ok) replay = opened.room;
      say(opened.ok ? opened.room.told : { type: 'refused', problems: opened.problems });
      return;
    }
    case 'seek':
      replay?.host.seek(message.place);
      return;
    case 'branch':
      if (!replay) return;
      await replay.branch(message);
      say({ type: 'branched', id: message.id });
      return;
  }
}

async function begin({ id, wish, breath }: Extract<ToGame, { type: 'begin' }>): Promise<void> {
  const begun = await beginGame(wish);
  if (!begun.ok) {
    say({ type: 'refused', problems: begun.problems });
    return;
  }
  const store = await GameStore.open();
  await store.begin({ id, record: begun.record, began: Date.now() });
  await serve(store, { id, record: begun.record, journal: [], breath });
  say({ type: 'ready', seats: begun.record.seats, notes: begun.notes, isShared: true });
}

async function open({ id, breath }: Extract<ToGame, { type: 'open' }>): Promise<void> {
  const store = await GameStore.open();
  const kept = await store.game(id);
  if (!kept) {
    say({ type: 'missing' });
    return;
  }
  const { record, position } = kept.game;
  await serve(store, { id, record, journal: kept.journal, breath, position });
  say({ type: 'ready', seats: record.seats, notes: [], isShared: position === undefined });
}

interface Served {
  readonly id: string;
  readonly record: BattleRecord;
  readonly journal: readonly JournalEntry[];
  readonly breath: number;
  readonly position?: ExamplePosition | undefined;
}

async function serve(store: GameStore, { id, record, journal, breath, position }: Served): Promise<void> {
  const { engine, beginning } = position ? await atExample(position, record.seed) : beginningOf(record);
  words = tableWords(engine);
  const failed = (error: unknown): void => console.error(error);
  const table = new Table(
    { engine, record, words, beginning, failed, ruleText: (id) => titleOf?.(id) },
    journal,
  );
  void learnTitles();
  let place = journal.length;
  host = new TableHost(table, {
    id,
    keep: async (entry) => {
      await store.keep(id, place++, entry);
      if (table.status === 'over') await store.end(id);
    },
    pause: () => new Promise((done) => setTimeout(done, breath)),
    now: () => new Date().toISOString(),
  });
}

/** What rules are called, once that has been fetched: nobody waits for it. */
let titleOf: ((id: string) => string | undefined) | undefined;

async function learnTitles(): Promise<void> {
  titleOf = (await import('./rule-titles.ts')).titleOfRule;
}

/** A game begins by its record, unless it goes on from a position. */
const beginningOf = ({ ruleset, variants = [] }: BattleRecord) => ({
  engine: createEngine(ruleset, { variants }),
  beginning: undefined,
});

async function atExample(position: ExamplePosition, seed: string) {
  const { beginAtExample } = await import('../examples/example-room.ts');
  return beginAtExample(position, seed);
}

/** German is fetched when somebody first wants it. */
async function learn(language: string): Promise<void> {
  if (language !== 'de' || !words || words.speaker('de').wording.language === 'de') return;
  const { german } = await import('@scapewright/table/german');
  words.learn('de', german());
}

async function connect({ viewer, port, language }: Extract<ToGame, { type: 'connect' }>): Promise<void> {
  await learn(language);
  if (replay) {
    const { host: shown } = replay;
    serveViewer(acceptPort(port), (send) => shown.connect(send));
    return;
  }
  const { table } = host ?? {};
  if (!host || !table) return;
  const isSeat = table.seats.includes(viewer);
  const seen = isSeat ? viewer : -1;
  serveViewer(acceptPort(port), (send) => (host as TableHost).connect(seen, send));
  host.pump();
}
