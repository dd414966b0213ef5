import { Clock, type ClockOptions, type Decider, type GameAdapter } from './clock.ts';
import { CompiledHooks } from './compiled-hooks.ts';
import {
  type Answer,
  type AnswerRefusal,
  type Decision,
  isRefusal,
  type Reply,
  replyTo,
} from './decision.ts';
import { type DiceSource, type RollRequest, randomTable, seedWords } from './dice.ts';
import type { Engine } from './engine.ts';
import { KernelError } from './error.ts';
import { eventsFor, type GameEvent, type SeenEvent } from './event.ts';
import { copyFrame, type Frame } from './frame.ts';
import { hashOf } from './hash.ts';
import type { HookSource } from './hook.ts';
import { compileProcedure } from './procedure.ts';
import { Layout, State } from './state.ts';
import { type View, viewOf } from './view.ts';

/** What a ruleset makes of a setup: how many rows, which hook sources, the game object, the first procedure. */
export interface MatchPlan<Game extends GameAdapter> {
  readonly rows: Readonly<Record<string, number>>;
  readonly sources: readonly HookSource[];
  readonly seats: number;
  makeGame(state: State, hooks: CompiledHooks): Game;
  /** Writes the starting values of a new match. */
  fill(state: State): void;
  readonly start: string;
}

/** How a match is started. */
export interface MatchOptions {
  readonly dice?: DiceSource;
  /** Seed of the dice in the state; for hosted games 128 random bits. */
  readonly seed?: string;
  readonly log?: boolean;
  readonly trace?: boolean;
  readonly paranoid?: boolean;
  readonly guard?: ClockOptions['guard'];
  readonly budget?: number;
  /** Keep what undo needs. */
  readonly undo?: boolean;
}

/** One entry of the input log: a committed answer, or dice from outside. */
export type InputEntry =
  | { readonly seat: number; readonly asks: string; readonly reply: Reply }
  | { readonly dice: readonly number[]; readonly purpose: string };

/** A paused match as plain JSON. Only the host has it. */
export interface SavedMatch {
  readonly lock: readonly string[];
  readonly buffer: readonly number[];
  readonly journal: { readonly addresses: readonly number[]; readonly olds: readonly number[] };
  readonly frames: readonly Frame[];
  readonly answered: readonly number[];
  readonly events: readonly GameEvent[];
  readonly emitAt: number;
  readonly inputs: readonly InputEntry[];
}

interface Snapshot {
  readonly barriers: number;
  readonly saved: SavedMatch;
  readonly seat: number;
}

/** One game being played. */
// biome-ignore lint/suspicious/noExplicitAny: the kernel does not know the game
export class Match<Game extends GameAdapter = any> {
  readonly clock: Clock<Game>;
  readonly plan: MatchPlan<Game>;
  readonly engine: Engine<Game>;
  readonly options: MatchOptions;
  private inputs: InputEntry[] = [];
  private snapshots: Snapshot[] = [];

  /** @internal Use {@link Engine.start} or {@link Engine.load}. */
  constructor(
    engine: Engine<Game>,
    plan: MatchPlan<Game>,
    options: MatchOptions,
    from?: SavedMatch | Match<Game>,
  ) {
    this.engine = engine;
    this.plan = plan;
    this.options = options;
    if (from instanceof Match) {
      this.clock = this.makeClock(from.clock.state.fork(), from.clock.hooks, from);
      this.clock.frames = from.clock.frames.map(copyFrame);
      this.clock.answered = [...from.clock.answered];
      this.clock.running = from.clock.frames.filter((frame) => frame.type === 'run').length;
      return;
    }
    const layout = new Layout(engine.tables, { ...plan.rows, random: 1 });
    const hooks = new CompiledHooks(engine.steps, plan.sources);
    const state = new State(layout, from ? Int32Array.from(from.buffer) : undefined);
    this.clock = this.makeClock(state, hooks);
    if (from) this.restore(from);
    else {
      const words = seedWords(options.seed ?? 'scapewright');
      plan.fill(state);
      this.clock.setRandom(words);
      state.forget();
      this.clock.begin(plan.start, {});
    }
    this.clock.onRoll = (request, faces) => this.noteRoll(request, faces);
  }

  get game(): Game {
    return this.clock.game;
  }

  /** Works on until an answer is needed. True when the game is over. With a decider, it answers inline. */
  advance(decider?: Decider): boolean {
    const { clock } = this;
    if (clock.waiting.length > 0 && !decider) return false;
    clock.decider = decider;
    try {
      if (decider && clock.waiting.length > 0 && !this.answerWaiting(decider)) return false;
      return clock.work();
    } finally {
      clock.decider = undefined;
    }
  }

  /** The decisions that wait, of one seat or of all. A joint decision that a seat has answered waits for it no more. */
  pending(seat?: number): readonly Decision[] {
    const top = this.clock.frames[this.clock.frames.length - 1];
    const joint = top?.type === 'run' ? top.joint : {};
    return this.clock.waiting.filter(
      (decision) => (seat === undefined || decision.seat === seat) && !(String(decision.seat) in joint),
    );
  }

  /** True when nothing waits and nothing is left to do. */
  get over(): boolean {
    return this.clock.frames.length === 0;
  }

  /** Answers for a seat: goes on and returns undefined, or refuses, says why, and changes nothing. */
  answer(seat: number, answer: Answer): AnswerRefusal | undefined {
    const { clock } = this;
    if (this.over) return { ok: false, code: 'over', message: 'the game is over' };
    const decision = this.pending(seat)[0];
    if (!decision) return { ok: false, code: 'foreign', message: 'nothing is asked of this seat now' };
    if (answer.decision !== undefined && String(answer.decision) !== String(decision.number))
      return {
        ok: false,
        code: 'stale',
        message: `decision ${answer.decision} is past; ${decision.number} is asked`,
      };
    const reply = replyTo(decision, answer, clock.names);
    if (isRefusal(reply)) return reply;
    this.commit(decision, reply);
    clock.work();
    return undefined;
  }

  /** Answers the seat's decision with a value already known to be an option: for bots and replays. */
  reply(seat: number, reply: Reply): void {
    const decision = this.pending(seat)[0];
    if (!decision) throw new KernelError('diverged-run', 'reply', `nothing is asked of seat ${seat}`);
    this.commit(decision, reply);
    this.clock.work();
  }

  /** The full hash, for hosts: the same on every machine after the same setup, seed and answers. */
  hash(): string {
    const { clock } = this;
    return hashOf(clock.state, clock.frames, clock.answered);
  }

  /** What a seat (-1: a spectator) may see of the tables. */
  view(seat: number): View {
    return viewOf(this.clock.state, seat);
  }

  /** The events that a seat (-1: a spectator) may see, from its own number `since` on. */
  events(seat: number, since = 0): readonly SeenEvent[] {
    return eventsFor(this.clock.events, seat, since);
  }

  /** The whole event log, for the host. */
  get log(): readonly GameEvent[] {
    return this.clock.events;
  }

  /** Everything that re-simulates the game, besides setup and seed: answers and outside dice in order. */
  get inputLog(): readonly InputEntry[] {
    return this.inputs;
  }

  /** The paused game as plain data. */
  save(): SavedMatch {
    const { clock } = this;
    return {
      lock: this.engine.lock,
      buffer: [...clock.state.buffer],
      journal: clock.state.journal(),
      frames: clock.frames.map(copyFrame),
      answered: [...clock.answered],
      events: [...clock.events],
      emitAt: clock.emitAt,
      inputs: [...this.inputs],
    };
  }

  /**
   * An independent copy for search. Without `seat` it is exact (host only). With a seat, what that seat may not know is
   * drawn anew by the ruleset from `seed`, joint answers of others are forgotten, and the dice are other dice.
   */
  fork(options: { readonly seat?: number; readonly seed?: string } = {}): Match<Game> {
    const copy = new Match(
      this.engine,
      this.plan,
      { ...this.options, dice: 'seeded', log: false, trace: false, undo: false },
      this,
    );
    if (options.seat !== undefined) {
      const { seat, seed = 'fork' } = options;
      for (const frame of copy.clock.frames)
        if (frame.type === 'run') frame.joint = pickSeat(frame.joint, seat);
      this.engine.resample?.(copy.game, copy.clock.state, seat, seedWords(seed));
      copy.clock.setRandom(seedWords(`${seed}/dice`));
    } else if (options.seed !== undefined) copy.clock.setRandom(seedWords(options.seed));
    copy.clock.work();
    return copy;
  }

  /** Takes back this seat's last answer, unless a roll, a reveal or another seat's answer stands between. */
  undo(seat: number): AnswerRefusal | undefined {
    const last = this.snapshots[this.snapshots.length - 1];
    if (!last || last.barriers !== this.clock.barriers || last.seat !== seat)
      return {
        ok: false,
        code: 'illegal',
        message: 'a roll, a reveal or another player’s answer cannot be taken back',
      };
    this.snapshots.pop();
    this.restore(last.saved);
    return undefined;
  }

  private commit(decision: Decision, reply: Reply): void {
    const { clock } = this;
    if (this.options.undo) {
      const last = this.snapshots[this.snapshots.length - 1];
      if (last && (last.seat !== decision.seat || last.barriers !== clock.barriers)) this.snapshots = [];
      this.snapshots.push({ barriers: clock.barriers, saved: this.save(), seat: decision.seat });
    }
    this.inputs.push({ seat: decision.seat, asks: decision.asks, reply });
    const top = clock.frames[clock.frames.length - 1];
    if (clock.waiting.length > 1 && top?.type === 'run') {
      top.joint[String(decision.seat)] = reply;
      const replies = clock.waiting.map((one) => top.joint[String(one.seat)]);
      clock.countAnswer(decision.seat);
      if (replies.some((one) => one === undefined)) return;
      top.recorded.push({ kind: 'joint', asks: decision.asks, replies: replies as Reply[] });
      top.joint = {};
    } else {
      clock.countAnswer(decision.seat);
      this.record(decision, reply);
    }
    clock.waiting = [];
  }

  private record(decision: Decision, reply: Reply): void {
    const top = this.clock.frames[this.clock.frames.length - 1];
    if (top?.type === 'window') top.reply = reply;
    else if (top?.type === 'run') {
      if (decision.shape === 'chance')
        top.recorded.push({
          kind: 'roll',
          purpose: decision.asks,
          faces: typeof reply === 'number' ? [reply] : reply,
          words: undefined,
        });
      else if (decision.choice.joint)
        top.recorded.push({ kind: 'joint', asks: decision.asks, replies: [reply] });
      else top.recorded.push({ kind: 'choice', asks: decision.asks, reply });
    }
  }

  private answerWaiting(decider: Decider): boolean {
    for (const decision of this.pending()) {
      const reply = decider(decision);
      if (reply === undefined) return false;
      this.commit(decision, reply);
    }
    return true;
  }

  private restore(saved: SavedMatch): void {
    const { clock } = this;
    clock.state.buffer = Int32Array.from(saved.buffer);
    clock.state.restoreJournal(saved.journal);
    clock.state.touch();
    clock.frames = saved.frames.map(copyFrame);
    clock.answered = [...saved.answered];
    clock.events = [...saved.events];
    clock.emitAt = saved.emitAt;
    this.inputs = [...saved.inputs];
    clock.waiting = [];
    clock.running = clock.frames.filter((frame) => frame.type === 'run').length;
    clock.work();
  }

  private noteRoll(request: RollRequest, faces: readonly number[]): void {
    if (this.clock.source !== 'seeded') this.inputs.push({ dice: faces, purpose: request.purpose });
  }

  private makeClock(state: State, hooks: CompiledHooks, from?: Match<Game>): Clock<Game> {
    const { options, engine } = this;
    const clockOptions: ClockOptions = {
      dice: options.dice ?? 'seeded',
      log: options.log ?? true,
      trace: options.trace ?? false,
      paranoid: options.paranoid ?? false,
      guard: options.guard,
      budget: options.budget ?? 200_000,
    };
    const reuse = from && (from.options.trace ?? false) === clockOptions.trace;
    const procedures = reuse
      ? from.clock.procedures
      : new Map(
          engine.procedures.map((plan) => [plan.name, compileProcedure(plan, hooks, clockOptions.trace)]),
        );
    return new Clock(state, hooks, procedures, this.plan.makeGame(state, hooks), clockOptions, engine.owners);
  }
}

function pickSeat(joint: Record<string, Reply>, seat: number): Record<string, Reply> {
  const own = joint[String(seat)];
  return own === undefined ? {} : { [String(seat)]: own };
}

/** The hidden row of the generator is part of every match. */
export const kernelTables = [randomTable];
