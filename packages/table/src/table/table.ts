import { type Decision, isRefusal, type Match, type MatchOptions, type Seat } from '@scapewright/kernel';
import type { UsedPack } from '@scapewright/packs';
import type { Question, Result, StandingOrders, Status } from '@scapewright/protocol';
import type { Game } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { type AnyAsk, type AnyTold, answerAsk, readAsk, type Untold } from '../asks/answer-ask.ts';
import { type BattleRecord, battleText, type SeatKind } from '../battle/battle-record.ts';
import { NamedViews } from '../view/named-views.ts';
import type { JournalEntry } from './journal.ts';
import { done, idOf, type Outcome, refuse } from './outcome.ts';
import { PlayedBattle } from './played-battle.ts';
import { QuestionNumbers } from './question-numbers.ts';
import { type ClockTerms, type ReadClock, TableClock } from './table-clock.ts';
import { type Moment, ViewerStream } from './viewer-stream.ts';
import type { NewLine, Teller, Words } from './words.ts';

/** What a table is made of. */
export interface TableParts {
  readonly engine: SkirmishEngine;
  readonly record: BattleRecord;
  readonly words: Words;
  /** The number of the first moment of every viewer; left out: 0. */
  readonly firstAt?: number;
  /** False where seats may not ask what a bot would do. */
  readonly hints?: boolean;
  readonly match?: Pick<MatchOptions, 'budget' | 'guard'>;
  /** How long people may think, and when the first were asked. Left out: as long as they like. */
  readonly clock?: { readonly terms: ClockTerms; readonly began: number } | undefined;
  /** What time it is by the clock of the table, in milliseconds. Where there is a clock, this is needed. */
  readonly now?: () => number;
  /** Is told what the engine throws; the game is then as it was. */
  readonly failed?: (error: unknown) => void;
}

/** An answer as it came in: the number of the question, and options by key or a way. */
export interface GivenAnswer {
  readonly number: number;
  readonly pick?: string | number | readonly (string | number)[] | undefined;
  readonly way?: readonly string[] | undefined;
}

/** What one viewer is told by, and how many of its events have been told. */
interface Telling {
  readonly teller: Teller;
  told: number;
}

/**
 * One game with its seats: views, questions and lines for each viewer, answers, undo, standing orders, bots. It knows no
 * terminal, page or socket. The same record and journal give the same table, for every viewer.
 */
export class Table {
  readonly record: BattleRecord;
  readonly engine: SkirmishEngine;
  /** What has happened, in order. */
  readonly journal: JournalEntry[] = [];
  private readonly parts: TableParts;
  private readonly battle: PlayedBattle;
  private readonly views: NamedViews;
  private readonly streams = new Map<Seat, ViewerStream>();
  private readonly tellings = new Map<Seat, Telling>();
  private readonly numbers = new QuestionNumbers();
  private readonly watchers = new Set<(entry: JournalEntry) => void>();
  /** The updates that entries with an id were for those who sent them. */
  private readonly accepted = new Map<string, number>();
  private readonly clock: TableClock | undefined;
  private lastStep = '';

  /** A new table, or one that went as far as a journal says. Throws what keeps the battle from being played. */
  constructor(parts: TableParts, journal: readonly JournalEntry[] = []) {
    const { engine, record, words, match } = parts;
    this.parts = parts;
    this.engine = engine;
    this.record = record;
    this.battle = new PlayedBattle(engine, record, match);
    this.views = new NamedViews(this.match.host.game);
    for (const viewer of [...this.seats, -1]) {
      this.tellings.set(viewer, { teller: words.teller(() => this.match), told: 0 });
      this.streams.set(
        viewer,
        new ViewerStream(viewer, this.momentOf(viewer), this.linesOf(viewer), parts.firstAt),
      );
    }
    this.clock = parts.clock && new TableClock(parts.clock.terms, this.seats.length, parts.clock.began);
    this.clock?.ask(this.battle.askedPeople());
    for (const entry of journal) {
      this.act(entry);
      this.tell(entry);
    }
  }

  get match(): Match<Game> {
    return this.battle.match;
  }
  get seats(): readonly Seat[] {
    return this.battle.seats;
  }
  get status(): Status {
    return this.battle.isOver ? 'over' : 'playing';
  }
  /** Who plays a seat now. */
  kindOf(seat: Seat): SeatKind {
    return this.battle.kindOf(seat);
  }
  /** What the clock shows at a time of its own; undefined where there is none. */
  clockAt(when: number): ReadClock | undefined {
    return this.clock?.read(when);
  }
  /** Who has won and why, once the game is over. */
  get result(): Result | undefined {
    const { battle, match, engine } = this;
    if (!battle.isOver) return undefined;
    const winners = [...battle.winners];
    const last = match.host.log.findLast(({ reason }) => reason.startsWith('victory.'));
    const rules = battle.isWon && last ? [...engine.rulesOf(last.reason, last.source)] : [];
    return { winners, reason: this.parts.words.result(match, winners, !battle.isWon), rules };
  }

  /** What a seat, or a spectator (-1), is sent. Throws RangeError for a seat that the table does not have. */
  stream(viewer: Seat): ViewerStream {
    const stream = this.streams.get(viewer);
    if (!stream) throw new RangeError(`the table has no seat ${viewer}`);
    return stream;
  }

  /** Has every entry of the journal told as it is made, before anybody is sent what it did. */
  watch(watcher: (entry: JournalEntry) => void): () => void {
    this.watchers.add(watcher);
    return () => {
      this.watchers.delete(watcher);
    };
  }

  /** Answers a question of a viewer. */
  answer(viewer: Seat, { number, pick, way }: GivenAnswer, id?: string): Outcome {
    if (viewer < 0) return refuse('spectator', 'Who watches answers nothing.');
    if (this.battle.isOver) return refuse('over', 'The game is over.');
    const decisions = this.battle.decisionsFor(viewer);
    const decision = decisions.find((one) => this.numbers.of(viewer, one) === number);
    if (!decision)
      return decisions.length === 0
        ? refuse('foreign', 'You are not asked anything now.')
        : refuse('stale', 'That question is past. Look at what is asked now.');
    const reply = this.match.read(decision.seat, {
      ...(pick === undefined ? {} : { pick }),
      ...(way === undefined ? {} : { way: [...way] }),
    });
    if (isRefusal(reply)) return { ok: false, ...this.parts.words.refused(this.match, reply) };
    const from = decision.seat === viewer ? {} : { from: viewer };
    return this.commit({ kind: 'answer', seat: decision.seat, reply, by: 'person', ...from, ...idOf(id) });
  }

  /**
   * Takes back the seat's own last answer. Where something was shown since, the others are to be asked: `asks` are the seats
   * of the people who have to agree before {@link agree}. Bots agree to everything.
   */
  undo(seat: Seat, id?: string): Outcome | { readonly asks: readonly Seat[] } {
    if (seat < 0) return refuse('spectator', 'Who watches takes nothing back.');
    if (this.battle.mayUndo(seat)) return this.commit({ kind: 'undo', seat, ...idOf(id) });
    if (this.battle.answersBefore(seat) === undefined)
      return refuse('illegal', 'You have answered nothing yet.');
    const others = this.seats.filter((other) => other !== seat && this.battle.isPerson(other));
    return others.length > 0 ? { asks: others } : this.agree(seat, id);
  }

  /** Takes back the seat's last answer and all that followed: everybody who was asked has agreed. */
  agree(seat: Seat, id?: string): Outcome {
    const to = this.battle.answersBefore(seat);
    if (to === undefined) return refuse('illegal', 'There is nothing to take back.');
    return this.commit({ kind: 'undo', seat, to, ...idOf(id) });
  }

  /** What a seat wants answered always alike; `ask` for what it wants to be asked again. */
  order(seat: Seat, standing: StandingOrders, id?: string): Outcome {
    if (seat < 0) return refuse('spectator', 'Who watches orders nothing.');
    return this.commit({ kind: 'orders', seat, standing, ...idOf(id) });
  }

  /** Gives the game up. Where several teams are left, a bot plays on. */
  resign(seat: Seat, id?: string): Outcome {
    if (seat < 0) return refuse('spectator', 'Who watches gives nothing up.');
    if (this.battle.isOver) return refuse('over', 'The game is over.');
    if (this.battle.hasResigned(seat)) return refuse('illegal', 'You have given up already.');
    if (!this.battle.isPerson(seat)) return refuse('foreign', 'A bot plays for this seat.');
    return this.commit({ kind: 'resign', seat, ...idOf(id) });
  }

  /** Tells what a viewer asks beside the game, from what that viewer may know. */
  ask(viewer: Seat, ask: AnyAsk): AnyTold | Untold {
    if (ask.what === 'hint' && this.parts.hints === false)
      return { untold: 'There are no hints at this table.' };
    const { engine, record } = this;
    const match = this.match.fork({ seat: viewer, seed: `ask ${viewer}` });
    const decision = viewer < 0 ? undefined : match.pending(viewer)[0];
    const { lines } = this.stream(viewer);
    return answerAsk({ engine, record, match, viewer, decision, lines }, ask);
  }

  /** The same for what came in from outside: what it names is looked at first. */
  tryAsk(viewer: Seat, given: { readonly what: string }): AnyTold | Untold {
    const read = readAsk(given);
    if ('untold' in read) return read;
    try {
      return this.ask(viewer, read);
    } catch (error) {
      this.parts.failed?.(error);
      return { untold: 'That cannot be told now.' };
    }
  }

  /** The number of the update that an entry with an id was for whoever sent it. */
  acceptedAt({ id, seat, kind, ...more }: JournalEntry): number | undefined {
    return this.accepted.get(`${'from' in more ? more.from : seat} ${id}`);
  }

  /**
   * Gives one answer that no person has to give: by standing orders, or of a bot. False where there is none: the table waits
   * for people, or the game is over.
   */
  step(): boolean {
    const entry = this.battle.automatic();
    return entry !== undefined && this.commit(entry).ok;
  }

  /** Lets bots play on for those who have no time left. False where there is nobody. */
  expire(): boolean {
    const late = this.clock?.outAt(this.parts.now?.() ?? 0) ?? [];
    for (const seat of late) this.commit({ kind: 'timeout', seat });
    return late.length > 0;
  }

  /** The battle, and everything that has happened, as the text of a save file. */
  save(packs: readonly UsedPack[]): string {
    return battleText(this.record, this.match, packs);
  }

  /** Does what an entry says that has been kept already: the watchers do not hear of it. Throws where it cannot have happened. */
  follow(entry: JournalEntry): void {
    this.act(entry);
    this.tell(entry);
  }

  /** Does what an entry says, notes it, and has every viewer sent what it did. Where the engine fails nothing has changed. */
  private commit(what: JournalEntry): Outcome {
    const when = this.clock && this.parts.now?.();
    const entry = when === undefined ? what : { ...what, when };
    try {
      this.act(entry);
    } catch (error) {
      this.parts.failed?.(error);
      return refuse(
        'illegal',
        'The engine has failed at this. The game is as it was before; answer otherwise.',
      );
    }
    for (const watcher of this.watchers) watcher(entry);
    this.tell(entry);
    return done;
  }

  private act(entry: JournalEntry): void {
    this.battle.act(entry);
    this.journal.push(entry);
    if (entry.when !== undefined) this.clock?.pass(entry.when);
    this.clock?.ask(this.battle.askedPeople());
    if (entry.kind !== 'undo') return;
    this.numbers.renew();
    for (const { teller } of this.tellings.values()) teller.rewind();
  }

  /** Every viewer's stream goes on to where the table stands. */
  private tell(entry: JournalEntry): void {
    for (const stream of this.streams.values())
      stream.go(this.momentOf(stream.viewer), [...this.linesAbout(entry), ...this.linesOf(stream.viewer)]);
    if (entry.id === undefined) return;
    const from = (entry.kind === 'answer' ? entry.from : undefined) ?? entry.seat;
    this.accepted.set(`${from} ${entry.id}`, this.stream(from).at);
  }

  private linesAbout({ kind, seat }: JournalEntry): readonly NewLine[] {
    const player = this.match.host.game.facts.playerNames[seat] ?? '';
    if (kind === 'undo') return [this.parts.words.takenBack(player)];
    if (kind === 'timeout') return [this.parts.words.timedOut(player)];
    return kind === 'resign' ? [this.parts.words.resigned(player)] : [];
  }

  /** What a viewer is told of what has happened since it was told last. */
  private linesOf(viewer: Seat): readonly NewLine[] {
    const telling = this.tellings.get(viewer) as Telling;
    const count = this.match.events(viewer).length;
    const events = this.match.events(viewer, Math.min(telling.told, count));
    telling.told = count;
    return telling.teller.tell(events);
  }

  private momentOf(viewer: Seat): Moment {
    const { battle, match, views } = this;
    const pending = battle.isOver ? [] : match.host.pending();
    this.lastStep = this.parts.words.step(pending[0]?.step ?? '') || this.lastStep;
    return {
      view: views.of(match.host.game, viewer, { step: this.lastStep }),
      questions: battle.decisionsFor(viewer).map((decision) => this.questionOf(viewer, decision)),
      waitingFor: [...new Set(pending.map(({ seat }) => seat))],
      status: this.status,
      mayUndo: battle.mayUndo(viewer),
    };
  }

  /** A question in words; one that is still asked is as it was. */
  private questionOf(viewer: Seat, decision: Decision): Question {
    const number = this.numbers.of(viewer, decision);
    const before = this.streams.get(viewer)?.moment.questions.find((one) => one.number === number);
    return before ?? { ...this.parts.words.question(this.match, decision), number };
  }
}
