import { separationBetween } from '../compile/borders.ts';
import { standingSlot } from '../compile/standing.ts';
import { buildStanding } from '../compile/standing-parts.ts';
import { measureStanding } from '../compile/standing-passages.ts';
import { addSolids, wallsOf } from '../sight/standing-bodies.ts';

/** Battlefields with walls, objects or links: to be brought before their plans are compiled. */
export const wallsAndObjects = standingSlot.module({
  buildStanding,
  measureStanding,
  separationBetween,
  addSolids,
  wallsOf,
});
