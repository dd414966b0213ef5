import { KernelError } from '../error.ts';
import type { BoundHook, CompiledHooks, WindowNumber } from '../hooks/compiled-hooks.ts';
import type { AnyGame } from '../hooks/hook.ts';
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

/** Makes the variables of a procedure that is called. */
export type VarsOf<Game = AnyGame> = (game: Game, vars: Vars) => Vars;

/** Makes a window's payload, only when somebody listens. */
export type ArgsOf<Game = AnyGame> = (game: Game, vars: Vars) => Args;

/**
 * One step of a procedure.
 * - `at`: a timing step: its window before, itself (ahead of its body) and after. `steps` are those that it holds: they come
 *   after its body, and its last window after them, unless the procedure is left in between.
 * - `instead`: offers the instead hooks of a step to a seat; variable `into` says which way it went: 0 none of them (the
 *   first extra), 1 a hook, 2 the second extra, 3 the third. Nothing is asked where no hook applies.
 * - `replace`: lets replace hooks change the payload, whose values are the frame's variables of the same name.
 * - `call`: runs another procedure; its variable `result` is merged as `into`.
 * - `while`, `if`: loops and branches; `do`: rule code without a step; `leave`: ends the procedure.
 * - `set`: variables that follow from the state and the frame's own, without rule code.
 * - `note`: code that only writes to the log; it does not run where none is kept.
 * - `whenHeard`: steps that are there only in matches where some hook listens to the named step or stands instead of it.
 */
export type StepPlan<Game = AnyGame> =
  | {
      readonly at: string;
      readonly args?: ArgsOf<Game>;
      readonly body?: Body<Game>;
      readonly note?: Body<Game>;
      readonly steps?: readonly StepPlan<Game>[];
    }
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
  | { readonly call: string; readonly vars?: VarsOf<Game>; readonly into?: string }
  | { readonly while: Test<Game>; readonly steps: readonly StepPlan<Game>[] }
  | ({ readonly if: Test<Game> } & Branches<Game>)
  | { readonly do: Body<Game> }
  | { readonly set: VarsOf<Game> }
  | { readonly note: Body<Game> }
  | { readonly leave: Test<Game> }
  | ({ readonly whenHeard: string } & Branches<Game>);

interface Branches<Game> {
  readonly steps: readonly StepPlan<Game>[];
  readonly else?: readonly StepPlan<Game>[];
}

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
  readonly seat: ((game: AnyGame, vars: Vars) => number) | undefined;
  readonly extras: (game: AnyGame, vars: Vars) => readonly string[];
  readonly into: string;
  readonly name: string;
}

/** Rule code as an operation, under the name of its step. */
export interface BodyOperation {
  readonly op: 'body';
  readonly body: Body;
  readonly name: string;
  readonly hook?: undefined;
  /** Of code that only writes to the log: no columns. */
  readonly owned?: ReadonlySet<number> | undefined;
}

/** What is run: the body of a step, or a hook. */
export type Work = BodyOperation | BoundHook;

/** The hook's source key, or the step of the body. */
export function nameOfWork(work: Work): string {
  return work.hook ? work.source.key : work.name;
}

/** One compiled operation; `name` is the step in which it stands: its window, or else the procedure. */
export type Operation = { readonly name: string } & (
  | WindowOperation
  | BodyOperation
  | { readonly op: 'call'; readonly procedure: string; readonly vars: VarsOf; readonly into: string }
  | { readonly op: 'set'; readonly vars: VarsOf }
  | { readonly op: 'jump'; readonly to: number }
  | { readonly op: 'unless'; readonly test: Test; readonly to: number }
  /** A step that nobody hooks, noted as it passes: only in a traced match. */
  | { readonly op: 'passing'; readonly window: WindowNumber; readonly args: ArgsOf }
);

/** A procedure compiled to a flat list of operations. */
export interface CompiledProcedure {
  readonly name: string;
  readonly operations: readonly Operation[];
  /** In a traced match: what the places of the operations are without tracing, so that saves do not depend on it. */
  readonly places: readonly number[] | undefined;
  /** Its windows, where it consists of nothing else. */
  readonly windows: readonly WindowOperation[] | undefined;
}

/** The compiled procedures of a match, and among them those of events by step. */
export interface ProcedureSource {
  get(name: string): CompiledProcedure | undefined;
  event(step: string): CompiledProcedure | undefined;
}

const nothing = Object.freeze({});
const noColumns: ReadonlySet<number> = new Set();
const noArgs: ArgsOf = () => nothing;

/** Compiles a procedure for one match. Steps that nobody hooks keep only their bodies, and the trace of their passing. */
export function compileProcedure(
  { name, steps }: ProcedurePlan,
  hooks: CompiledHooks,
  traced: boolean,
): CompiledProcedure {
  const operations: Operation[] = [];
  const ends: number[] = [];
  const body = (code: Body | undefined, step: string, owned?: ReadonlySet<number>): void => {
    if (code) operations.push({ op: 'body', body: code, name: step, hook: undefined, owned });
  };
  const hold = (operation: Operation): number => operations.push(operation) - 1;
  /** Lets a held jump lead to what comes next. */
  const aim = (at: number): void => {
    operations[at] = { ...(operations[at] as Operation), to: operations.length } as Operation;
  };
  const add = (step: StepPlan): void => {
    if ('at' in step) {
      const { at, args = noArgs } = step;
      operations.push(...windowOf(hooks, 'trigger', `before:${at}`, args));
      if (traced) operations.push({ op: 'passing', window: hooks.windowNumber(at), args, name: at });
      operations.push(...windowOf(hooks, 'trigger', at, args));
      body(step.body, at);
      body(step.note, at, noColumns);
      step.steps?.forEach(add);
      operations.push(...windowOf(hooks, 'trigger', `after:${at}`, args));
    } else if ('replace' in step)
      operations.push(...windowOf(hooks, 'replace', step.replace, step.args, step));
    else if ('instead' in step) {
      const { instead, args, extras: given = [] } = step;
      const extras = typeof given === 'function' ? given : () => given;
      operations.push(...windowOf(hooks, 'instead', instead, args, { ...step, extras }));
    } else if ('call' in step) {
      const { call: procedure, vars = () => ({}), into = '' } = step;
      operations.push({ op: 'call', procedure, vars, into, name });
    } else if ('while' in step) {
      const exit = hold({ op: 'unless', test: step.while, to: 0, name });
      step.steps.forEach(add);
      operations.push({ op: 'jump', to: exit, name });
      aim(exit);
    } else if ('if' in step) {
      const skip = hold({ op: 'unless', test: step.if, to: 0, name });
      step.steps.forEach(add);
      const over = step.else && hold({ op: 'jump', to: 0, name });
      aim(skip);
      step.else?.forEach(add);
      if (over !== undefined) aim(over);
    } else if ('leave' in step) {
      const stay = hold({ op: 'unless', test: step.leave, to: 0, name });
      ends.push(hold({ op: 'jump', to: 0, name }));
      aim(stay);
    } else if ('whenHeard' in step) {
      const { whenHeard } = step;
      const isHeard = hooks.listens(whenHeard) || hooks.insteadsAt(hooks.windowNumber(whenHeard)).length > 0;
      (isHeard ? step.steps : (step.else ?? [])).forEach(add);
    } else if ('set' in step) operations.push({ op: 'set', vars: step.set, name });
    else if ('note' in step) body(step.note, name, noColumns);
    else body(step.do, name);
  };
  steps.forEach(add);
  ends.forEach(aim);
  return finished(name, operations, traced);
}

/** The fields of all kinds of operations: each is made with them, so that the clock meets objects of one make. */
const fieldNames = 'op name body hook owned kind window hooks args seat extras into procedure vars test to';
const fields = Object.fromEntries(fieldNames.split(' ').map((field) => [field, undefined]));

function finished(name: string, plain: readonly Operation[], traced: boolean): CompiledProcedure {
  const operations = plain.map((operation) => ({ ...fields, ...operation }) as Operation);
  let place = 0;
  const places = operations.map((operation) => (operation.op === 'passing' ? place : place++));
  const windows = operations.filter((operation) => operation.op === 'window');
  const isPlain = operations.every(({ op }) => op === 'window' || op === 'passing');
  return {
    name,
    operations,
    places: traced ? [...places, place] : undefined,
    windows: isPlain ? windows : undefined,
  };
}

const noExtras: WindowOperation['extras'] = () => [];

/** A window as an operation, where anybody stands at it; an instead window always, as it says which way it went. */
function windowOf(
  all: CompiledHooks,
  kind: WindowOperation['kind'],
  name: string,
  args: ArgsOf,
  { seat, into = '', extras = noExtras }: Partial<Pick<WindowOperation, 'seat' | 'into' | 'extras'>> = {},
): readonly WindowOperation[] {
  const window = all.windowNumber(name);
  const hooks = all.standingAt(kind, window);
  if (hooks.length === 0 && kind !== 'instead') return [];
  return [{ op: 'window', kind, window, hooks, args, seat, extras, into, name }];
}

/** What a function returned, as variables; `isChecked`: only if it is plain integers. */
export function plainResult(result: unknown, isChecked: boolean, where: string): Vars | undefined {
  if (!result || typeof result !== 'object') return undefined;
  const odd = isChecked && Object.entries(result).find(([, value]) => !Number.isInteger(value));
  if (odd) throw new KernelError('not-plain', where, `it returned ${odd[1]} as ${odd[0]}`);
  return result as Vars;
}
