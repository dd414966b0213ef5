import type { Ground } from '../scene/ground.ts';
import type { Inks } from './ink.ts';

/** What the parts of a drawing have in common. */
export interface Drawing {
  readonly ground: Ground;
  readonly inks: Inks;
  /** Begins the ids of patterns, so that two boards on one page do not share them. */
  readonly ids: string;
  /** Are levels written on the spaces? */
  readonly numbers: boolean;
}
