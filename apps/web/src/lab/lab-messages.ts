import type { LabGame } from '@scapewright/sim/lab';
import type { ToldProblem } from '../game/problem-words.ts';
import type { Language } from '../settings/settings.ts';
import type { LabWish } from './lab-wish.ts';

/** What the page tells the worker. Games are numbered from 0; it plays from one number on, to the last. */
export type ToLab = {
  readonly type: 'play';
  readonly wish: LabWish;
  readonly from: number;
  readonly language: Language;
};

/** What the worker tells the page. */
export type FromLab =
  | { readonly type: 'played'; readonly games: readonly LabGame[] }
  | { readonly type: 'refused'; readonly problems: readonly ToldProblem[] }
  | { readonly type: 'over' };
