import type { AnyGame } from '../hooks/hook.ts';
import type { CallStep } from './procedure.ts';
import type { Run } from './run.ts';

/** The integer variables of one procedure frame, by name, as the clock keeps them; rule code sees them as its procedure states them. */
export type Vars = Record<string, number>;

/** The payload of a window, an event or a question: plain integers by name. */
export type Args = Readonly<Record<string, number>>;

/** What is an integer throughout: variables, payloads and arguments that an interface names. */
export type Integers<Named> = { readonly [Name in keyof Named]: number | undefined };

/** A pure test over the present state and the frame's variables. */
export type Test<Game = AnyGame, Frame = Vars> = (game: Game, vars: Readonly<Frame>) => boolean;

/** Rule code. What it returns is merged into the frame's variables once it has run to its end. */
export type Body<Game = AnyGame, Frame = Vars> = (
  run: Run<Game>,
  vars: Readonly<Frame>,
  // biome-ignore lint/suspicious/noConfusingVoidType: a body may end without saying anything
) => Partial<Frame> | undefined | void;

/** Works out integers from the state and the frame's variables: a payload, or the variables of a procedure that is called. */
export type ArgsOf<Game = AnyGame, Frame = Vars, Named = Args> = (game: Game, vars: Readonly<Frame>) => Named;

/**
 * The payloads of each step's windows: where the game's type states them (`declare readonly payloads: StepArguments`), a
 * wrong step or payload does not compile.
 */
export type PayloadsOf<Game> = 0 extends 1 & Game
  ? Readonly<Record<string, Args>>
  : Game extends { readonly payloads: infer Payloads }
    ? Payloads
    : Readonly<Record<string, Args>>;

/** The steps whose windows have exactly this payload. */
type StepsWith<Payloads, Payload> = {
  readonly [Step in keyof Payloads]: [Payloads[Step], Payload] extends [Payload, Payloads[Step]]
    ? Step
    : never;
}[keyof Payloads] &
  string;

/** What a step says of its payload: it may be left out only where nobody states what it is. */
type WithArgs<Game, Frame, Payload> = Args extends Payload
  ? { readonly args?: ArgsOf<Game, Frame, Payload> }
  : { readonly args: ArgsOf<Game, Frame, Payload> };

type Seat<Game, Frame> = (game: Game, vars: Readonly<Frame>) => number;

interface AtStep<Game, Frame> {
  /** Of its windows only the one before it, or only those since; left out: all. */
  readonly part?: 'all' | 'before' | 'since';
  readonly body?: Body<Game, Frame>;
  readonly note?: Body<Game, Frame>;
  readonly steps?: readonly StepPlan<Game, Frame>[];
}

interface InsteadStep<Game, Frame> {
  readonly seat: Seat<Game, Frame>;
  readonly into: keyof Frame & string;
  readonly extras?: readonly string[] | ((game: Game, vars: Readonly<Frame>) => readonly string[]);
}

/** The steps that open windows, for each payload. */
type WindowStep<Game, Frame, Payloads, Payload = Payloads[keyof Payloads]> = Payload extends unknown
  ?
      | ({ readonly at: StepsWith<Payloads, Payload> } & WithArgs<Game, Frame, Payload> & AtStep<Game, Frame>)
      | ({
          readonly instead: StepsWith<Payloads, Payload>;
          readonly args: ArgsOf<Game, Frame, Payload>;
        } & InsteadStep<Game, Frame>)
      | {
          readonly replace: StepsWith<Payloads, Payload>;
          readonly args: ArgsOf<Game, Frame, Payload>;
          readonly seat: Seat<Game, Frame>;
        }
  : never;

/**
 * One step of a procedure whose frame has the variables `Frame`.
 * - `at`: a timing step: its window before, itself (ahead of its body) and after. `steps` are those that it holds: they come
 *   after its body, and its last window after them, unless the procedure is left in between.
 * - `instead`: offers the instead hooks of a step to a seat; variable `into` says which way it went, as {@link insteadWays}
 *   names it. Nothing is asked where no hook applies.
 * - `replace`: lets replace hooks change the payload, whose values are the frame's variables of the same name.
 * - {@link call}: runs another procedure; its variable `result` is merged as `into`.
 * - `while`, `if`: loops and branches; `do`: rule code without a step; `leave`: ends the procedure.
 * - `set`: variables that follow from the state and the frame's own, without rule code.
 * - `note`: code that only writes to the log; it does not run where none is kept.
 * - `whenHeard`: steps that are there only in matches where some hook listens to the named step or stands instead of it.
 */
export type StepPlan<Game = AnyGame, Frame = Vars> =
  | WindowStep<Game, Frame, PayloadsOf<Game>>
  | CallStep<Game, Frame>
  | { readonly while: Test<Game, Frame>; readonly steps: readonly StepPlan<Game, Frame>[] }
  | ({ readonly if: Test<Game, Frame> } & Branches<Game, Frame>)
  | { readonly do: Body<Game, Frame> }
  | { readonly set: (game: Game, vars: Readonly<Frame>) => Partial<Frame> }
  | { readonly note: Body<Game, Frame> }
  | { readonly leave: Test<Game, Frame> }
  | ({ readonly whenHeard: keyof PayloadsOf<Game> & string } & Branches<Game, Frame>);

interface Branches<Game, Frame> {
  readonly steps: readonly StepPlan<Game, Frame>[];
  readonly else?: readonly StepPlan<Game, Frame>[];
}

/** Which way it went where something may be done instead of a step: as usual, which the first extra option says too, a hook, the second extra. */
export const insteadWays = { usual: 0, hook: 1, second: 2 } as const;

/** A named list of steps. */
export interface ProcedurePlan<Game = AnyGame> {
  readonly name: string;
  readonly steps: readonly StepPlan<Game>[];
}

/** The step name by which an overlay finds a step. */
export function stepName(step: StepPlan): string | undefined {
  if ('at' in step) return step.at;
  if ('instead' in step) return step.instead;
  if ('replace' in step) return step.replace;
  if ('call' in step) return step.call;
  return undefined;
}

/** Every step of a list, those inside loops and branches too. */
export function everyStep(steps: readonly StepPlan[]): readonly StepPlan[] {
  return steps.flatMap((step) => [
    step,
    ...('steps' in step && step.steps ? everyStep(step.steps) : []),
    ...('else' in step && step.else ? everyStep(step.else) : []),
  ]);
}
