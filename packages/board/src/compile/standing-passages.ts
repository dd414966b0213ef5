import { openSky, type Wall } from '../battlefield.ts';
import { ceilingOf, enterPassage, type Ground, type Measured } from './passages.ts';
import { borderKey } from './structure.ts';
import { hexKinds } from './surfaces.ts';

const noWalls: readonly Wall[] = [];

/** Measures a passage where walls or objects may stand. */
export function measureStanding(
  ground: Ground,
  passages: Measured,
  index: number,
  from: number,
  to: number,
): void {
  const { structure, surfaces, borders, solids, solidAt } = ground;
  const higher = Math.max(surfaces.level[from] as number, surfaces.level[to] as number);
  const ceiling = Math.min(ceilingOf(surfaces, from), ceilingOf(surfaces, to));
  const walls = borders.size === 0 ? noWalls : (borders.get(borderKey(structure, from, to)) ?? noWalls);
  const solid = solids[solidAt[to] as number];

  let over = higher;
  let roof = ceiling;
  let open = surfaces.hex[to] !== hexKinds.partial && (solid === undefined || solid.enterable);
  for (const wall of walls) {
    if (wall.passable || wall.top <= higher) continue;
    if (wall.bottom > higher) roof = Math.min(roof, wall.bottom);
    else if (wall.climb === 'levels') over = Math.max(over, wall.top);
    else open = false;
  }
  enterPassage(surfaces, passages, index, from, to, over, roof, open);
  passages.airway.set(index, solid?.blocksFlying ? -1 : airwayBetween(ground, walls, from, to, ceiling));
}

/** Levels of the widest free gap at a border: above objects, and above, below or between its walls; -1 if it is shut. */
function airwayBetween(
  ground: Ground,
  walls: readonly Wall[],
  from: number,
  to: number,
  ceiling: number,
): number {
  const floor = Math.max(ground.solidTop[from] as number, ground.solidTop[to] as number);
  let lower = floor;
  let widest = -1;
  for (const wall of walls) {
    if (wall.passable || wall.top <= floor || wall.bottom >= ceiling) continue;
    if (wall.blocksFlying) return -1;
    widest = Math.max(widest, wall.bottom - lower);
    lower = Math.max(lower, wall.top);
  }
  return ceiling === openSky ? openSky : Math.max(widest, ceiling - lower, -1);
}
