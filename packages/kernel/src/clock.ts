import { attempt } from './attempt.ts';
import { type BoundHook, type CompiledHooks, windowsOfStep } from './compiled-hooks.ts';
import type { Choice, Decision, OptionNames, Reply } from './decision.ts';
import { decisionOf } from './decision.ts';
import type { DiceSource, RandomWords, RollRequest } from './dice.ts';
import { randomTable } from './dice.ts';
import { KernelError } from './error.ts';
import type { GameEvent } from './event.ts';
import type { Frame, ProcedureFrame, Recorded, RunFrame } from './frame.ts';
import type { HookSource, InsteadHook, ReplaceHook, TriggerHook, WatchHook } from './hook.ts';
import type { CompiledProcedure, Operation, Vars } from './procedure.ts';
import type { Run } from './run.ts';
import type { State } from './state.ts';
import type { HookGate } from './value.ts';
import { advanceWindow, finishHook, openWindow } from './window.ts';

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
  /** How many context calls one run may make. */
  readonly budget: number;
}

/**
 * The clock: works through procedures, opens windows, runs bodies and hooks, and stops where an answer is needed. What
 * it holds while it waits is plain data: the state's buffer and journal, and the stack of frames.
 */
// biome-ignore lint/suspicious/noExplicitAny: the kernel does not know the game
export class Clock<Game extends GameAdapter = any> {
  readonly state: State;
  readonly hooks: CompiledHooks;
  readonly procedures: ReadonlyMap<string, CompiledProcedure>;
  readonly game: Game;
  readonly options: ClockOptions;
  readonly owners: ReadonlyMap<string, ReadonlySet<number>>;
  readonly names: OptionNames;
  readonly budget: number;
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
  /** Told of each roll that was made, with its faces. */
  onRoll: ((request: RollRequest, faces: readonly number[]) => void) | undefined;
  /** Told of each hook that runs: coverage. */
  onHook: ((bound: BoundHook) => void) | undefined;
  lastResult: Vars = {};
  private openRuns = 0;

  constructor(
    state: State,
    hooks: CompiledHooks,
    procedures: ReadonlyMap<string, CompiledProcedure>,
    game: Game,
    options: ClockOptions,
    owners: ReadonlyMap<string, ReadonlySet<number>>,
  ) {
    this.state = state;
    this.hooks = hooks;
    this.procedures = procedures;
    this.game = game;
    this.options = options;
    this.owners = owners;
    this.budget = options.budget;
    this.source = options.dice;
    this.names = {
      keyOf: (domain, value) =>
        domain === 'hook' ? (hooks.all[value]?.key ?? '') : game.keyOf(domain, value),
      valueOf: (domain, key) =>
        domain === 'hook' ? hooks.all.find((bound) => bound.key === key)?.index : game.valueOf(domain, key),
    };
  }

  /** Starts a procedure on an empty stack. */
  begin(procedure: string, vars: Vars): void {
    this.pushProcedure(procedure, vars);
  }

  /** Works until an answer is needed or the stack is down to `depth`. True when it got there. */
  work(depth = 0): boolean {
    while (this.frames.length > depth) {
      const top = this.frames[this.frames.length - 1] as Frame;
      if (top.type === 'procedure') this.stepProcedure(top);
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
        const { operations, name } = this.procedure(frame.procedure);
        const operation = operations[frame.at];
        if (operation?.op === 'body') return operation.name;
        if (operation && 'window' in operation) return this.hooks.windowName(operation.window);
        return name;
      }
    }
    return '';
  }

  /** Asks seats. Replies at once where a decider answers, otherwise waits. @internal */
  ask(choices: readonly Choice[], run: Run | undefined): readonly Reply[] | undefined {
    const decisions = choices.map((choice) =>
      decisionOf(choice, this.answered[choice.seat] ?? 0, this.step(), this.names),
    );
    const { decider } = this;
    if (run) this.pushRun(run);
    if (decider) {
      const replies: Reply[] = [];
      for (const decision of decisions) {
        const reply = decider(decision);
        if (reply === undefined) break;
        replies.push(reply);
      }
      if (replies.length === decisions.length) {
        for (const decision of decisions) this.countAnswer(decision.seat);
        return replies;
      }
    }
    this.waiting = decisions;
    return undefined;
  }

  /** Counts a seat's committed answer. @internal */
  countAnswer(seat: number): void {
    while (this.answered.length <= seat) this.answered.push(0);
    (this.answered[seat] as number)++;
  }

  /** Runs a body or hook to its end or to where it waits. @internal */
  perform(
    frame: RunFrame | undefined,
    where: string,
    source: HookSource | undefined,
    owned: ReadonlySet<number> | undefined,
    work: (run: Run<Game>) => unknown,
  ): { readonly done: true; readonly result: unknown } | { readonly done: false } {
    if (frame) {
      this.state.rollback(frame.mark);
      this.emitAt = frame.events;
    } else {
      if (this.openRuns === 0) this.state.forget();
      this.openRuns++;
    }
    const published = this.events.length;
    const outcome = attempt(this, frame, where, source?.key, owned, work);
    if (!outcome.done) return outcome;
    if (this.emitAt < published && frame)
      throw new KernelError('diverged-run', where, 'emitted fewer events when it was run again');
    if (outcome.frame) {
      const top = this.frames.pop();
      if (top !== outcome.frame)
        throw new KernelError('diverged-run', where, 'the stack does not end with this run');
    }
    this.openRuns--;
    return { done: true, result: outcome.result };
  }

  /** Runs a procedure for a function that is running: undefined when it has to wait. @internal */
  callFrom(run: Run<Game>, procedure: string, vars: Vars): (Recorded & { kind: 'call' }) | undefined {
    const frame = this.pushRun(run);
    const mark = this.state.mark();
    const events = this.emitAt;
    frame.calling = { procedure, mark, events };
    const depth = this.frames.length;
    this.pushProcedure(procedure, vars);
    if (!this.work(depth)) return undefined;
    return this.takeOutcome(frame);
  }

  /** Puts a running function on the stack, if it is not there yet. @internal */
  pushRun(run: Run<Game>): RunFrame {
    if (run.frame) return run.frame;
    run.frame = {
      type: 'run',
      recorded: run.recorded,
      mark: run.mark,
      events: run.events,
      calling: undefined,
      joint: {},
    };
    this.frames.push(run.frame);
    return run.frame;
  }

  /** Writes an event; while a function is run again the events it has published must come again. @internal */
  emit(
    reason: string,
    data: Readonly<Record<string, number>>,
    source: string | undefined,
    see: readonly number[] | undefined,
  ): void {
    if (!this.options.log) return;
    const known = this.events[this.emitAt];
    if (known) {
      if (known.reason !== reason)
        throw new KernelError('diverged-run', source ?? reason, `${known.reason} was published before`);
    } else this.events.push({ reason, step: this.step(), source, data, see });
    this.emitAt++;
  }

  /** Steps over the events of a recorded call. @internal */
  skipEvents(count: number, where: string): void {
    this.emitAt += count;
    if (this.emitAt > this.events.length)
      throw new KernelError('diverged-run', where, 'published events are missing');
  }

  /** The generator's words. @internal */
  random(): RandomWords {
    const { state } = this;
    return [
      state.read(randomTable.a, 0),
      state.read(randomTable.b, 0),
      state.read(randomTable.c, 0),
      state.read(randomTable.d, 0),
    ];
  }

  /** Sets the generator's words. @internal */
  setRandom(words: RandomWords): void {
    const { state } = this;
    state.write(randomTable.a, 0, words[0]);
    state.write(randomTable.b, 0, words[1]);
    state.write(randomTable.c, 0, words[2]);
    state.write(randomTable.d, 0, words[3]);
  }

  /** A roll has been made. @internal */
  rolled(request: RollRequest, faces: readonly number[]): void {
    this.barriers++;
    this.onRoll?.(request, faces);
  }

  /** Something hidden has been shown. @internal */
  barrier(): void {
    this.barriers++;
  }

  /** Does anybody listen to a step's windows? @internal */
  listens(step: string): boolean {
    const at = this.hooks.windowNumber(step);
    return (
      this.options.trace || windowsOfStep.some((_, place) => this.hooks.triggersAt(at - 1 + place).length > 0)
    );
  }

  /** Notes that a step has passed. @internal */
  passed(window: number, args: Readonly<Record<string, number>>): void {
    if (this.options.trace && window % 3 === 1)
      this.emit('step', { ...args, step: Math.floor(window / 3) }, undefined, undefined);
  }

  /** Variables as a function may see them: read only where that is checked. @internal */
  sealed<T extends object>(values: T): T {
    return this.options.paranoid ? Object.freeze({ ...values }) : values;
  }

  private pushProcedure(procedure: string, vars: Vars): void {
    this.procedure(procedure);
    this.frames.push({ type: 'procedure', procedure, at: 0, vars: { ...vars } });
  }

  private procedure(name: string): CompiledProcedure {
    const found = this.procedures.get(name);
    if (!found) throw new KernelError('unknown-procedure', name, 'the ruleset has no such procedure');
    return found;
  }

  private stepProcedure(frame: ProcedureFrame): void {
    const { operations } = this.procedure(frame.procedure);
    const operation = operations[frame.at];
    if (!operation) {
      this.frames.pop();
      this.lastResult = frame.vars;
      const below = this.frames[this.frames.length - 1];
      if (below?.type === 'procedure') this.endCall(below);
      return;
    }
    switch (operation.op) {
      case 'window':
        this.passed(
          operation.window,
          this.options.trace ? operation.args(this.game, frame.vars) : frame.vars,
        );
        frame.at++;
        openWindow(this, 'trigger', operation.window, () => operation.args(this.game, frame.vars), -1, []);
        return;
      case 'instead':
      case 'replace':
        openWindow(
          this,
          operation.op,
          operation.window,
          () => operation.args(this.game, frame.vars),
          operation.seat(this.game, frame.vars),
          operation.op === 'instead' ? operation.extras(this.game, frame.vars) : [],
        );
        if (this.frames[this.frames.length - 1] === frame) {
          if (operation.op === 'instead') frame.vars[operation.into] = 0;
          frame.at++;
        }
        return;
      case 'body': {
        const vars = this.sealed(frame.vars);
        const outcome = this.perform(undefined, operation.name, undefined, undefined, (run) =>
          operation.body(run, vars),
        );
        if (outcome.done) this.endBody(frame, outcome.result);
        return;
      }
      case 'call':
        this.pushProcedure(operation.procedure, operation.vars(this.game, frame.vars));
        return;
      case 'jump':
        frame.at = operation.to;
        return;
      case 'unless':
        frame.at = operation.test(this.game, frame.vars) ? frame.at + 1 : operation.to;
    }
  }

  private endBody(frame: ProcedureFrame, result: unknown): void {
    if (result && typeof result === 'object') Object.assign(frame.vars, result);
    frame.at++;
  }

  private endCall(frame: ProcedureFrame): void {
    const operation = this.procedure(frame.procedure).operations[frame.at];
    if (operation?.op === 'call' && operation.into)
      frame.vars[operation.into] = this.lastResult['result'] ?? 0;
    frame.at++;
  }

  private takeOutcome(frame: RunFrame): Recorded & { kind: 'call' } {
    const { calling } = frame;
    if (!calling) throw new KernelError('diverged-run', 'call', 'no call was open');
    frame.calling = undefined;
    return {
      kind: 'call',
      procedure: calling.procedure,
      result: this.lastResult,
      writes: this.state.writesSince(calling.mark),
      events: this.emitAt - calling.events,
    };
  }

  /** Runs a suspended function again: its call has ended, or its answer has come. */
  private resume(frame: RunFrame): void {
    if (frame.calling) frame.recorded.push(this.takeOutcome(frame));
    const below = this.frames[this.frames.length - 2];
    if (below?.type === 'procedure') {
      const operation = this.procedure(below.procedure).operations[below.at];
      if (operation?.op !== 'body') throw new KernelError('bad-save', below.procedure, 'no body stands here');
      const vars = this.sealed(below.vars);
      const outcome = this.perform(frame, operation.name, undefined, undefined, (run) =>
        operation.body(run, vars),
      );
      if (outcome.done) this.endBody(below, outcome.result);
      return;
    }
    if (below?.type !== 'window') throw new KernelError('bad-save', 'stack', 'a run stands on nothing');
    const bound = this.hooks.all[below.current];
    if (!bound) throw new KernelError('bad-save', 'stack', 'the hook that was running does not exist');
    const outcome = this.perform(frame, bound.source.key, bound.source, this.ownedBy(bound), (run) =>
      (bound.hook as TriggerHook | InsteadHook | ReplaceHook).run(run, below.args, bound.source),
    );
    if (outcome.done) finishHook(this, below, outcome.result);
  }

  /** For watch hooks: the columns of their own plugin. @internal */
  ownedBy(bound: BoundHook): ReadonlySet<number> | undefined {
    return (bound.hook as WatchHook).kind === 'watch'
      ? (this.owners.get(bound.source.plugin) ?? new Set())
      : undefined;
  }

  /** What a window below hands its outcome to. @internal */
  endWindow(outcome: number, changes: Vars | undefined): void {
    this.frames.pop();
    const below = this.frames[this.frames.length - 1];
    if (below?.type !== 'procedure') return;
    const operation = this.procedure(below.procedure).operations[below.at] as Operation | undefined;
    if (operation?.op === 'instead') {
      below.vars[operation.into] = outcome;
      below.at++;
    } else if (operation?.op === 'replace') {
      Object.assign(below.vars, changes);
      below.at++;
    }
  }

  /** How many functions are running or suspended. @internal */
  get running(): number {
    return this.openRuns;
  }
  set running(count: number) {
    this.openRuns = count;
  }
}
