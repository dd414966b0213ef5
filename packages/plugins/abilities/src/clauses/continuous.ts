import type { Hook, QuestionDeclaration, ValueDeclaration } from '@scapewright/kernel';
import { abilityReason, answer, forbid, type Game, modify } from '@scapewright/skirmish/author';
import type { Applies } from './applies.ts';
import type { NumberOf } from './numbers.ts';
import type { Parameters } from './parameters.ts';
import type { AskedWith } from './scope.ts';

/** A continuous effect: its hooks, and the number that a lasting use of it fixes when it begins. */
export interface ContinuousOf {
  readonly amount?: NumberOf;
  readonly hooks: (applies: Applies) => readonly Hook[];
}

/** Reads the parameters of a continuous effect. */
export type ContinuousReader = (parameters: Parameters) => ContinuousOf;

/** The reason for a change of a number, by whom the ability means. */
const numberReasons = {
  anybody: abilityReason.number,
  allies: abilityReason.numberOfAllies,
  labelled: abilityReason.numberByLabel,
} as const;

/** Changes a number of the figure that it is asked for; `worth`: what the amount comes to there. */
export function numberHook(
  declared: ValueDeclaration<AskedWith>,
  how: 'set' | 'add' | 'scale' | 'least' | 'most',
  applies: Applies,
  amount: NumberOf,
  worth: (amount: number, game: Game, args: AskedWith) => number = (number) => number,
): Hook {
  return modify(declared, {
    how,
    byPlace: applies.byPlace,
    reason: numberReasons[applies.means ?? 'anybody'],
    by: (game, args, source) => {
      const applied = applies(game, source, args.figure ?? -1, args);
      if (!applied) return undefined;
      const by = worth(applied.amount ?? amount(applied.scope), game, args);
      return how === 'add' && by === 0 ? undefined : by;
    },
  });
}

/** Forbids something to the figure of an argument (`figure` or `other`), where a further test passes. */
export function forbidHook(
  question: QuestionDeclaration<AskedWith>,
  applies: Applies,
  about: 'figure' | 'other' | 'by' = 'figure',
  test: (...asked: Asked) => boolean = () => true,
): Hook {
  return forbid(question, {
    byPlace: applies.byPlace,
    reason: abilityReason.forbids,
    when: (game, args, source) => {
      const applied = applies(game, source, args[about] ?? -1, args);
      return applied !== undefined && test(applied, args);
    },
  });
}

/** What a further test looks at: how the effect applies, and the arguments of the question. */
type Asked = readonly [applied: NonNullable<ReturnType<Applies>>, args: AskedWith];

/** Answers a question about the figure, where a further test passes. */
export function answerHook<Answer extends boolean | number>(
  question: QuestionDeclaration<AskedWith, Answer>,
  applies: Applies,
  reply: NoInfer<Answer>,
  test: (...asked: Asked) => boolean = () => true,
): Hook {
  return answer(question, {
    byPlace: applies.byPlace,
    reason: abilityReason.answers,
    answer: (game, args, source) => {
      const applied = applies(game, source, args.figure ?? -1, args);
      return applied !== undefined && test(applied, args) ? reply : undefined;
    },
  });
}
