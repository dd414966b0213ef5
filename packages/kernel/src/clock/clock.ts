import { KernelError } from '../error.ts';
import type { BoundHook, CompiledHooks } from '../hooks/compiled-hooks.ts';
import type { AnyGame } from '../hooks/hook.ts';
import { type DiceSource, type RandomWords, type RollRequest, randomTable } from '../state/dice.ts';
import type { TableLayout } from '../state/layout.ts';
import type { State } from '../state/state.ts';
import { attempt } from './attempt.ts';
import { type CompiledProcedure, nameOfWork, type ProcedureSource, type Work } from './compile-procedure.ts';
import { advanceProcedure, endBody, outcomeOf, pushProcedure, settle } from './course.ts';
import {
  AskedDecision,
  type Choice,
  type Decision,
  type OptionNames,
  type Reply,
  secretOptions,
} from './decision.ts';
import type { DeterminismCheck } from './determinism-check.ts';
import { EventTape } from './event-tape.ts';
import type { Frame, ProcedureFrame, RecordedReplies, RunFrame, WindowFrame } from './frame.ts';
import type { ClockOptions, Decider, GameAdapter } from './game-adapter.ts';
import type { ProcedureHandle } from './procedure.ts';
import type { Run } from './run.ts';
import type { Args, Vars } from './step-plan.ts';
import { advanceWindow, finishHook } from './window.ts';

export type AnyClock = Clock<AnyGame>;

/**
 * The clock: works through procedures, opens windows, runs bodies and hooks, and stops where an answer is needed. What
 * it holds while it waits is plain data: the state's buffer and journal, and the stack of frames.
 */
export class Clock<Game extends GameAdapter = AnyGame> implements OptionNames {
  readonly state: State;
  readonly hooks: CompiledHooks;
  readonly procedures: ProcedureSource;
  readonly game: Game;
  readonly options: ClockOptions;
  readonly paranoid: boolean;
  /** What runs every function twice, in paranoid mode. */
  readonly determinismCheck: DeterminismCheck | undefined;
  source: DiceSource;
  frames: Frame[] = [];
  waiting: readonly Decision[] = [];
  /** The event log, and where in it the function that runs stands. */
  readonly tape: EventTape;
  /** Answers committed per seat: numbers the decisions of each seat. */
  answered: number[] = [];
  /** Rises at every roll and reveal: undo stops there. */
  barriers = 0;
  decider: Decider | undefined;
  /** True while the decider looks at a decision; `asking` is its run, on the stack only when somebody needs it there. */
  isDeciding = false;
  asking: Run | undefined;
  /** The window that has just been opened: nothing has changed since its conditions were checked. */
  opened: WindowFrame | undefined;
  /** Told of each reply that a decider gives. */
  onReply: ((decisions: readonly Decision[], replies: readonly Reply[]) => void) | undefined;
  /** Told of each roll that was made, with its faces. */
  onRoll: ((request: RollRequest, faces: readonly number[]) => void) | undefined;
  /** Told of each hook that runs: coverage. */
  onHook: ((bound: BoundHook) => void) | undefined;
  /** What the procedure that ended last has left. */
  lastResult: Vars = {};
  /** What the run that ended last has returned. */
  result: unknown;
  private openRuns = 0;
  private loops = 0;
  private readonly randomTable: TableLayout;

  constructor(
    state: State,
    hooks: CompiledHooks,
    procedures: ProcedureSource,
    game: Game,
    options: ClockOptions,
    determinismCheck?: DeterminismCheck,
  ) {
    this.state = state;
    this.hooks = hooks;
    this.procedures = procedures;
    this.game = game;
    this.options = options;
    this.paranoid = options.paranoid;
    this.determinismCheck = determinismCheck;
    this.tape = new EventTape(options.log);
    this.source = options.dice;
    this.randomTable = state.layout.tableAt(state.layout.places[randomTable.a.id * 4] as number);
    state.sealed = options.paranoid;
  }

  /** Starts a procedure on top of the stack. */
  begin<Args extends object>({ name }: ProcedureHandle<Args>, args: NoInfer<Args>): void {
    pushProcedure(this, name, { ...args } as Vars);
  }

  /** The variables of a procedure that is being worked through, the innermost of them; undefined where none is. */
  varsOf<Args, Result>(of: ProcedureHandle<Args, Result>): Readonly<Args & Partial<Result>> | undefined {
    const frame = this.frames.findLast((one) => one.type === 'procedure' && one.procedure === of.name);
    return frame?.type === 'procedure' ? (frame.vars as Args & Partial<Result>) : undefined;
  }

  /** Works until an answer is needed or the stack is down to `depth`. True when it got there. */
  work(depth = 0): boolean {
    const { frames } = this;
    while (frames.length > depth) {
      const top = frames[frames.length - 1] as Frame;
      if (top.type === 'procedure') advanceProcedure(this, top);
      else if (top.type === 'window') advanceWindow(this, top);
      else this.resume(top);
      if (this.waiting.length > 0) return false;
    }
    return true;
  }

  /** The step in which the clock stands: of the innermost procedure or window. */
  step(): string {
    for (let at = this.frames.length - 1; at >= 0; at--) {
      const frame = this.frames[at] as Frame;
      if (frame.type === 'window') return this.hooks.windowName(frame.window);
      if (frame.type === 'run') continue;
      return this.codeOf(frame).operations[frame.at]?.name ?? frame.procedure;
    }
    return '';
  }

  /** The compiled code of a procedure. @internal */
  codeNamed(procedure: string): CompiledProcedure {
    const found = this.procedures.get(procedure);
    if (!found) throw new KernelError('unknown-procedure', procedure, 'the ruleset has no such procedure');
    return found;
  }
  /** @internal */
  codeOf(frame: ProcedureFrame): CompiledProcedure {
    frame.code ??= this.codeNamed(frame.procedure);
    return frame.code;
  }

  /** Names options: hooks by their keys, everything else as the game does. */
  keyOf(domain: string, value: number): string {
    return domain === 'hook' ? (this.hooks.all[value]?.key ?? '') : this.game.keyOf(domain, value);
  }
  valueOf(domain: string, key: string): number | undefined {
    if (domain !== 'hook') return this.game.valueOf(domain, key);
    return this.hooks.all.find((bound) => bound.key === key)?.index;
  }

  /** Asks seats; what is asked of nobody, whoever is choosing now. Returns what is recorded of it where a decider answers at once, otherwise waits. @internal */
  ask(choices: readonly Choice[], run: Run | undefined): RecordedReplies | undefined {
    this.loops = 0;
    const step = this.step();
    const decisions: AskedDecision[] = [];
    for (const given of choices) {
      const choice = given.seat < 0 ? { ...given, seat: this.game.chooser() } : given;
      const { seat, options, extras, asks } = choice;
      if (options.length === 0 && !extras?.length)
        throw new KernelError('no-options', run?.where ?? step, `${asks} has nothing to choose from`);
      let number = this.answered[seat] ?? 0;
      for (const other of decisions) if (other.seat === seat) number++;
      decisions.push(new AskedDecision(choice, number, step, this));
    }
    const replies = this.decider && !this.paranoid ? this.decide(decisions, this.decider, run) : undefined;
    if (replies) return this.recordOf(decisions, replies);
    if (run) this.pushRun(run);
    for (const decision of decisions) decision.keep();
    this.waiting = decisions;
    return undefined;
  }

  /** What is recorded of answered decisions; counts them for their seats. @internal */
  recordOf(decisions: readonly Decision[], replies: readonly Reply[]): RecordedReplies {
    for (const { seat } of decisions) {
      while (this.answered.length <= seat) this.answered.push(0);
      (this.answered[seat] as number)++;
    }
    const { asks, choice } = decisions[0] as Decision;
    const kind = choice.joint ? 'joint' : choice.rolls ? 'roll' : 'choice';
    const secrets = decisions.some((one) => one.choice.secret) ? decisions.map(secretOptions) : undefined;
    return { kind, asks, replies, secrets };
  }

  /** Runs a body or hook to its end (true, with its `result`) or to where it waits. @internal */
  perform(work: Work, values: Vars, frame: RunFrame | undefined): boolean {
    if (frame) {
      this.state.rollback(frame.mark);
      this.tape.at = frame.events;
    } else if (this.openRuns++ === 0) this.state.forget();
    const published = this.tape.events.length;
    this.options.progress?.(nameOfWork(work));
    const run = attempt(this, work, values, frame);
    if (!run) return false;
    this.tape.check(published, run.where);
    if (run.frame && this.frames.pop() !== run.frame)
      throw new KernelError('diverged-run', run.where, 'the stack does not end with this run');
    this.openRuns--;
    return true;
  }

  /** Puts a running function on the stack, if it is not there yet. @internal */
  pushRun(run: Run): RunFrame {
    if (!run.frame) {
      const { mark, events, recalled } = run;
      const recorded = [...run.recorded];
      run.recorded = recorded;
      run.frame = { type: 'run', recorded, mark, events, calling: undefined, joint: {}, recalled };
      this.frames.push(run.frame);
    }
    return run.frame;
  }

  /** Makes the stack complete while a decider looks at a decision: for forks, saves and hashes. @internal */
  settleAll(): void {
    if (this.asking) this.pushRun(this.asking);
    for (const frame of this.frames) if (frame.type === 'run') settle(this, frame.recorded);
  }

  /** The stack has been replaced. @internal */
  restack(frames: Frame[]): void {
    this.frames = frames;
    this.waiting = [];
    this.openRuns = frames.filter((frame) => frame.type === 'run').length;
    for (const frame of frames) {
      if (frame.type !== 'procedure' || frame.code) continue;
      const { places } = this.codeOf(frame);
      if (places) frame.at = places.lastIndexOf(frame.at);
    }
  }

  /** Notes that a step passes that nobody hooks. @internal */
  passing(window: number, args: Args): void {
    if (!this.options.trace) return;
    const data = { ...args, step: Math.floor(window / 3) };
    this.tape.emit({ step: this.step(), reason: 'step', source: undefined, data, see: [] }, 'step');
  }

  /** The generator's words. @internal */
  random(): RandomWords {
    const { buffer } = this.state;
    const { base } = this.randomTable;
    return [buffer[base], buffer[base + 1], buffer[base + 2], buffer[base + 3]] as RandomWords;
  }

  /** Sets the generator's words. @internal */
  setRandom(words: RandomWords): void {
    const { index, base } = this.randomTable;
    this.state.sealed = false;
    for (let at = 0; at < 4; at++) this.state.writeAddress(base + at, words[at] as number, index);
    this.state.sealed = this.paranoid;
  }

  /** A roll has been made. @internal */
  rolled(request: RollRequest, faces: readonly number[]): void {
    this.barriers++;
    this.onRoll?.(request, faces);
  }

  /** Variables as a function may see them: read only where that is checked. @internal */
  sealed<T extends object>(values: T): T {
    return this.paranoid ? Object.freeze({ ...values }) : values;
  }

  /** Loops and calls end at the budget where nothing is asked in between. @internal */
  countLoop(): void {
    if (++this.loops > this.options.budget)
      throw new KernelError('step-budget', this.step(), `${this.options.budget} loops without a decision`);
  }

  private decide(decisions: readonly Decision[], decider: Decider, run: Run | undefined) {
    this.asking = run;
    this.isDeciding = true;
    const replies: Reply[] = [];
    for (const decision of decisions) {
      const reply = decider(decision);
      if (reply === undefined) break;
      replies.push(typeof reply === 'number' ? reply : reply.slice());
    }
    const isAnswered = replies.length === decisions.length;
    if (isAnswered) this.onReply?.(decisions, replies);
    this.asking = undefined;
    this.isDeciding = false;
    return isAnswered ? replies : undefined;
  }

  /** Runs a suspended function again: its call has ended, or its answer has come. */
  private resume(frame: RunFrame): void {
    if (frame.calling) frame.recorded.push(outcomeOf(this, frame));
    settle(this, frame.recorded);
    const below = this.frames[this.frames.length - 2];
    if (below?.type === 'window') {
      const bound = this.hooks.all[below.current];
      if (!bound) throw new KernelError('bad-save', 'stack', 'the hook that was running does not exist');
      if (this.perform(bound, below.args, frame)) finishHook(this, below);
      return;
    }
    const operation = below?.type === 'procedure' ? this.codeOf(below).operations[below.at] : undefined;
    if (below?.type !== 'procedure' || operation?.op !== 'body')
      throw new KernelError('bad-save', 'stack', 'a run stands on nothing that runs');
    if (this.perform(operation, this.sealed(below.vars), frame)) endBody(this, below);
  }
}
