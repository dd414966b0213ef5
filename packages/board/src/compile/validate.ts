import { BoardError } from '../board-error.ts';
import type { BattlefieldPlan, SpacePlan } from '../plan.ts';
import { farthestHex } from './structure.ts';

/** Highest level that a battlefield may have. */
export const highestLevel = 5000;

/** In what a plan differs from one that has been validated. */
export interface EarlierPlan {
  readonly changedSpaces: ReadonlySet<number>;
  /** Whether the spaces bear the names that they had. */
  readonly keepsNames: boolean;
}

/** Throws BoardError for the first thing in the spaces of a plan that cannot be, whatever else the battlefield holds. */
export function validatePlan(plan: BattlefieldPlan, earlier?: EarlierPlan): void {
  if (earlier === undefined || !earlier.keepsNames) validateNames(plan.spaces);
  for (const index of earlier?.changedSpaces ?? plan.spaces.keys())
    validateSpace(plan.spaces[index] as SpacePlan);
}

function validateNames(spaces: readonly SpacePlan[]): void {
  if (!spaces.some((space) => !space.removed)) {
    throw new BoardError('board.no-spaces', 'battlefield', 'it has no space', 'give it at least one space');
  }
  distinct(spaces.filter((space) => !space.removed).map((space) => space.name));
}

function validateSpace(space: SpacePlan): void {
  const { name, level, underside } = space;
  whole(name, 'q', space.q, -farthestHex, farthestHex);
  whole(name, 'r', space.r, -farthestHex, farthestHex);
  whole(name, 'region', space.region ?? 0, 0, 100);
  whole(name, 'level', level, 0, highestLevel);
  whole(name, 'underside', underside, 0, level);
  if (space.rung && underside !== level) {
    throw new BoardError('board.bad-number', name, 'a rung has no mass below it', `make underside ${level}`);
  }
}

/** Throws for a number that is not whole or out of bounds. */
export function whole(place: string, what: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new BoardError(
    'board.bad-number',
    place,
    `${what} is ${value}`,
    `make it a whole number from ${least} to ${most}`,
  );
}

/** Throws for a name that is used twice. */
export function distinct(names: readonly string[]): void {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name)) {
      throw new BoardError('board.duplicate-name', name, 'the name is used twice', 'give each its own name');
    }
    seen.add(name);
  }
}
