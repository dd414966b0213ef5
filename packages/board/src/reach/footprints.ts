import type { Base } from '../bases.ts';
import type { Battlefield } from '../battlefield.ts';
import { BoardError } from '../board-error.ts';
import type { Space } from '../space.ts';
import { doubleFootprints } from './double-footprints.ts';
import { MultiFootprints } from './multi-footprints.ts';
import { singleFootprints } from './single-footprints.ts';
import type { StepList } from './step-list.ts';

/** Which spaces each footprint covers. */
export interface FootprintSpaces {
  /** How many the base covers. */
  readonly size: number;
  /** Number of the footprint on these spaces, -1 if the base cannot cover them. */
  find(spaces: readonly Space[]): number;
  spaceAt(footprint: number, part: number): number;
}

/**
 * The places a base can take on a battlefield, as numbers. A footprint is a set of spaces: which half of a double base
 * leads, and how a symmetrical base is turned on its spaces, is free at any time of a move (SS-BASE-003, SS-BASE-016).
 */
export interface Footprints extends FootprintSpaces {
  /** All numbers of footprints are below this; it may grow while a search goes on. */
  readonly limit: number;
  /** Fills a list with the steps and links that lead away from a footprint, as far as the ground is concerned. */
  steps(footprint: number, list: StepList): void;
  /** Whether the base would lie flat: on one level, with nothing standing under it. */
  flat(footprint: number): boolean;
  /** Hexes that the part of a rigid base farthest from its start has come; 0 where parts follow each other. */
  swing(start: number, footprint: number): number;
}

/** The footprints of a base; those of single and double bases are kept beside the battlefield. */
export function footprintsOf(battlefield: Battlefield, base: Base, from: readonly number[]): Footprints {
  if (base === 'single' || base.length === 1) return battlefield.workspace(singleFootprints);
  if (base === 'double') return battlefield.workspace(doubleFootprints);
  return new MultiFootprints(battlefield, base, from);
}

/** The footprint on which a move starts. Throws `board.bad-base` if the base cannot cover those spaces. */
export function startFootprint(
  footprints: Footprints,
  battlefield: Battlefield,
  from: readonly number[],
): number {
  const footprint = from.every((space) => battlefield.exists[space] === 1) ? footprints.find(from) : -1;
  if (footprint >= 0) return footprint;
  const names = from.map((space) => battlefield.names[space] ?? String(space)).join(' and ');
  throw new BoardError(
    'board.bad-base',
    names,
    'the base cannot stand there',
    'name the spaces that it covers',
  );
}
