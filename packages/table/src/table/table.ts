import { isRefusal, type Match, type Reply, type Seat } from '@scapewright/kernel';
import type { UsedPack } from '@scapewright/packs';
import type { Result, StandingOrders, Status } from '@scapewright/protocol';
import type { Game } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import type { AnyAsk } from '../asks/answer-ask.ts';
import type { AnyTold, Untold } from '../asks/asking.ts';
import { type BattleRecord, battleText, type SeatKind } from '../battle/battle-record.ts';
import { AcceptedIds } from './accepted-ids.ts';
import type { BotTask } from './bot-task.ts';
import { type Checkpoint, checkpointOf } from './checkpoint.ts';
import { courseOf } from './course.ts';
import type { GivenAnswer } from './given-answer.ts';
import type { JournalEntry, PlayEntry, RequestKind, TalkEntry } from './journal.ts';
import { linesAbout } from './lines-about.ts';
import { done, idOf, type OthersAsked, type Outcome, refuse } from './outcome.ts';
import { PlayedBattle } from './played-battle.ts';
import { resultOf } from './result-of.ts';
import type { Speaker } from './speaker.ts';
import { TableAsks } from './table-asks.ts';
import { clockOf, type ReadClock, type TableClock } from './table-clock.ts';
import { TableNews } from './table-news.ts';
import type { TableParts } from './table-parts.ts';
import { TableStreams } from './table-streams.ts';
import { isTalk, TableTalk, type TalkNews } from './table-talk.ts';
import type { ViewerStream } from './viewer-stream.ts';

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
  private readonly streams: TableStreams;
  private readonly asks: TableAsks;
  private readonly watchers = new Set<(entry: JournalEntry) => void>();
  readonly accepted: AcceptedIds;
  private readonly clock: TableClock | undefined;
  /** What was said, and what others are asked to agree to. */
  readonly talk: TableTalk;
  /** What was said and asked, for those who are told of it. */
  readonly news = new TableNews();

  /**
   * A new table, or one that went as far as a journal says. `from`: its first entries are not played again. Throws what keeps
   * the battle from being played, or from going on from there.
   */
  constructor(parts: TableParts, journal: readonly JournalEntry[] = [], from?: Checkpoint) {
    const { engine, record, words, match, beginning } = parts;
    this.parts = parts;
    this.engine = engine;
    this.record = record;
    this.journal.push(...journal.slice(0, from?.entries ?? 0));
    this.battle = new PlayedBattle(engine, record, { ...match, beginning }, from?.play, this.journal);
    this.streams = new TableStreams(this.battle, words, parts, from?.streams);
    this.asks = new TableAsks(parts, this);
    this.accepted = new AcceptedIds(from?.accepted);
    this.talk = new TableTalk(from?.talk);
    this.clock = clockOf(parts.clock, this.seats.length, from?.clock);
    if (!from?.clock) this.clock?.ask(this.battle.askedPeople());
    for (const entry of journal.slice(this.journal.length)) this.follow(entry);
  }

  get match(): Match<Game> {
    return this.battle.match;
  }
  get seats(): readonly Seat[] {
    return this.battle.seats;
  }
  get status(): Status {
    return this.streams.status;
  }
  /** Who plays a seat now. */
  kindOf(seat: Seat): SeatKind {
    return this.battle.kindOf(seat);
  }
  /** What the clock shows at a time of its own; undefined where there is none. */
  clockAt(when: number): ReadClock | undefined {
    return this.clock?.read(when);
  }
  /** Who has won and why, once the game is over, in English. */
  get result(): Result | undefined {
    return this.resultIn();
  }
  /** The same in a language. */
  resultIn(language?: string): Result | undefined {
    return resultOf(this.battle, this.engine, this.parts.words, language);
  }
  /** Who says what the table tells in a language; left out: in English. */
  speaker(language?: string): Speaker {
    return this.parts.words.speaker(language);
  }

  /** What of the journal counts for the game as it is: answers that were taken back, chat and orders are left out. */
  get course(): readonly JournalEntry[] {
    return courseOf(this.journal, this.battle.counted);
  }

  /** What a seat, or a spectator (-1), is sent. Throws RangeError for a seat that the table does not have. */
  stream(viewer: Seat): ViewerStream {
    return this.streams.of(viewer);
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
    if (viewer < 0) return refuse('spectator', 'refused:watching-answers');
    if (this.battle.isOver) return refuse('over', 'refused:over');
    const decisions = this.battle.decisionsFor(viewer);
    const decision = decisions.find((one) => this.streams.numberOf(viewer, one) === number);
    if (!decision)
      return decisions.length === 0
        ? refuse('foreign', 'refused:not-asked')
        : refuse('stale', 'refused:past');
    const reply = this.match.read(decision.seat, {
      ...(pick === undefined ? {} : { pick }),
      ...(way === undefined ? {} : { way: [...way] }),
    });
    if (isRefusal(reply)) return { ok: false, ...this.asks.whyRefused(viewer, decision, reply, pick) };
    const from = decision.seat === viewer ? {} : { from: viewer };
    return this.commit({ kind: 'answer', seat: decision.seat, reply, by: 'person', ...from, ...idOf(id) });
  }

  /**
   * Takes back the seat's own last answer. Where something was shown since, the other people are asked first, and `asks` tells
   * who; bots agree to everything.
   */
  undo(seat: Seat, id = ''): Outcome | OthersAsked {
    if (seat < 0) return refuse('spectator', 'refused:watching-takes-back');
    if (this.battle.isOver) return refuse('over', 'refused:over');
    if (this.battle.mayUndo(seat)) return this.commit({ kind: 'undo', seat, ...idOf(id) });
    const to = this.battle.answersBefore(seat);
    if (to === undefined) return refuse('illegal', 'refused:nothing-answered');
    const others = this.otherPeople(seat);
    return others.length > 0
      ? this.request('undo', seat, others, id)
      : this.commit({ kind: 'undo', seat, to, ...idOf(id) });
  }

  /** Offers that nobody wins; who was offered it already agrees. `asks`: all other people, none of whom is a bot. */
  draw(seat: Seat, id = ''): Outcome | OthersAsked {
    if (seat < 0) return refuse('spectator', 'refused:watching-offers');
    if (this.battle.isOver) return refuse('over', 'refused:over');
    const open = this.talk.request('draw');
    if (open?.waiting.includes(seat))
      return this.commit({ kind: 'consent', seat, to: open.id, yes: true, ...idOf(id) });
    const others = this.otherPeople(seat);
    if (!this.battle.isPerson(seat)) return refuse('foreign', 'refused:bot');
    if (others.length === 0) return refuse('illegal', 'refused:bots-only');
    return this.request('draw', seat, others, id);
  }

  /** Answers what a seat was asked, by the id of the request. */
  consent(seat: Seat, to: string, yes: boolean): Outcome {
    if (!this.talk.askedOf(seat, to)) return refuse('unknown', 'refused:nobody-asks');
    return this.commit({ kind: 'consent', seat, to, yes });
  }

  /** Says something to all. `time`: ISO 8601. */
  say(viewer: Seat, text: string, time: string, id?: string): Outcome {
    return this.commit({ kind: 'chat', seat: viewer, text, time, ...idOf(id) });
  }

  /** What a seat wants answered always alike; `ask` for what it wants to be asked again. */
  order(seat: Seat, standing: StandingOrders, id?: string): Outcome {
    if (seat < 0) return refuse('spectator', 'refused:watching-orders');
    if (this.battle.isOver) return refuse('over', 'refused:over');
    return this.commit({ kind: 'orders', seat, standing, ...idOf(id) });
  }

  /** Gives the game up. Where several teams are left, a bot plays on. */
  resign(seat: Seat, id?: string): Outcome {
    if (seat < 0) return refuse('spectator', 'refused:watching-resigns');
    if (this.battle.isOver) return refuse('over', 'refused:over');
    if (this.battle.hasResigned(seat)) return refuse('illegal', 'refused:resigned');
    if (!this.battle.isPerson(seat)) return refuse('foreign', 'refused:bot');
    return this.commit({ kind: 'resign', seat, ...idOf(id) });
  }

  /** Tells what a viewer asks beside the game, from what that viewer may know, in a language. */
  ask(viewer: Seat, ask: AnyAsk, language?: string): AnyTold | Untold {
    return this.asks.ask(viewer, ask, language);
  }

  /** The same for what came in from outside: what it names is looked at first. */
  tryAsk(viewer: Seat, given: { readonly what: string }, language?: string): AnyTold | Untold {
    return this.asks.tryAsk(viewer, given, language);
  }

  /**
   * Gives one answer that no person has to give: by standing orders, or of a bot. False where there is none: the table waits
   * for people, or the game is over.
   */
  step(thought?: Reply): boolean {
    const entry = this.battle.automatic(thought);
    return entry !== undefined && this.commit(entry).ok;
  }

  /** What a bot that thinks long is asked next; undefined where {@link step} needs no long thought. */
  thinking(): BotTask | undefined {
    return this.battle.thinking();
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

  /** From where it goes on without playing its journal again; undefined while somebody may take back an answer unasked. */
  checkpoint(): Checkpoint | undefined {
    const { battle, journal, streams, accepted, talk, clock } = this;
    const play = battle.save(journal);
    return play && checkpointOf(journal.length, play, { streams, accepted, talk, clock });
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
      return refuse('illegal', 'refused:engine');
    }
    for (const watcher of this.watchers) watcher(entry);
    this.tell(entry);
    return done;
  }

  private act(entry: JournalEntry): void {
    const news = isTalk(entry) ? this.actTalk(entry) : this.actPlay(entry);
    this.news.note(this.journal.length, news);
    this.journal.push(entry);
    if (entry.when !== undefined) this.clock?.pass(entry.when);
    this.clock?.ask(this.battle.askedPeople());
  }

  private actPlay(entry: PlayEntry): readonly TalkNews[] {
    this.battle.act(entry);
    if (entry.kind === 'undo') this.streams.renew();
    return this.talk.goOn(entry, this.battle.isOver);
  }

  private actTalk(entry: TalkEntry): readonly TalkNews[] {
    const { news, agreed } = this.talk.take(entry);
    if (agreed?.what === 'draw') this.battle.callDraw();
    if (agreed?.what !== 'undo') return news;
    const to = this.battle.answersBefore(agreed.from);
    if (to === undefined) return news;
    this.battle.act({ kind: 'undo', seat: agreed.from, to });
    this.streams.renew();
    return news;
  }

  /** Every viewer's stream goes on to where the table stands. */
  private tell(entry: JournalEntry): void {
    const news = this.news.since(this.journal.length - 1);
    const about = linesAbout(entry, news, this.match.host.game.facts.playerNames, this.parts.words);
    if (entry.kind !== 'chat' && entry.kind !== 'request') this.streams.goOn(about);
    this.accepted.note(entry, news, (viewer) => this.stream(viewer).at);
    this.news.tell(news);
  }

  private otherPeople(seat: Seat): readonly Seat[] {
    return this.seats.filter((other) => other !== seat && this.battle.isPerson(other));
  }

  private request(what: RequestKind, seat: Seat, asks: readonly Seat[], id: string): Outcome | OthersAsked {
    const open = this.talk.request(what);
    if (open?.from === seat && open.id === id) return { asks: open.waiting };
    const outcome = this.commit({ kind: 'request', what, seat, of: asks, id });
    return outcome.ok ? { asks } : outcome;
  }
}
