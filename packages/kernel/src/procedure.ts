import type { CompiledHooks, WindowNumber } from './compiled-hooks.ts';
import { KernelError } from './error.ts';
import type { Run } from './run.ts';

/** The integer variables of one procedure frame, by name. They are saved with the frame. */
export type Vars = Record<string, number>;

/** The payload of a window, an event or a question: plain integers by name. */
export type Args = Readonly<Record<string, number>>;

/** A pure test over the present state and the frame's variables. */
// biome-ignore lint/suspicious/noExplicitAny: the kernel does not know the game
export type Test<Game = any> = (game: Game, vars: Vars) => boolean;

/** Rule code. What it returns is merged into the frame's variables once it has run to its end. */
// biome-ignore lint/suspicious/noExplicitAny: the kernel does not know the game
export type Body<Game = any> = (run: Run<Game>, vars: Readonly<Vars>) => Vars | undefined | void;

/** Makes a window's payload, only when somebody listens. */
// biome-ignore lint/suspicious/noExplicitAny: the kernel does not know the game
export type ArgsOf<Game = any> = (game: Game, vars: Vars) => Args;

/**
 * One step of a procedure.
 * - `at`: a timing step: its window before, itself (ahead of its body) and after.
 * - `instead`: offers the instead hooks of a step to a seat; sets variable `into` to 1 when one was used.
 * - `replace`: lets replace hooks change the payload, whose values are the frame's variables of the same name.
 * - `call`: runs another procedure; its variable `result` is merged as `into`.
 * - `while`, `if`: loops and branches; `do`: rule code without a step; `leave`: ends the procedure.
 */
// biome-ignore lint/suspicious/noExplicitAny: the kernel does not know the game
export type StepPlan<Game = any> =
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
  | { readonly leave: Test<Game> };

/** A named list of steps. */
// biome-ignore lint/suspicious/noExplicitAny: the kernel does not know the game
export interface ProcedurePlan<Game = any> {
  readonly name: string;
  readonly steps: readonly StepPlan<Game>[];
}

/** One compiled operation. */
export type Operation =
  | { readonly op: 'window'; readonly window: WindowNumber; readonly args: ArgsOf; readonly step: number }
  | { readonly op: 'body'; readonly body: Body; readonly name: string }
  | {
      readonly op: 'instead';
      readonly window: WindowNumber;
      readonly args: ArgsOf;
      readonly seat: (game: unknown, vars: Vars) => number;
      readonly into: string;
      readonly extras: (game: unknown, vars: Vars) => readonly string[];
    }
  | {
      readonly op: 'replace';
      readonly window: WindowNumber;
      readonly args: ArgsOf;
      readonly seat: (game: unknown, vars: Vars) => number;
    }
  | {
      readonly op: 'call';
      readonly procedure: string;
      readonly vars: (game: unknown, vars: Vars) => Vars;
      readonly into: string;
    }
  | { readonly op: 'jump'; readonly to: number }
  | { readonly op: 'unless'; readonly test: Test; readonly to: number };

/** A procedure compiled to a flat list of operations. */
export interface CompiledProcedure {
  readonly name: string;
  readonly operations: readonly Operation[];
}

const noArgs: ArgsOf = () => noValues;
const noValues: Args = {};
const noVars = (): Vars => ({});
const noExtras = (): readonly string[] => [];

/** Compiles a procedure for one match. Steps that nobody hooks keep only their bodies, and the trace of their passing. */
export function compileProcedure(
  plan: ProcedurePlan,
  hooks: CompiledHooks,
  traced: boolean,
): CompiledProcedure {
  const operations: Operation[] = [];
  const ends: number[] = [];
  const open = (list: readonly StepPlan[]): void => {
    for (const step of list) add(step);
  };
  function add(step: StepPlan): void {
    if ('at' in step) {
      window(`before:${step.at}`, step.args);
      window(step.at, step.args);
      if (step.body) operations.push({ op: 'body', body: step.body, name: step.at });
      window(`after:${step.at}`, step.args);
    } else if ('instead' in step) {
      const { extras } = step;
      operations.push({
        op: 'instead',
        window: hooks.windowNumber(step.instead),
        args: step.args,
        seat: step.seat as (game: unknown, vars: Vars) => number,
        into: step.into,
        extras: extras === undefined ? noExtras : typeof extras === 'function' ? extras : () => extras,
      });
    } else if ('replace' in step) {
      const number = hooks.windowNumber(step.replace);
      if (hooks.replacesAt(number).length > 0)
        operations.push({
          op: 'replace',
          window: number,
          args: step.args,
          seat: step.seat as (game: unknown, vars: Vars) => number,
        });
    } else if ('call' in step) {
      operations.push({ op: 'call', procedure: step.call, vars: step.vars ?? noVars, into: step.into ?? '' });
    } else if ('while' in step) {
      const start = operations.length;
      const exit = hold({ op: 'unless', test: step.while, to: 0 });
      open(step.steps);
      operations.push({ op: 'jump', to: start });
      aim(exit, operations.length);
    } else if ('if' in step) {
      const skip = hold({ op: 'unless', test: step.if, to: 0 });
      open(step.steps);
      if (step.else) {
        const over = hold({ op: 'jump', to: 0 });
        aim(skip, operations.length);
        open(step.else);
        aim(over, operations.length);
      } else aim(skip, operations.length);
    } else if ('leave' in step) {
      const stay = hold({ op: 'unless', test: step.leave, to: 0 });
      ends.push(hold({ op: 'jump', to: 0 }));
      aim(stay, operations.length);
    } else operations.push({ op: 'body', body: step.do, name: plan.name });
  }
  function window(id: string, args: ArgsOf | undefined): void {
    const number = hooks.windowNumber(id);
    if (hooks.triggersAt(number).length > 0 || (traced && number % 3 === 1))
      operations.push({ op: 'window', window: number, args: args ?? noArgs, step: Math.floor(number / 3) });
  }
  function hold(operation: Operation): number {
    return operations.push(operation) - 1;
  }
  function aim(at: number, to: number): void {
    operations[at] = { ...(operations[at] as Operation), to } as Operation;
  }
  open(plan.steps);
  for (const end of ends) aim(end, operations.length);
  return { name: plan.name, operations };
}

/** A change of a named step of a procedure, by a house rule. */
export interface Overlay {
  readonly id: string;
  readonly procedure: string;
  readonly step: string;
  readonly how: 'replace' | 'before' | 'after' | 'remove';
  readonly steps?: readonly StepPlan[];
  /** Ids of overlays on the same step that this one knows about and follows. */
  readonly follows?: readonly string[];
}

/** The step name by which an overlay finds a step. */
export function stepName(step: StepPlan): string | undefined {
  if ('at' in step) return step.at;
  if ('instead' in step) return step.instead;
  if ('replace' in step) return step.replace;
  if ('call' in step) return step.call;
  return undefined;
}

/** Applies overlays to a procedure. Throws where the step does not exist or two overlays clash; the engine checks first. */
export function overlaid(plan: ProcedurePlan, overlays: readonly Overlay[]): ProcedurePlan {
  let steps = plan.steps;
  for (const overlay of overlays) {
    let found = false;
    const change = (list: readonly StepPlan[]): readonly StepPlan[] =>
      list.flatMap((step): readonly StepPlan[] => {
        if (stepName(step) === overlay.step) {
          found = true;
          if (overlay.how === 'remove') return [];
          if (overlay.how === 'before') return [...(overlay.steps ?? []), step];
          if (overlay.how === 'after') return [step, ...(overlay.steps ?? [])];
          return overlay.steps ?? [];
        }
        if ('while' in step) return [{ ...step, steps: change(step.steps) }];
        if ('if' in step)
          return [{ ...step, steps: change(step.steps), ...(step.else ? { else: change(step.else) } : {}) }];
        return [step];
      });
    steps = change(steps);
    if (!found) throw new KernelError('unknown-step', overlay.id, `${plan.name} has no step ${overlay.step}`);
  }
  return { name: plan.name, steps };
}
