import { KernelError } from '../error.ts';
import type { BoundHook, CompiledHooks, WindowNumber } from '../hooks/compiled-hooks.ts';
import type { AnyGame } from '../hooks/hook.ts';
import type { ArgsOf, Body, ProcedurePlan, StepPlan, Test, Vars } from './step-plan.ts';

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
  | { readonly op: 'call'; readonly procedure: string; readonly vars: ArgsOf; readonly into: string }
  | { readonly op: 'set'; readonly vars: ArgsOf<AnyGame, Vars, Partial<Vars>> }
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

/** The windows of an event: all, or only those before it or since. */
export type EventPart = 'all' | 'before' | 'since';

/** How the procedures are named that open them. */
export const partOfEvent = { all: 'event:', before: 'event:before:', since: 'event:since:' } as const;

/** The compiled procedures of a match, and among them those of events by step. */
export interface ProcedureSource {
  get(name: string): CompiledProcedure | undefined;
  event(step: string, part: EventPart): CompiledProcedure | undefined;
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
      const { at, args = noArgs, part } = step;
      if (part !== 'since') operations.push(...windowOf(hooks, 'trigger', `before:${at}`, args));
      if (part === 'before') return;
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
      const { call: procedure, vars, into = '' } = step;
      operations.push({ op: 'call', procedure, vars: vars as ArgsOf, into, name });
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
