import { answerFault, quoted, replyTo } from '../clock/answer.ts';
import type { Clock } from '../clock/clock.ts';
import {
  type Answer,
  type AnswerRefusal,
  type Decision,
  isRefusal,
  keptReply,
  type Reply,
  refused,
  replyFault,
} from '../clock/decision.ts';
import { type SeenEvent, ViewerLog } from '../clock/event.ts';
import type { Decider, GameAdapter } from '../clock/game-adapter.ts';
import type { ProcedureHandle } from '../clock/procedure.ts';
import { KernelError, placedError } from '../error.ts';
import type { AnyGame } from '../hooks/hook.ts';
import type { Seat } from '../state/seat.ts';
import { type View, viewOf } from '../state/view.ts';
import { copiedClock, loadedClock, startedClock } from './beginning.ts';
import type { UncheckedEngine } from './engine.ts';
import { determinize } from './fork.ts';
import { History, putBack, type Snapshot, snapshotOf, takeOffAsking } from './history.ts';
import { InputLog } from './input-log.ts';
import { dropOwn, joined, ownJoint } from './joint.ts';
import { MatchHost } from './match-host.ts';
import type { MatchOptions, MatchPlan, SavedMatch } from './match-plan.ts';
import { quiet } from './match-plan.ts';

/** One game being played. */
export class Match<Game extends GameAdapter = AnyGame> {
  /** @internal Outside the kernel it is reached through the host. */
  readonly clock: Clock<Game>;
  readonly plan: MatchPlan<Game>;
  readonly engine: UncheckedEngine<Game>;
  readonly options: MatchOptions;
  private readonly inputs: InputLog;
  private history: History | undefined;
  private logs: Map<number, ViewerLog> | undefined;
  private hostOnly: MatchHost<Game> | undefined;
  private isBusy = false;

  /** @internal Use {@link UncheckedEngine.start} or {@link UncheckedEngine.load}. */
  constructor(
    engine: UncheckedEngine<Game>,
    plan: MatchPlan<Game>,
    options: MatchOptions,
    from?: SavedMatch | Match<Game>,
  ) {
    this.engine = engine;
    this.plan = plan;
    this.options = options;
    this.inputs = new InputLog(options);
    if (from instanceof Match) {
      this.clock = copiedClock(engine, plan, options, from.clock);
      return;
    }
    this.clock = from ? loadedClock(engine, plan, options, from) : startedClock(engine, plan, options);
    if (from) this.inputs.entries = [...from.inputs];
    if (options.undo) this.history = new History();
    this.inputs.listen(this.clock, () => this.host.hash());
  }

  /** Works on until an answer is needed. True when the game is over. With a decider, it answers inline. */
  advance(decider?: Decider): boolean {
    const { clock } = this;
    this.enter();
    for (;;) {
      if (clock.waiting.length > 0 && !(decider && this.answerWaiting(decider))) return false;
      if (this.work(decider)) return true;
      if (!decider || !clock.paranoid) return false;
    }
  }

  /** What a copy as JSON tells: nothing that a seat may not know. */
  toJSON(): object {
    return { over: this.over };
  }

  /** What holds the secrets of every seat: for those who run the match, never to be sent. */
  get host(): MatchHost<Game> {
    this.hostOnly ??= new MatchHost(this, this.inputs);
    return this.hostOnly;
  }

  /** The decisions that wait for a seat. A joint decision that it has answered waits for it no more. */
  pending(seat: Seat): readonly Decision[] {
    return this.pendingOf(seat);
  }

  /** Those of one seat, or of all. @internal */
  pendingOf(seat: Seat | undefined): readonly Decision[] {
    const { clock } = this;
    if (clock.waiting.length === 0 && !this.isBusy) this.work();
    if (clock.waiting.length === 1 && seat === undefined) return clock.waiting;
    const top = clock.frames[clock.frames.length - 1];
    const joint = top?.type === 'run' ? top.joint : {};
    return clock.waiting.filter(
      (decision, place) => (seat === undefined || decision.seat === seat) && !(place in joint),
    );
  }

  /** True when nothing waits and nothing is left to do. */
  get over(): boolean {
    return this.clock.frames.length === 0;
  }

  /**
   * Answers for a seat: goes on and returns undefined, or refuses, says why, and changes nothing. Refuses whatever is no
   * answer at all, too: it may come straight from a stranger.
   */
  answer(seat: Seat, answer: Answer): AnswerRefusal | undefined {
    const reply = this.read(seat, answer);
    if (isRefusal(reply)) return reply;
    this.commit(this.pending(seat)[0] as Decision, reply);
    return undefined;
  }

  /** What an answer of a seat would be recorded as, or why it is none, whatever came in. Nothing changes. */
  read(seat: Seat, answer: Answer): Reply | AnswerRefusal {
    this.enter();
    if (this.over) return refused('over', 'the game is over');
    const decision = this.pending(seat)[0];
    if (!decision) return refused('foreign', 'nothing is asked of this seat now');
    const fault = answerFault(answer);
    if (fault) return fault;
    const asked = String(answer.decision ?? decision.number);
    if (asked !== String(decision.number))
      return refused('stale', `decision ${quoted(asked)} is past; ${decision.number} is asked`);
    return replyTo(decision, answer, this.clock);
  }

  /** Answers the seat's decision with a value that must be an option: for bots and replays. */
  reply(seat: Seat, reply: Reply): void {
    this.enter();
    const decision = this.pending(seat)[0];
    if (!decision) throw new KernelError('illegal-reply', `seat ${seat}`, 'nothing is asked of it');
    const fault = replyFault(decision, reply);
    if (fault) throw new KernelError('illegal-reply', decision.asks, fault.message);
    this.commit(decision, reply);
  }

  /** What a seat (-1: a spectator) may see of the tables. */
  view(seat: Seat): View {
    return viewOf(this.clock.state, seat);
  }

  /** The events that a seat (-1: a spectator) may see, from its own number `since` on. */
  events(seat: Seat, since = 0): readonly SeenEvent[] {
    this.logs ??= new Map();
    const log = this.logs.get(seat) ?? new ViewerLog(seat);
    this.logs.set(seat, log);
    return log.from(this.clock.tape.events, since);
  }

  /**
   * An independent copy for search, without logs. Without `seat` it is exact (host only), but for the dice to come where
   * a seed is given. With a seat, what that seat may not know is drawn anew from `seed`: hidden columns by the ruleset,
   * secret replies and rolls of functions that wait, joint answers of others forgotten, and other dice. `asks: false`: what
   * waits is asked again once the copy goes on, so that a decider answers it at once.
   */
  fork(options: { readonly seat?: Seat; readonly seed?: string; readonly asks?: boolean } = {}): Match<Game> {
    const { seat, seed = seat === undefined ? undefined : 'fork' } = options;
    this.settle();
    const copy = new Match(this.engine, this.plan, quiet(this.options, seed !== undefined), this);
    if (seed === undefined) return copy;
    const asked = this.clock.waiting.map((decision) => decision.seat);
    determinize(copy, asked, seat, seed);
    if (options.asks !== false) copy.work();
    return copy;
  }

  /**
   * Runs a procedure while a decision waits, above it; the decision is asked again when it ends. For stimuli of editors
   * and tests. Refused where the function that asks has been told something already: decline or answer it first.
   */
  interrupt<Args extends object>(
    procedure: ProcedureHandle<Args>,
    args: NoInfer<Args>,
  ): AnswerRefusal | undefined {
    this.enter();
    if (!takeOffAsking(this.clock)) return refused('illegal', 'what is going on has to be finished first');
    this.history?.clear();
    this.logs = undefined;
    this.clock.begin(procedure, args);
    this.work();
    return undefined;
  }

  /** May this seat take back its last answer: has no roll, reveal or answer of another seat followed it? */
  mayUndo(seat: Seat): boolean {
    const { clock } = this;
    const top = clock.frames[clock.frames.length - 1];
    const asked = clock.waiting.map((decision) => decision.seat);
    if (top?.type === 'run' && Object.keys(ownJoint(top, asked, seat)).length > 0) return true;
    return this.history?.mayTakeBack(clock, seat) ?? false;
  }

  /** Takes back this seat's last answer, unless a roll, a reveal or another seat's answer stands between. */
  undo(seat: Seat): AnswerRefusal | undefined {
    this.enter();
    const { clock } = this;
    const top = clock.frames[clock.frames.length - 1];
    const asked = clock.waiting.map((decision) => decision.seat);
    if (top?.type === 'run' && dropOwn(top, asked, seat)) return undefined;
    const before = this.history?.takeBack(clock, seat);
    if (before === undefined)
      return refused('illegal', 'a roll, a reveal or another player’s answer cannot be taken back');
    this.goBack(before);
    return undefined;
  }

  /**
   * Takes a reply and goes on. Where something throws, everything is as it was before the reply, and the error says where;
   * only a match without logs, of which nobody keeps anything, is lost.
   */
  private commit(decision: Decision, given: Reply): void {
    const { clock, history } = this;
    const before = this.options.log === false ? undefined : snapshotOf(clock, this.inputs.entries.length);
    const undoable = history?.snapshots;
    try {
      if (this.take(decision, given, before)) this.work();
    } catch (error) {
      if (before) this.goBack(before);
      if (history && undoable) history.snapshots = undoable;
      throw error;
    }
  }

  /** Puts the match back to a position in which it waited. */
  private goBack(before: Snapshot): void {
    putBack(this.clock, before);
    this.inputs.entries.length = before.inputs;
    this.logs = undefined;
    this.work();
  }

  /** Takes a reply; the replies of a joint decision count, in the order asked, when all are in. False: others are to come. */
  private take(decision: Decision, given: Reply, before?: Snapshot): boolean {
    const { clock } = this;
    const reply = keptReply(given);
    const { waiting, frames } = clock;
    const top = frames[frames.length - 1];
    let decisions = [decision] as readonly Decision[];
    let replies = [reply] as readonly Reply[];
    if (waiting.length > 1 && top?.type === 'run') {
      const all = joined(top, waiting.indexOf(decision), waiting.length, reply);
      if (!all) return false;
      decisions = waiting;
      replies = all;
    }
    if (this.history && decisions.some(({ seat }) => seat !== decision.seat)) this.history.clear();
    else if (before) this.history?.note(decision.seat, before);
    if (this.options.log !== false) this.inputs.note(decisions, replies, () => this.host.hash());
    const recorded = clock.recordOf(decisions, replies);
    if (top?.type === 'run') top.recorded.push(recorded);
    else if (top?.type === 'window') top.reply = reply;
    if (recorded.kind === 'roll') clock.barriers++;
    clock.waiting = [];
    return true;
  }

  private answerWaiting(decider: Decider): boolean {
    for (const decision of this.pendingOf(undefined)) {
      const reply = decider(decision);
      if (reply === undefined) return false;
      const fault = this.clock.paranoid ? replyFault(decision, reply) : undefined;
      if (fault) throw new KernelError('illegal-reply', decision.asks, fault.message);
      this.take(decision, reply, this.history && snapshotOf(this.clock, this.inputs.entries.length));
    }
    return true;
  }

  private work(decider?: Decider): boolean {
    const { clock } = this;
    this.isBusy = true;
    clock.decider = decider;
    try {
      return clock.work();
    } catch (error) {
      throw placedError(error, clock.step());
    } finally {
      clock.decider = undefined;
      this.isBusy = false;
    }
  }

  /** Nothing inside a match may play it. */
  private enter(): void {
    if (this.isBusy) throw new KernelError('re-entered', this.clock.step(), 'the match is at work');
  }

  /** Completes the stack where somebody looks from inside a decider. @internal */
  settle(): void {
    if (this.isBusy && !this.clock.isDeciding)
      throw new KernelError('re-entered', this.clock.step(), 'a hook may not copy its own match');
    this.clock.settleAll();
  }
}
