import type { BoundHook, CompiledHooks } from './compiled-hooks.ts';
import type { HookSource, ModifyHook, QuestionDeclaration, ValueDeclaration } from './hook.ts';

/** One part of a number: how it came in, by how much, why (reason key) and from where. */
export interface Contribution {
  readonly how: ModifyHook['how'] | 'base';
  readonly amount: number;
  readonly reason: string;
  readonly source: string | undefined;
  /** False where the hook was asked and did not apply. */
  readonly applied: boolean;
}

/** A sink for the parts of a number; without one nothing is built. */
export type ContributionSink = (part: Contribution) => void;

/** What a game must tell the kernel so that hooks can be asked. */
export interface HookGate {
  /** Is the hook's source in force now (its card active, its item carried ...)? */
  isLive(source: HookSource): boolean;
}

const phases: readonly ModifyHook['how'][] = ['set', 'add', 'scale', 'least', 'most'];

/**
 * A number after its hooks: set, then add, then scale, then bounds, never below the value's own least. Author order and
 * load order do not matter: within a phase, additions commute, the largest `set` wins, scales multiply.
 */
export function modified<Game extends HookGate>(
  hooks: CompiledHooks,
  game: Game,
  declared: ValueDeclaration,
  base: number,
  args: object,
  sink?: ContributionSink,
): number {
  const list = hooks.modifiesOf(declared);
  if (list.length === 0) {
    sink?.({ how: 'base', amount: base, reason: declared.name, source: undefined, applied: true });
    return base < declared.least ? declared.least : base;
  }
  sink?.({ how: 'base', amount: base, reason: declared.name, source: undefined, applied: true });
  let total = base;
  for (const phase of phases) {
    let set: number | undefined;
    for (const bound of list) {
      if (bound.hook.how !== phase) continue;
      const amount = amountOf(bound, game, args);
      sink?.({
        how: phase,
        amount: amount ?? 0,
        reason: bound.hook.reason,
        source: bound.source.key,
        applied: amount !== undefined,
      });
      if (amount === undefined) continue;
      if (phase === 'set') set = set === undefined ? amount : Math.max(set, amount);
      else if (phase === 'add') total += amount;
      else if (phase === 'scale') total = Math.trunc(total * amount);
      else if (phase === 'least') total = Math.max(total, amount);
      else total = Math.min(total, amount);
    }
    if (set !== undefined) total = set;
  }
  return total < declared.least ? declared.least : total;
}

function amountOf(bound: BoundHook<ModifyHook>, game: HookGate, args: object): number | undefined {
  const { hook, source } = bound;
  if (!game.isLive(source)) return undefined;
  if (hook.when && !hook.when(game, args, source)) return undefined;
  return typeof hook.by === 'number' ? hook.by : hook.by(game, args, source);
}

/** Why something may not be done: a reason key, what says so, and the place or thing it is about. */
export interface Refusal {
  readonly reason: string;
  readonly source?: string | undefined;
  readonly about?: string | undefined;
}

/** The first forbid hook that holds, or undefined. With a sink, every one that holds is reported. */
export function forbidden<Game extends HookGate>(
  hooks: CompiledHooks,
  game: Game,
  declared: QuestionDeclaration,
  args: object,
): Refusal | undefined {
  const list = hooks.forbidsOf(declared);
  if (list.length === 0) return undefined;
  for (const { hook, source } of list) {
    if (!game.isLive(source)) continue;
    if (hook.when && !hook.when(game, args, source)) continue;
    return { reason: hook.reason, source: source.key };
  }
  return undefined;
}

/** The answer to a question: a forbid makes it false, otherwise the hooks' answers combined, otherwise the default. */
export function answered<Game extends HookGate>(
  hooks: CompiledHooks,
  game: Game,
  declared: QuestionDeclaration,
  otherwise: number | boolean,
  args: object,
  sink?: (answer: number | boolean, reason: string, source: string) => void,
): number | boolean {
  const list = hooks.answersTo(declared);
  const forbids = hooks.forbidsOf(declared);
  if (list.length === 0 && forbids.length === 0) return otherwise;
  const refusal = forbidden(hooks, game, declared, args);
  if (refusal) {
    sink?.(false, refusal.reason, refusal.source ?? '');
    return false;
  }
  let result: number | boolean | undefined;
  for (const { hook, source } of list) {
    if (!game.isLive(source)) continue;
    if (hook.when && !hook.when(game, args, source)) continue;
    const answer = hook.answer(game, args, source);
    if (answer === undefined) continue;
    sink?.(answer, hook.reason, source.key);
    if (result === undefined) result = answer;
    else if (declared.combine === 'any') result = Boolean(result) || Boolean(answer);
    else if (declared.combine === 'all') result = Boolean(result) && Boolean(answer);
    else if (declared.combine === 'largest') result = Math.max(Number(result), Number(answer));
  }
  return result ?? otherwise;
}
