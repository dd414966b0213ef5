import type { Base } from '../bases.ts';
import type { Battlefield } from '../battlefield.ts';
import { BoardError } from '../board-error.ts';
import type { Space } from '../space.ts';
import { doubleStances } from './double-stances.ts';
import { MultiStances } from './multi-stances.ts';
import { singleStances } from './single-stances.ts';
import type { StepList } from './step-list.ts';

/** Which spaces each stance covers. */
export interface StanceSpaces {
  /** How many the base covers. */
  readonly size: number;
  /** Number of the stance on these spaces, -1 if the base cannot cover them. */
  find(spaces: readonly Space[]): number;
  spaceAt(stance: number, part: number): number;
}

/**
 * The places a base can take on a battlefield, as numbers. A stance is a set of spaces: which half of a double base
 * leads, and how a symmetrical base is turned on its spaces, is free at any time of a move (SS-BASE-003, SS-BASE-016).
 */
export interface Stances extends StanceSpaces {
  /** All numbers of stances are below this; it may grow while a search goes on. */
  readonly limit: number;
  /** Fills a list with the steps and links that lead away from a stance, as far as the ground is concerned. */
  steps(stance: number, list: StepList): void;
  /** Whether the base would lie flat: on one level, with nothing standing under it. */
  flat(stance: number): boolean;
  /** Hexes that the part of a rigid base farthest from its start has come; 0 where parts follow each other. */
  swing(start: number, stance: number): number;
}

/** The stances of a base; those of single and double bases are kept beside the battlefield. */
export function stancesOf(battlefield: Battlefield, base: Base, from: readonly number[]): Stances {
  if (base === 'single' || base.length === 1) return battlefield.workspace(singleStances);
  if (base === 'double') return battlefield.workspace(doubleStances);
  return new MultiStances(battlefield, base, from);
}

/** The stance on which a move starts. Throws `board.bad-base` if the base cannot cover those spaces. */
export function startStance(stances: Stances, battlefield: Battlefield, from: readonly number[]): number {
  const stance = from.every((space) => battlefield.exists[space] === 1) ? stances.find(from) : -1;
  if (stance >= 0) return stance;
  const names = from.map((space) => battlefield.names[space] ?? String(space)).join(' and ');
  throw new BoardError(
    'board.bad-base',
    names,
    'the base cannot stand there',
    'name the spaces that it covers',
  );
}
