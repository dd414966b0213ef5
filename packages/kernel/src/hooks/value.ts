import { namedError } from '../error.ts';
import type { BoundHook, CompiledHooks } from './compiled-hooks.ts';
import type {
  AnswerHook,
  Hook,
  HookSource,
  ModifyHook,
  QuestionDeclaration,
  ValueDeclaration,
} from './hook.ts';

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
  /**
   * Is the hook's source in force now (its card active, its item carried ...)? `about`: the arguments of the number, the
   * question or the event that the hook would change, where it would change one; a source in force may leave that alone.
   */
  isLive(source: HookSource, about?: object): boolean;
  /** Which of two sources prevails that say different things: above 0 the first, below 0 the second, 0 neither. */
  precedence(source: HookSource, other: HookSource, args: object): number;
}

/**
 * A number after its hooks: set, then add, then scale, then bounds, never below the value's own least. Author order and
 * load order do not matter: additions commute, of several `set` the one that prevails counts, else the
 * largest, all scales act as one factor,
 * and what is left is cut to a whole number.
 */
export function modified<Game extends HookGate, Args extends object>(
  hooks: CompiledHooks,
  game: Game,
  declared: ValueDeclaration<Args>,
  base: number,
  args: NoInfer<Args>,
  sink?: ContributionSink,
): number {
  sink?.({ how: 'base', amount: base, reason: declared.name, source: undefined, applied: true });
  let total = base;
  let set: HookSource | undefined;
  let factor = 1;
  for (const bound of hooks.modifiesOf(declared)) {
    const { how, reason } = bound.hook;
    if (factor !== 1 && (how === 'least' || how === 'most')) {
      total = Math.trunc(total * factor);
      factor = 1;
    }
    const amount = amountOf(bound, game, args);
    const applied = amount !== undefined;
    sink?.({ how, amount: amount ?? 0, reason, source: bound.source.key, applied });
    if (!applied) continue;
    if (how === 'set') {
      if (set && (game.precedence(bound.source, set, args) || amount - total) <= 0) continue;
      total = amount;
      set = bound.source;
    } else if (how === 'add') total += amount;
    else if (how === 'scale') factor *= amount;
    else total = how === 'least' ? Math.max(total, amount) : Math.min(total, amount);
  }
  return Math.max(factor === 1 ? total : Math.trunc(total * factor), declared.least);
}

function amountOf(bound: BoundHook<ModifyHook>, game: HookGate, args: object): number | undefined {
  if (!holds(bound, game, args)) return undefined;
  const { by } = bound.hook;
  if (typeof by === 'number') return by;
  try {
    return by(game, args, bound.source);
  } catch (error) {
    throw namedError(error, bound.source.key);
  }
}

/** Is the hook in force, and its condition true? What only acts in a window changes nothing of what the window is about. */
export function holds(bound: BoundHook<Hook>, game: HookGate, args: object): boolean {
  const about = bound.hook.kind === 'trigger' ? undefined : args;
  return game.isLive(bound.source, about) && isMet(bound, game, args);
}

/** Is the condition of a hook true? What throws is named after the hook. */
export function isMet({ when, source }: BoundHook<Hook>, game: HookGate, args: object): boolean {
  if (!when) return true;
  try {
    return when(game, args, source);
  } catch (error) {
    throw namedError(error, source.key);
  }
}

/** Why something may not be done: a reason key, what says so, and the place or thing it is about. */
export interface Refusal {
  readonly reason: string;
  readonly source?: string | undefined;
  readonly about?: string | undefined;
  /** Reason keys of further rules behind it. */
  readonly also?: readonly string[] | undefined;
}

/** The first forbid hook that holds, or undefined. With a sink, every one that holds is reported. */
export function forbidden<Game extends HookGate, Args extends object>(
  hooks: CompiledHooks,
  game: Game,
  declared: QuestionDeclaration<Args>,
  args: NoInfer<Args>,
  sink?: (refusal: Refusal) => void,
): Refusal | undefined {
  let first: Refusal | undefined;
  for (const bound of hooks.forbidsOf(declared)) {
    if (!holds(bound, game, args)) continue;
    const refusal = { reason: bound.hook.reason, source: bound.source.key };
    first ??= refusal;
    if (!sink) break;
    sink(refusal);
  }
  return first;
}

function answerOf({ hook, source }: BoundHook<AnswerHook>, game: HookGate, args: object) {
  try {
    return hook.answer(game, args, source);
  } catch (error) {
    throw namedError(error, source.key);
  }
}

/** The answer to a question: a forbid makes it false, or 0, otherwise the hooks' answers combined, otherwise the default. */
export function answered<Game extends HookGate, Args extends object, Answer extends boolean | number>(
  hooks: CompiledHooks,
  game: Game,
  declared: QuestionDeclaration<Args, Answer>,
  fallback: NoInfer<Answer>,
  args: NoInfer<Args>,
  sink?: (answer: Answer, reason: string, source: string) => void,
): Answer {
  const refusal = forbidden(hooks, game, declared, args);
  if (refusal) {
    const no = (typeof fallback === 'number' ? 0 : false) as Answer;
    sink?.(no, refusal.reason, refusal.source ?? '');
    return no;
  }
  let result: Answer | undefined;
  let giver: HookSource | undefined;
  for (const bound of hooks.answersTo(declared)) {
    if (!holds(bound, game, args)) continue;
    const answer = answerOf(bound, game, args) as Answer | undefined;
    if (answer === undefined) continue;
    sink?.(answer, bound.hook.reason, bound.source.key);
    const counts = declared.combine === 'first' && giver && game.precedence(bound.source, giver, args) > 0;
    if (result === undefined || counts) {
      result = answer;
      giver = bound.source;
    } else if (declared.combine !== 'first') result = combined(declared.combine, result, answer) as Answer;
  }
  return result ?? fallback;
}

function combined(how: 'any' | 'all' | 'largest', one: boolean | number, other: boolean | number) {
  if (how === 'largest') return Math.max(Number(one), Number(other));
  return how === 'any' ? Boolean(one) || Boolean(other) : Boolean(one) && Boolean(other);
}
