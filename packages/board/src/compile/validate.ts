import { BoardError } from '../board-error.ts';
import type { BattlefieldPlan, LinkPlan, SolidPlan, SpacePlan, WallPlan } from '../plan.ts';
import { farthestHex } from './structure.ts';

/** Highest level that a battlefield may have. */
const highestLevel = 5000;

/** A plan that has been validated, and in what another one differs from it. */
export interface EarlierPlan {
  readonly plan: BattlefieldPlan;
  readonly changedSpaces: ReadonlySet<number>;
  /** Whether the spaces bear the names that they had. */
  readonly keepsNames: boolean;
}

/** Throws BoardError for the first thing in a plan that cannot be, whatever else the battlefield holds. */
export function validatePlan(plan: BattlefieldPlan, earlier?: EarlierPlan): void {
  if (earlier === undefined || !earlier.keepsNames) validateNames(plan.spaces);
  for (const index of earlier?.changedSpaces ?? plan.spaces.keys())
    validateSpace(plan.spaces[index] as SpacePlan);
  const { walls = [], solids = [], links = [] } = plan;
  if (walls !== earlier?.plan.walls) {
    distinct(walls.map((wall) => wall.id));
    for (const wall of walls) validateWall(wall);
  }
  if (solids !== earlier?.plan.solids) {
    distinct(solids.map((solid) => solid.id));
    for (const solid of solids) validateSolid(solid);
  }
  if (links !== earlier?.plan.links) for (const link of links) validateLink(link);
}

/** Throws for a space whose surface lies inside the mass above it, which begins at `ceiling`. */
export function validateAir({ name, level }: SpacePlan, ceiling: number): void {
  if (level <= ceiling) return;
  throw new BoardError(
    'board.overlap',
    name,
    `its surface at level ${level} lies inside the mass above it, which begins at level ${ceiling}`,
    'give the upper space a higher underside, or leave one of the two spaces out',
  );
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

function validateWall(wall: WallPlan): void {
  whole(wall.id, 'bottom', wall.bottom, 0, highestLevel);
  whole(wall.id, 'top', wall.top, wall.bottom + 1, 2 * highestLevel);
}

function validateSolid(solid: SolidPlan): void {
  const heights = typeof solid.height === 'number' ? [solid.height] : solid.height;
  for (const height of heights) whole(solid.id, 'height', height, 1, highestLevel);
  if (typeof solid.height !== 'number' && heights.length !== solid.spaces.length) {
    throw new BoardError(
      'board.bad-number',
      solid.id,
      `it has ${heights.length} heights for ${solid.spaces.length} spaces`,
      'give one height, or one for each space',
    );
  }
}

function validateLink(link: LinkPlan): void {
  whole(`${link.from} to ${link.to}`, 'cost', link.cost, 0, 1000);
}

function whole(place: string, what: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new BoardError(
    'board.bad-number',
    place,
    `${what} is ${value}`,
    `make it a whole number from ${least} to ${most}`,
  );
}

function distinct(names: readonly string[]): void {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name)) {
      throw new BoardError('board.duplicate-name', name, 'the name is used twice', 'give each its own name');
    }
    seen.add(name);
  }
}
