import type { AnyGame } from '../hooks/hook.ts';
import type { ArgsOf, Integers, ProcedurePlan, StepPlan, Vars } from './step-plan.ts';

/** A procedure as those see it who call it: what it takes (`Args`), and what it leaves when it ends (`Result`). */
export interface ProcedureHandle<Args, Result = unknown> {
  readonly name: ProcedureName;
  /** For the compiler; never there. */
  readonly signature?: (args: Args) => Result;
}

/** A procedure whose steps may stand elsewhere than its declaration, so that two can call each other. */
export interface Procedure<Args = object, Result = object, Game = AnyGame>
  extends ProcedureHandle<Args, Result> {
  /** Its steps. */
  define(steps: readonly StepPlan<Game, Args & Result>[]): ProcedurePlan<Game>;
  /** With further variables of its frame; one that a step may read before any has set it is optional. */
  define<Locals extends Integers<Locals>>(
    steps: readonly StepPlan<Game, Args & Result & Locals>[],
  ): ProcedurePlan<Game>;
}

/** A name that {@link procedure} has declared: nothing is called by a text that nobody checks. */
export type ProcedureName = string & { readonly procedure: true };

/** Declares a procedure: `procedure<{ attack: number; seat: number }, { result: number }>('combat')`. */
export function procedure<
  Args extends Integers<Args> = object,
  Result extends Integers<Result> = object,
  Game = AnyGame,
>(name: string): Procedure<Args, Result, Game> {
  return { name: name as ProcedureName, define };
}

/** To the clock all variables are integers by name. */
function define(this: { readonly name: string }, steps: readonly unknown[]): ProcedurePlan {
  return { name: this.name, steps: steps as readonly StepPlan[] };
}

/** A step that runs another procedure: made by {@link call}, which checks what it hands over. */
export interface CallStep<Game = AnyGame, Frame = Vars> {
  readonly call: ProcedureName;
  readonly vars: ArgsOf<Game, Frame, object>;
  readonly into?: keyof Frame & string;
}

/** A step that runs a procedure with the variables that it takes; `into` names the variable that gets its `result`. */
export function call<Args extends object, Result, Game, Frame>(
  { name }: ProcedureHandle<Args, Result>,
  vars: ArgsOf<Game, Frame, NoInfer<Args>>,
  into?: Result extends { readonly result?: number } ? keyof Frame & string : never,
): CallStep<Game, Frame> {
  return into === undefined ? { call: name, vars } : { call: name, vars, into };
}

/** A procedure together with what it takes: to be called later. */
export interface PreparedCall {
  readonly procedure: ProcedureHandle<Vars>;
  readonly args: Vars;
}

/** Keeps a checked call for later. */
export function prepared<Args extends object>(
  procedure: ProcedureHandle<Args>,
  args: NoInfer<Args>,
): PreparedCall {
  return { procedure: procedure as ProcedureHandle<never> as ProcedureHandle<Vars>, args: args as Vars };
}
