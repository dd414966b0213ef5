import { directionQ, directionR } from '@scapewright/board';
import type { Ground, SceneSpace } from '../scene/ground.ts';
import { hexEdge, short } from '../scene/outline.ts';
import type { Drawing } from './drawing.ts';

/** Light comes from the north-west: edges that look there are lit. */
const isLit = (direction: number): boolean => direction >= 1 && direction <= 3;

/** What lies in a direction on the same layer of a battlefield: on decks only spaces of the same deck. */
function besides(
  { battlefield, spaces }: Ground,
  from: SceneSpace,
  direction: number,
): SceneSpace | undefined {
  const q = from.q + (directionQ[direction] ?? 0);
  const r = from.r + (directionR[direction] ?? 0);
  const column = battlefield.columnAt(q, r, from.region);
  if (column < 0) return undefined;
  const { columnStart, columnSpaces } = battlefield;
  for (let at = columnStart[column] ?? 0; at < (columnStart[column + 1] ?? 0); at += 1) {
    const space = spaces[columnSpaces[at] ?? -1];
    if (space && !space.rung && space.deck === from.deck) return space;
  }
  return undefined;
}

/** Groups of paths by what they are drawn with. */
class Strokes {
  private readonly paths = new Map<string, string[]>();

  add(attributes: string, path: string): void {
    const known = this.paths.get(attributes);
    if (known) known.push(path);
    else this.paths.set(attributes, [path]);
  }

  drawn(): string[] {
    return [...this.paths].map(([attributes, parts]) => `<path d="${parts.join('')}" ${attributes}/>`);
  }
}

/** Cast shadows on what lies lower, and lit and shaded edges on what lies higher: the more, the deeper the drop. */
export function drawRelief({ ground, inks }: Drawing, spaces: readonly SceneSpace[]): string[] {
  const shadows = new Strokes();
  const edges = new Strokes();
  for (const space of spaces) {
    for (let direction = 0; direction < 6; direction += 1) {
      const next = besides(ground, space, direction);
      const drop = space.level - (next?.level ?? (space.deck >= 0 ? space.level - 2 : 0));
      if (drop > 0) edges.add(edgeInk(direction, drop), edgePath(space, direction, edgeWidth(drop)));
      else if (drop < 0 && isLit(direction))
        shadows.add(`fill="#000" fill-opacity=".22"`, shadowPath(space, direction, -drop));
      if (space.deck >= 0 && next === undefined)
        edges.add(
          `fill="none" stroke="${inks.wallRim}" stroke-opacity=".55" stroke-width="1"`,
          edgePath(space, direction, 0),
        );
    }
  }
  return [...shadows.drawn(), ...edges.drawn()];
}

const edgeWidth = (drop: number): number => Math.min(6, 1.4 + drop * 0.7);

function edgeInk(direction: number, drop: number): string {
  const width = short(edgeWidth(drop));
  const ink = isLit(direction)
    ? 'stroke="#fff" stroke-opacity=".42"'
    : `stroke="#000" stroke-opacity=".${direction === 5 || direction === 4 ? 44 : 34}"`;
  return `fill="none" ${ink} stroke-width="${width}"`;
}

/** A line just inside an edge. */
function edgePath(space: SceneSpace, direction: number, width: number): string {
  const [from, to] = hexEdge(space, direction, 1 - width / 44);
  return `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`;
}

/** The shadow that a higher neighbour throws on a space. */
function shadowPath(space: SceneSpace, direction: number, rise: number): string {
  const [from, to] = hexEdge(space, direction);
  const deep = Math.min(12, 2 + rise * 1.7);
  const toward = Math.min(1, deep / 22);
  const inner = ({ x, y }: { x: number; y: number }) =>
    `${short(x + (space.x - x) * toward)} ${short(y + (space.y - y) * toward)}`;
  return `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}L${inner(to)}L${inner(from)}Z`;
}
