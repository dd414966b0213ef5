import type { BoundHook, CompiledHooks, WindowNumber } from './compiled-hooks.ts';
import type { AnyGame } from './game-adapter.ts';
import type { Run } from './run.ts';

/** The integer variables of one procedure frame, by name. They are saved with the frame. */
export type Vars = Record<string, number>;

/** The payload of a window, an event or a question: plain integers by name. */
export type Args = Readonly<Record<string, number>>;

/** A pure test over the present state and the frame's variables. */
export type Test<Game = AnyGame> = (game: Game, vars: Vars) => boolean;

/** Rule code. What it returns is merged into the frame's variables once it has run to its end. */
// biome-ignore lint/suspicious/noConfusingVoidType: a body may end without saying anything
export type Body<Game = AnyGame> = (run: Run<Game>, vars: Readonly<Vars>) => Vars | undefined | void;

/** Makes a window's payload, only when somebody listens. */
export type ArgsOf<Game = AnyGame> = (game: Game, vars: Vars) => Args;

/**
 * One step of a procedure.
 * - `at`: a timing step: its window before, itself (ahead of its body) and after.
 * - `instead`: offers the instead hooks of a step to a seat; variable `into` says which way it went: 0 none of them (the
 *   first extra), 1 a hook, 2 the second extra, 3 the third. Nothing is asked where no hook applies.
 * - `replace`: lets replace hooks change the payload, whose values are the frame's variables of the same name.
 * - `call`: runs another procedure; its variable `result` is merged as `into`.
 * - `while`, `if`: loops and branches; `do`: rule code without a step; `leave`: ends the procedure.
 * - `whenHeard`: steps that are there only in matches where some hook listens to the named step.
 */
export type StepPlan<Game = AnyGame> =
  | { readonly at: string; readonly args?: ArgsOf<Game>; readonly body?: Body<Game> }
  | {
      readonly instead: string;
      readonly args: ArgsOf<Game>;
      readonly seat: (game: Game, vars: Vars) => number;
      readonly into: string;
      readonly extras?: readonly string[] | ((game: Game, vars: Vars) => readonly string[]);
    }
  | {
      readonly replace: string;
      readonly args: ArgsOf<Game>;
      readonly seat: (game: Game, vars: Vars) => number;
    }
  | { readonly call: string; readonly vars?: (game: Game, vars: Vars) => Vars; readonly into?: string }
  | { readonly while: Test<Game>; readonly steps: readonly StepPlan<Game>[] }
  | {
      readonly if: Test<Game>;
      readonly steps: readonly StepPlan<Game>[];
      readonly else?: readonly StepPlan<Game>[];
    }
  | { readonly do: Body<Game> }
  | { readonly leave: Test<Game> }
  | { readonly whenHeard: string; readonly steps: readonly StepPlan<Game>[] };

/** A named list of steps. */
export interface ProcedurePlan<Game = AnyGame> {
  readonly name: string;
  readonly steps: readonly StepPlan<Game>[];
}

/** A window as an operation: its hooks, how its payload is made, and for instead and replace who is asked. */
export interface WindowOperation {
  readonly op: 'window';
  readonly kind: 'trigger' | 'instead' | 'replace';
  readonly window: WindowNumber;
  readonly hooks: readonly BoundHook[];
  readonly args: ArgsOf;
  readonly seat: ((game: unknown, vars: Vars) => number) | undefined;
  readonly extras: (game: unknown, vars: Vars) => readonly string[];
  readonly into: string;
}

/** Rule code as an operation, under the name of its step. */
export interface BodyOperation {
  readonly op: 'body';
  readonly body: Body;
  readonly name: string;
  readonly hook?: undefined;
}

/** What is run: the body of a step, or a hook. */
export type Work = BodyOperation | BoundHook;

/** The hook's source key, or the step of the body. */
export function nameOfWork(work: Work): string {
  return work.hook ? work.source.key : work.name;
}

/** One compiled operation. */
export type Operation =
  | WindowOperation
  | BodyOperation
  | {
      readonly op: 'call';
      readonly procedure: string;
      readonly vars: (game: unknown, vars: Vars) => Vars;
      readonly into: string;
    }
  | { readonly op: 'jump'; readonly to: number }
  | { readonly op: 'unless'; readonly test: Test; readonly to: number }
  /** A step that nobody hooks, noted as it passes: only in a traced match. */
  | { readonly op: 'passing'; readonly window: WindowNumber; readonly args: ArgsOf };

/** A procedure compiled to a flat list of operations. */
export interface CompiledProcedure {
  readonly name: string;
  readonly operations: readonly Operation[];
  /** In a traced match: what the places of the operations are without tracing, so that saves do not depend on it. */
  readonly places: readonly number[] | undefined;
  /** All of it, where it consists of windows alone. */
  readonly windows: readonly WindowOperation[] | undefined;
}

const noValues: Args = {};
const noArgs: ArgsOf = () => noValues;
const noVars = (): Vars => ({});
const noExtras = (): readonly string[] => [];

/** Compiles a procedure for one match. Steps that nobody hooks keep only their bodies, and the trace of their passing. */
export function compileProcedure(
  plan: ProcedurePlan,
  hooks: CompiledHooks,
  traced: boolean,
): CompiledProcedure {
  const compiler = new Compiler(hooks, traced, plan.name);
  const operations = compiler.compile(plan.steps);
  let place = 0;
  const places = operations.map((operation) => (operation.op === 'passing' ? place : place++));
  const windows = operations.filter((operation) => operation.op === 'window');
  return {
    name: plan.name,
    operations,
    places: traced ? [...places, place] : undefined,
    windows: windows.length === operations.length ? windows : undefined,
  };
}

class Compiler {
  private readonly operations: Operation[] = [];
  private readonly ends: number[] = [];
  private readonly hooks: CompiledHooks;
  private readonly traced: boolean;
  private readonly name: string;

  constructor(hooks: CompiledHooks, traced: boolean, name: string) {
    this.hooks = hooks;
    this.traced = traced;
    this.name = name;
  }

  compile(steps: readonly StepPlan[]): readonly Operation[] {
    this.addAll(steps);
    for (const end of this.ends) this.aim(end);
    return this.operations;
  }

  private addAll(steps: readonly StepPlan[]): void {
    for (const step of steps) this.add(step);
  }

  private add(step: StepPlan): void {
    const { operations } = this;
    if ('at' in step) {
      this.triggers(`before:${step.at}`, step.args);
      this.triggers(step.at, step.args);
      if (step.body) operations.push({ op: 'body', body: step.body, name: step.at, hook: undefined });
      this.triggers(`after:${step.at}`, step.args);
    } else if ('instead' in step || 'replace' in step) this.options(step);
    else if ('call' in step)
      operations.push({ op: 'call', procedure: step.call, vars: step.vars ?? noVars, into: step.into ?? '' });
    else if ('while' in step) {
      const start = operations.length;
      const exit = this.hold({ op: 'unless', test: step.while, to: 0 });
      this.addAll(step.steps);
      operations.push({ op: 'jump', to: start });
      this.aim(exit);
    } else if ('if' in step) {
      const skip = this.hold({ op: 'unless', test: step.if, to: 0 });
      this.addAll(step.steps);
      const over = step.else ? this.hold({ op: 'jump', to: 0 }) : undefined;
      this.aim(skip);
      if (over === undefined) return;
      this.addAll(step.else ?? []);
      this.aim(over);
    } else if ('leave' in step) {
      const stay = this.hold({ op: 'unless', test: step.leave, to: 0 });
      this.ends.push(this.hold({ op: 'jump', to: 0 }));
      this.aim(stay);
    } else if ('whenHeard' in step) {
      if (this.hooks.listens(step.whenHeard)) this.addAll(step.steps);
    } else operations.push({ op: 'body', body: step.do, name: this.name, hook: undefined });
  }

  private triggers(id: string, args: ArgsOf = noArgs): void {
    const window = this.hooks.windowNumber(id);
    const hooks = this.hooks.triggersAt(window);
    if (this.traced && window % 3 === 1) this.operations.push({ op: 'passing', window, args });
    if (hooks.length > 0)
      this.operations.push({
        op: 'window',
        kind: 'trigger',
        window,
        hooks,
        args,
        seat: undefined,
        extras: noExtras,
        into: '',
      });
  }

  private options(step: Extract<StepPlan, { instead: string } | { replace: string }>): void {
    const isInstead = 'instead' in step;
    const window = this.hooks.windowNumber(isInstead ? step.instead : step.replace);
    const hooks = isInstead ? this.hooks.insteadsAt(window) : this.hooks.replacesAt(window);
    const extras = isInstead ? (step.extras ?? noExtras) : noExtras;
    if (hooks.length > 0 || isInstead)
      this.operations.push({
        op: 'window',
        kind: isInstead ? 'instead' : 'replace',
        window,
        hooks,
        args: step.args,
        seat: step.seat as (game: unknown, vars: Vars) => number,
        extras: typeof extras === 'function' ? extras : () => extras,
        into: isInstead ? step.into : '',
      });
  }

  private hold(operation: Operation): number {
    return this.operations.push(operation) - 1;
  }

  private aim(at: number): void {
    this.operations[at] = { ...(this.operations[at] as Operation), to: this.operations.length } as Operation;
  }
}
