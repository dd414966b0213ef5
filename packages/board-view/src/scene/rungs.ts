import { type Battlefield, directionQ, directionR, oppositeDirection } from '@scapewright/board';
import { hexEdge, type Point } from './outline.ts';
import type { SceneWall } from './scene-wall.ts';

/** Where a rung of a ladder is shown: a small place of its own within the hex of the landing. */
export interface RungPlace extends Point {
  /** Before the ladder, the same for all its rungs: where they hang one above the other. */
  readonly foot: Point;
  /** Which rung of its ladder it is, from below, from 1. */
  readonly number: number;
}

/** How large the place of a rung is, as a part of a hex. */
export const rungScale = 0.27;

/** Millimetres from one rung to the next as seen from above, and from the middle of the hex towards the ladder. */
const apart = { along: 13, out: 13.5 };

/** The places of all rungs, by number of space: side by side along the ladder, from low to high. */
export function rungPlaces(
  battlefield: Battlefield,
  walls: readonly SceneWall[],
): ReadonlyMap<number, RungPlace> {
  const places = new Map<number, RungPlace>();
  const ladders = walls.filter(({ kind }) => kind === 'ladder');
  for (const [column, rungs] of rungsByColumn(battlefield)) {
    const centre = { x: battlefield.x[rungs[0] ?? 0] ?? 0, y: battlefield.y[rungs[0] ?? 0] ?? 0 };
    const direction = ladders.map((ladder) => towards(battlefield, ladder, column)).find((one) => one >= 0);
    const [from, to] = hexEdge(centre, direction ?? 1);
    const out = { x: (from.x + to.x) / 2 - centre.x, y: (from.y + to.y) / 2 - centre.y };
    const far = apart.out / Math.hypot(out.x, out.y);
    const foot = { x: centre.x + out.x * far, y: centre.y + out.y * far };
    const edge = Math.hypot(to.x - from.x, to.y - from.y);
    for (const [at, rung] of rungs.entries()) {
      const along = ((at - (rungs.length - 1) / 2) * apart.along) / edge;
      const [x, y] = [foot.x + (to.x - from.x) * along, foot.y + (to.y - from.y) * along];
      const own = rungs
        .slice(0, at + 1)
        .filter((other) => battlefield.pieceOf(other) === battlefield.pieceOf(rung));
      places.set(rung, { x, y, foot, number: own.length });
    }
  }
  return places;
}

function rungsByColumn(battlefield: Battlefield): ReadonlyMap<number, readonly number[]> {
  const columns = new Map<number, number[]>();
  for (let space = 0; space < battlefield.count; space += 1) {
    if (battlefield.rung[space] !== 1 || battlefield.exists[space] !== 1) continue;
    const column = battlefield.column[space] ?? -1;
    columns.set(column, [...(columns.get(column) ?? []), space]);
  }
  for (const rungs of columns.values())
    rungs.sort((a, b) => (battlefield.level[a] ?? 0) - (battlefield.level[b] ?? 0));
  return columns;
}

/** The direction in which a ladder stands as seen from a column; -1 where it stands elsewhere. */
function towards(battlefield: Battlefield, { space, direction }: SceneWall, column: number): number {
  if (battlefield.column[space] === column) return direction;
  const q = (battlefield.q[space] ?? 0) + (directionQ[direction] ?? 0);
  const r = (battlefield.r[space] ?? 0) + (directionR[direction] ?? 0);
  const beyond = battlefield.columnAt(q, r, battlefield.region[space] ?? 0);
  return beyond === column ? oppositeDirection(direction) : -1;
}
