import { attempt, nameOfWork, type Work } from './attempt.ts';
import type { BoundHook, CompiledHooks } from './compiled-hooks.ts';
import {
  AskedDecision,
  type Choice,
  type Decision,
  keptReply,
  type OptionNames,
  type Reply,
  secretOptions,
} from './decision.ts';
import { type DiceSource, type RandomWords, type RollRequest, randomTable } from './dice.ts';
import { KernelError } from './error.ts';
import type { GameEvent } from './event.ts';
import type { CallOutcome, Frame, ProcedureFrame, Recorded, RunFrame, WindowFrame } from './frame.ts';
import type { HookSource } from './hook.ts';
import type { TableLayout } from './layout.ts';
import type { Args, CompiledProcedure, Vars, WindowOperation } from './procedure.ts';
import type { Run } from './run.ts';
import type { State } from './state.ts';
import type { HookGate } from './value.ts';
import { advanceWindow, anyApplies, finishHook, openWindow } from './window.ts';

/** What a ruleset's game object tells the kernel. */
export interface GameAdapter extends HookGate, OptionNames {
  /** The seat whose hook it is, -1 where nobody owns it. */
  seatOf(source: HookSource, args: object): number;
  /** The seats in the order in which simultaneous abilities resolve now. */
  seatOrder(): readonly number[];
  /** The player who is choosing at this moment: orders what nobody owns (ruling SIM-2). */
  chooser(): number;
  /** The position of a named ruling. */
  ruling(name: string): string | number | boolean | undefined;
}

/** Answers inline, without suspension: the index-free value, or undefined to suspend after all. */
export type Decider = (decision: Decision) => Reply | undefined;

/** How a clock is run. */
export interface ClockOptions {
  readonly dice: DiceSource;
  /** Keep the event log. */
  readonly log: boolean;
  /** Note every step that passes, for the log and for tests. */
  readonly trace: boolean;
  /** Run every function twice and compare. */
  readonly paranoid: boolean;
  /** Wraps each run in paranoid mode: the test kit takes clocks and random sources away. */
  readonly guard?: (<T>(work: () => T) => T) | undefined;
  /** How many context calls one run may make, and how many loops and calls may pass between two answers. */
  readonly budget: number;
  /** Told of each hook or body before it runs, so that a watchdog outside can name the one that hangs. */
  readonly progress?: ((where: string) => void) | undefined;
}

/** Finds the compiled code of a procedure. */
export interface ProcedureSource {
  get(name: string): CompiledProcedure | undefined;
}

/** Frames that may stand on each other; deeper nesting is taken for endless. */
const deepest = 400;

/**
 * The clock: works through procedures, opens windows, runs bodies and hooks, and stops where an answer is needed. What
 * it holds while it waits is plain data: the state's buffer and journal, and the stack of frames.
 */
// biome-ignore lint/suspicious/noExplicitAny: the kernel does not know the game
export class Clock<Game extends GameAdapter = any> {
  readonly state: State;
  readonly hooks: CompiledHooks;
  readonly procedures: ProcedureSource;
  readonly game: Game;
  readonly options: ClockOptions;
  readonly paranoid: boolean;
  readonly names: OptionNames;
  source: DiceSource;
  frames: Frame[] = [];
  waiting: readonly Decision[] = [];
  events: GameEvent[] = [];
  /** Where the next event goes; less than the log's length while a function is run again. */
  emitAt = 0;
  /** Answers committed per seat: numbers the decisions of each seat. */
  answered: number[] = [];
  /** Rises at every roll and reveal: undo stops there. */
  barriers = 0;
  decider: Decider | undefined;
  /** The run whose decision a decider looks at now: it is on the stack only when somebody needs it there. */
  asking: Run | undefined;
  isDeciding = false;
  /** Told of each reply that a decider gives. */
  onReply: ((decisions: readonly Decision[], replies: readonly Reply[]) => void) | undefined;
  /** Told of each roll that was made, with its faces. */
  onRoll: ((request: RollRequest, faces: readonly number[]) => void) | undefined;
  /** Told of each hook that runs: coverage. */
  onHook: ((bound: BoundHook) => void) | undefined;
  /** The window that has just been opened: nothing has changed since its conditions were checked. */
  opened: WindowFrame | undefined;
  /** What the procedure that ended last has left. */
  lastResult: Vars = {};
  /** What the run that ended last has returned. */
  result: unknown;
  private openRuns = 0;
  private loops = 0;
  private readonly randomTable: TableLayout;
  private readonly quietEvents = new Map<string, QuietEvent>();

  constructor(
    state: State,
    hooks: CompiledHooks,
    procedures: ProcedureSource,
    game: Game,
    options: ClockOptions,
  ) {
    this.state = state;
    this.hooks = hooks;
    this.procedures = procedures;
    this.game = game;
    this.options = options;
    this.paranoid = options.paranoid;
    this.source = options.dice;
    this.names = new HookNames(hooks, game);
    this.randomTable = state.layout.tableAt(state.layout.places[randomTable.a.id * 4] as number);
    state.sealed = options.paranoid;
  }

  /** Starts a procedure on an empty stack. */
  begin(procedure: string, vars: Vars): void {
    this.pushProcedure(procedure, { ...vars });
  }

  /** Works until an answer is needed or the stack is down to `depth`. True when it got there. */
  work(depth = 0): boolean {
    const { frames } = this;
    while (frames.length > depth) {
      const top = frames[frames.length - 1] as Frame;
      if (top.type === 'procedure') this.advanceProcedure(top);
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
      if (frame.type === 'procedure') {
        const operation = this.codeOf(frame).operations[frame.at];
        if (operation?.op === 'body') return operation.name;
        return operation && 'window' in operation ? this.hooks.windowName(operation.window) : frame.procedure;
      }
    }
    return '';
  }

  /** Asks seats. Returns what is recorded of it where a decider answers at once, otherwise waits. @internal */
  ask(choices: readonly Choice[], run: Run | undefined): Recorded | undefined {
    this.loops = 0;
    const decisions: Decision[] = [];
    const step = this.step();
    for (const choice of choices) {
      const { seat, options, extras, asks } = choice;
      if (options.length === 0 && !extras?.length)
        throw new KernelError('no-options', run?.where ?? step, `${asks} has nothing to choose from`);
      let number = this.answered[seat] ?? 0;
      for (const other of decisions) if (other.seat === seat) number++;
      decisions.push(new AskedDecision(choice, number, step, this.names));
    }
    const replies = this.decider && !this.paranoid ? this.decide(decisions, this.decider, run) : undefined;
    if (replies) return this.recordOf(decisions, replies);
    if (run) this.pushRun(run);
    this.waiting = decisions.map(
      ({ choice, number }) =>
        new AskedDecision({ ...choice, options: Array.from(choice.options) }, number, step, this.names),
    );
    return undefined;
  }

  /** What is recorded of answered decisions; counts them for their seats. @internal */
  recordOf(decisions: readonly Decision[], replies: readonly Reply[]): Recorded {
    for (const { seat } of decisions) {
      while (this.answered.length <= seat) this.answered.push(0);
      (this.answered[seat] as number)++;
    }
    const { asks, choice } = decisions[0] as Decision;
    const reply = replies[0] as Reply;
    if (choice.joint) {
      const isSecret = decisions.some((decision) => decision.choice.secret);
      return { kind: 'joint', asks, replies, ...(isSecret ? { secrets: decisions.map(secretOptions) } : {}) };
    }
    const hidden = choice.secret ? { secret: secretOptions(decisions[0] as Decision) } : undefined;
    if (!choice.rolls) return { kind: 'choice', asks, reply, ...hidden };
    const faces = typeof reply === 'number' ? [reply] : reply;
    return { kind: 'roll', purpose: asks, faces, words: undefined, ...hidden };
  }

  /** Runs a body or hook to its end (true, with its `result`) or to where it waits. @internal */
  perform(work: Work, values: Vars, frame: RunFrame | undefined): boolean {
    if (frame) {
      this.state.rollback(frame.mark);
      this.emitAt = frame.events;
    } else if (this.openRuns++ === 0) this.state.forget();
    const published = this.events.length;
    this.options.progress?.(nameOfWork(work));
    const run = attempt(this, work, values, frame);
    if (!run) return false;
    if (this.options.log && this.emitAt < published)
      throw new KernelError('diverged-run', run.where, 'it emitted less when it was run again');
    if (run.frame && this.frames.pop() !== run.frame)
      throw new KernelError('diverged-run', run.where, 'the stack does not end with this run');
    this.openRuns--;
    return true;
  }

  /** Runs a procedure for a function that is running: undefined when it has to wait. @internal */
  callFrom(run: Run, procedure: string, vars: Args): CallOutcome | undefined {
    const frame = this.pushRun(run);
    frame.calling = { procedure, mark: this.state.mark(), events: this.emitAt };
    const depth = this.frames.length;
    this.pushProcedure(procedure, { ...vars }, run.where);
    return this.work(depth) ? this.outcomeOf(frame) : undefined;
  }

  /** What is recorded of an event of which nothing comes: none of its hooks applies now. @internal */
  outcomeOfNothing(step: string, args: Args): CallOutcome | undefined {
    let event = this.quietEvents.get(step);
    if (!event) {
      const procedure = `event:${step}`;
      const { operations } = this.codeNamed(procedure);
      const windows = operations.filter((operation) => operation.op === 'window');
      const nothing: CallOutcome = { ...noOutcome, procedure };
      event = { windows, nothing: windows.length === operations.length ? nothing : undefined };
      this.quietEvents.set(step, event);
    }
    return event.nothing && !anyApplies(this, event.windows, args) ? event.nothing : undefined;
  }

  /** Puts back the outcome of a call that a function has made before. @internal */
  replayCall(known: CallOutcome, where: string): void {
    const { state } = this;
    state.sealed = false;
    for (let row = 0; row < known.rows; row++) state.growRow();
    for (let at = 0; at < known.writes.length; at += 2)
      state.writeAddress(known.writes[at] as number, known.writes[at + 1] as number);
    state.sealed = this.paranoid;
    if (!this.options.log) return;
    this.emitAt += known.events;
    if (this.emitAt > this.events.length)
      throw new KernelError('diverged-run', where, 'published events are missing');
  }

  /** Puts a running function on the stack, if it is not there yet. @internal */
  pushRun(run: Run): RunFrame {
    const { recorded, mark, events } = run;
    if (!run.frame) {
      run.frame = { type: 'run', recorded, mark, events, calling: undefined, joint: {} };
      this.frames.push(run.frame);
    }
    if (run.suspended) this.settle(recorded);
    return run.frame;
  }

  /** Works out what calls have written, while the journal still tells. @internal */
  settle(recorded: readonly Recorded[]): void {
    for (const one of recorded)
      if (one.kind === 'call' && one.between) {
        Object.assign(one, this.state.changesBetween(...one.between));
        one.between = undefined;
      }
  }

  /** Makes the stack complete while a decider looks at a decision: for forks, saves and hashes. @internal */
  settleAll(): void {
    if (this.asking) this.pushRun(this.asking);
    for (const frame of this.frames) if (frame.type === 'run') this.settle(frame.recorded);
  }

  /** Writes an event; while a function is run again the events it has published must come again. @internal */
  emit(
    reason: string,
    data: Readonly<Record<string, number>>,
    source: string | undefined,
    see: readonly number[] | undefined,
    where: string,
  ): void {
    if (!this.options.log) return;
    const known = this.events[this.emitAt++];
    if (!known) this.events.push({ reason, step: this.step(), source, data, see });
    else if (known.reason !== reason || known.source !== source || !sameData(known.data, data))
      throw new KernelError('diverged-run', where, `${known.reason} was published before, now ${reason}`);
  }

  /** The generator's words. @internal */
  random(): RandomWords {
    const { buffer } = this.state;
    const { base } = this.randomTable;
    return [buffer[base], buffer[base + 1], buffer[base + 2], buffer[base + 3]] as RandomWords;
  }

  /** Sets the generator's words. @internal */
  setRandom(words: RandomWords): void {
    this.state.sealed = false;
    const { index, base } = this.randomTable;
    for (let at = 0; at < 4; at++) this.state.writeAddress(base + at, words[at] as number, index);
    this.state.sealed = this.paranoid;
  }

  /** A roll has been made. @internal */
  rolled(request: RollRequest, faces: readonly number[]): void {
    this.barriers++;
    this.onRoll?.(request, faces);
  }

  /** Notes that a step passes that nobody hooks. @internal */
  passing(window: number, args: Args): void {
    if (this.options.trace)
      this.emit('step', { ...args, step: Math.floor(window / 3) }, undefined, nobody, 'step');
  }

  /** Variables as a function may see them: read only where that is checked. @internal */
  sealed<T extends object>(values: T): T {
    return this.paranoid ? Object.freeze({ ...values }) : values;
  }

  /** What a function returned, checked to be plain integers where that is checked. @internal */
  plain(result: unknown, where: string): Vars | undefined {
    if (!result || typeof result !== 'object') return undefined;
    if (this.paranoid)
      for (const [name, value] of Object.entries(result))
        if (!Number.isInteger(value))
          throw new KernelError('not-plain', where, `it returned ${value} as ${name}`);
    return result as Vars;
  }

  /** What a window hands to the procedure below it. @internal */
  endWindow(outcome: number, changes: Vars | undefined): void {
    this.frames.pop();
    const below = this.frames[this.frames.length - 1];
    if (below?.type !== 'procedure') return;
    const operation = this.codeOf(below).operations[below.at];
    if (operation?.op !== 'window') return;
    below.at++;
    if (changes) Object.assign(below.vars, changes);
    if (operation.into) below.vars[operation.into] = outcome;
  }

  /** The stack has been replaced. @internal */
  restack(frames: Frame[]): void {
    this.frames = frames;
    this.waiting = [];
    this.asking = undefined;
    this.openRuns = frames.filter((frame) => frame.type === 'run').length;
    for (const frame of frames)
      if (frame.type === 'procedure' && !frame.code) {
        const { places } = this.codeOf(frame);
        if (places) frame.at = places.lastIndexOf(frame.at);
      }
  }

  private decide(
    decisions: readonly Decision[],
    decider: Decider,
    run: Run | undefined,
  ): readonly Reply[] | undefined {
    this.asking = run;
    this.isDeciding = true;
    const replies: Reply[] = [];
    for (const decision of decisions) {
      const reply = decider(decision);
      if (reply === undefined) break;
      replies.push(keptReply(reply));
    }
    const isAnswered = replies.length === decisions.length;
    if (isAnswered) this.onReply?.(decisions, replies);
    this.asking = undefined;
    this.isDeciding = false;
    return isAnswered ? replies : undefined;
  }

  private pushProcedure(procedure: string, vars: Vars, caller?: string): void {
    if (this.frames.length > deepest)
      throw new KernelError('step-budget', caller ?? this.step(), `nested deeper than ${deepest} frames`);
    this.frames.push({ type: 'procedure', procedure, at: 0, vars, code: this.codeNamed(procedure) });
  }

  private codeNamed(procedure: string): CompiledProcedure {
    const found = this.procedures.get(procedure);
    if (!found) throw new KernelError('unknown-procedure', procedure, 'the ruleset has no such procedure');
    return found;
  }

  private codeOf(frame: ProcedureFrame): CompiledProcedure {
    frame.code ??= this.codeNamed(frame.procedure);
    return frame.code;
  }

  /** Works through a procedure until it ends, waits, or something stands above it. */
  private advanceProcedure(frame: ProcedureFrame): void {
    const { operations } = this.codeOf(frame);
    const { game } = this;
    for (;;) {
      const operation = operations[frame.at];
      if (operation === undefined) {
        this.endProcedure(frame);
        return;
      }
      const vars = this.paranoid ? this.sealed(frame.vars) : frame.vars;
      switch (operation.op) {
        case 'body':
          if (!this.perform(operation, vars, undefined)) return;
          this.endBody(frame);
          break;
        case 'unless':
          frame.at = operation.test(game, vars) ? frame.at + 1 : operation.to;
          break;
        case 'jump':
          this.loop();
          frame.at = operation.to;
          break;
        case 'window':
          if (openWindow(this, operation, vars)) return;
          if (operation.into) frame.vars[operation.into] = 0;
          frame.at++;
          break;
        case 'call': {
          this.loop();
          const given = operation.vars(game, vars);
          this.pushProcedure(operation.procedure, given === vars ? { ...given } : given);
          return;
        }
        case 'passing':
          this.passing(operation.window, operation.args(game, vars));
          frame.at++;
      }
    }
  }

  private endProcedure(frame: ProcedureFrame): void {
    this.frames.pop();
    this.lastResult = frame.vars;
    const below = this.frames[this.frames.length - 1];
    if (below?.type !== 'procedure') return;
    const operation = this.codeOf(below).operations[below.at];
    if (operation?.op !== 'call') return;
    if (operation.into) below.vars[operation.into] = frame.vars['result'] ?? 0;
    below.at++;
  }

  private endBody(frame: ProcedureFrame): void {
    if (this.result !== undefined) Object.assign(frame.vars, this.plain(this.result, this.step()));
    frame.at++;
  }

  private loop(): void {
    if (++this.loops > this.options.budget)
      throw new KernelError(
        'step-budget',
        this.step(),
        `more than ${this.options.budget} loops without a decision`,
      );
  }

  private outcomeOf(frame: RunFrame): CallOutcome {
    const { calling } = frame;
    if (!calling) throw new KernelError('bad-save', 'stack', 'no call was open');
    frame.calling = undefined;
    return {
      kind: 'call',
      procedure: calling.procedure,
      result: this.sealed(this.lastResult),
      events: this.emitAt - calling.events,
      rows: 0,
      writes: noWrites,
      between: [calling.mark, this.state.mark()],
    };
  }

  /** Runs a suspended function again: its call has ended, or its answer has come. */
  private resume(frame: RunFrame): void {
    if (frame.calling) frame.recorded.push(this.outcomeOf(frame));
    this.settle(frame.recorded);
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
    if (this.perform(operation, this.sealed(below.vars), frame)) this.endBody(below);
  }
}

/** The windows of an event, and what is recorded of it when nothing comes of it. */
interface QuietEvent {
  readonly windows: readonly WindowOperation[];
  readonly nothing: CallOutcome | undefined;
}

const noWrites: readonly number[] = [];
const noOutcome = {
  kind: 'call',
  result: {},
  events: 0,
  rows: 0,
  writes: noWrites,
  between: undefined,
} as const;
const nobody: readonly number[] = [];

/** Names options: hooks by their keys, everything else as the game does. */
class HookNames implements OptionNames {
  private readonly hooks: CompiledHooks;
  private readonly game: GameAdapter;

  constructor(hooks: CompiledHooks, game: GameAdapter) {
    this.hooks = hooks;
    this.game = game;
  }
  keyOf(domain: string, value: number): string {
    return domain === 'hook' ? (this.hooks.all[value]?.key ?? '') : this.game.keyOf(domain, value);
  }
  valueOf(domain: string, key: string): number | undefined {
    if (domain !== 'hook') return this.game.valueOf(domain, key);
    return this.hooks.all.find((bound) => bound.key === key)?.index;
  }
}

function sameData(one: Readonly<Record<string, number>>, two: Readonly<Record<string, number>>): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(two).length && keys.every((key) => one[key] === two[key]);
}
