import type { Point } from '../scene/outline.ts';

/** How many numbers a command of an SVG path takes. */
const counts: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, q: 4, a: 7, z: 0 };

/** Straight pieces into which a curve is cut. */
const pieces = 8;

/** The corners of the first closed outline of an SVG path; curves become straight pieces. */
export function outlineOf(path: string): readonly Point[] {
  const points: Point[] = [];
  let here: Point = { x: 0, y: 0 };
  let command = '';
  const tokens = path.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi) ?? [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? '';
    if (/[a-z]/i.test(token)) {
      command = token;
      at += 1;
    }
    const kind = command.toLowerCase();
    if (kind === 'z') break;
    const count = counts[kind] ?? 0;
    if (count === 0) throw new Error(`a path has ${command}`);
    const values = tokens.slice(at, at + count).map(Number);
    at += count;
    for (const point of along(kind, values, here, command === kind)) points.push(point);
    here = points.at(-1) ?? here;
    if (kind === 'm') command = command === 'm' ? 'l' : 'L';
  }
  return points;
}

function along(kind: string, values: readonly number[], here: Point, isRelative: boolean): readonly Point[] {
  const base = isRelative ? here : { x: 0, y: 0 };
  const point = (at: number): Point => ({ x: base.x + (values[at] ?? 0), y: base.y + (values[at + 1] ?? 0) });
  if (kind === 'h') return [{ x: base.x + (values[0] ?? 0), y: here.y }];
  if (kind === 'v') return [{ x: here.x, y: base.y + (values[0] ?? 0) }];
  if (kind === 'c') return curve([here, point(0), point(2), point(4)]);
  if (kind === 'q') return curve([here, point(0), point(2)]);
  if (kind === 'a') return arc(here, point(5), values[0] ?? 1, values[3] === 1, values[4] === 1);
  return [point(0)];
}

function curve(controls: readonly Point[]): readonly Point[] {
  const between = (list: readonly Point[], part: number): Point => {
    const [first] = list;
    if (list.length < 2 || !first) return first ?? { x: 0, y: 0 };
    return between(
      list.slice(1).map((point, at) => {
        const before = list[at] ?? point;
        return { x: before.x + (point.x - before.x) * part, y: before.y + (point.y - before.y) * part };
      }),
      part,
    );
  };
  return Array.from({ length: pieces }, (_, at) => between(controls, (at + 1) / pieces));
}

/** An arc of a circle, as SVG has it. */
function arc(from: Point, to: Point, wish: number, isLarge: boolean, isClockwise: boolean): readonly Point[] {
  const apart = Math.hypot(to.x - from.x, to.y - from.y);
  if (apart === 0) return [to];
  const radius = Math.max(wish, apart / 2);
  const off = Math.sqrt(Math.max(0, radius ** 2 - (apart / 2) ** 2)) * (isLarge === isClockwise ? -1 : 1);
  const centre = {
    x: (from.x + to.x) / 2 - ((to.y - from.y) / apart) * off,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / apart) * off,
  };
  const start = Math.atan2(from.y - centre.y, from.x - centre.x);
  let sweep = Math.atan2(to.y - centre.y, to.x - centre.x) - start;
  if (isClockwise && sweep <= 0) sweep += Math.PI * 2;
  if (!isClockwise && sweep >= 0) sweep -= Math.PI * 2;
  return Array.from({ length: pieces }, (_, at) => {
    const angle = start + (sweep * (at + 1)) / pieces;
    return { x: centre.x + Math.cos(angle) * radius, y: centre.y + Math.sin(angle) * radius };
  });
}
