import type { Seat } from '@scapewright/kernel';
import type { SkirmishRun } from '@scapewright/skirmish/author';
import { type NumberOf, readNumber } from './numbers.ts';
import type { Parameters } from './parameters.ts';
import type { Scope } from './scope.ts';

/** One choice of a part: what may be chosen, and how it is asked. */
export interface ChoiceOf {
  readonly name: string;
  /** What may be chosen now, undefined where that cannot be said before it is asked (dice). */
  readonly options: (scope: Scope) => readonly number[] | undefined;
  readonly least: number;
  /** What is chosen are figures: a roll that follows is for the one that has been. */
  readonly isFigure?: boolean;
  /** What is chosen is a player, who makes the choices that follow. */
  readonly decides?: boolean;
  readonly ask: (
    run: SkirmishRun,
    scope: Scope,
    seat: Seat,
    options: readonly number[],
  ) => readonly number[] | undefined;
}

/** A choice before it has its name. */
export type Choosing = Omit<ChoiceOf, 'name'>;

/** More than there are figures or spaces. */
const anyNumber = 9999;

/** How many are chosen: at most `most` (a number, `all`, or 1 when left out), and at least `least`, when left out 1, or 0 where `most` is 0. */
export function readCount(p: Parameters): { readonly least: number; readonly most: NumberOf } {
  const written = p.any('most');
  const most = written === 'all' ? () => anyNumber : readNumber(p, 'most', 1);
  return { least: p.number('least', written === 0 ? 0 : 1), most };
}
