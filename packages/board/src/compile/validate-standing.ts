import { BoardError } from '../board-error.ts';
import type { BattlefieldPlan, LinkPlan, SolidPlan, WallPlan } from '../plan.ts';
import { distinct, highestLevel, whole } from './validate.ts';

/** Throws BoardError for the first wall, object or link of a plan that cannot be; those that an earlier plan had were validated. */
export function validateStanding(plan: BattlefieldPlan, earlier: BattlefieldPlan | undefined): void {
  const { walls = [], solids = [], links = [] } = plan;
  if (walls !== earlier?.walls) {
    distinct(walls.map((wall) => wall.id));
    for (const wall of walls) validateWall(wall);
  }
  if (solids !== earlier?.solids) {
    distinct(solids.map((solid) => solid.id));
    for (const solid of solids) validateSolid(solid);
  }
  if (links !== earlier?.links) for (const link of links) validateLink(link);
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
