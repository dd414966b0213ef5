import type { Space } from '../space.ts';
import { hexColour, isLight } from './colour.ts';
import { shortLabel } from './marks.ts';
import { drawnObjects } from './object-look.ts';
import type { DrawnColumn } from './region-layout.ts';
import { resolveSpace, resolveSpaces } from './space-ref.ts';
import { hexCorners, hexEdge, type Point, pointList, short, side } from './svg-geometry.ts';
import type { SvgScene } from './svg-ground.ts';
import { objectShapes } from './svg-object-shapes.ts';
import { escapeText } from './svg-text.ts';
import { sideColour } from './terrain-look.ts';

/** Walls on the borders of hexes: a thick line with a light core, of which doors have a brown one. */
export function drawWalls(scene: SvgScene): string[] {
  const { battlefield } = scene;
  const columnOf = columnFinder(scene);
  const looks = drawnObjects(battlefield);
  const walls = new Set<string>();
  const doors = new Set<string>();
  for (const wall of battlefield.walls) {
    if (looks.ladder(wall.id)) continue;
    for (const { a, direction } of [...wall.borders, ...wall.edges]) {
      const column = columnOf(a);
      if (column === undefined) continue;
      const ends = [...hexEdge(scene.centreOf(column), direction)];
      const [from, to] = ends.sort((p, q) => p.x - q.x || p.y - q.y);
      if (from && to)
        (wall.passable ? doors : walls).add(
          `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`,
        );
    }
  }
  const line = (paths: ReadonlySet<string>, ink: string, width: number): readonly string[] =>
    paths.size === 0
      ? []
      : [
          `<path d="${[...paths].join('')}" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`,
        ];
  return [
    ...line(new Set([...walls, ...doors]), wallInk.rim, 8),
    ...line(walls, wallInk.core, 3.5),
    ...line(doors, wallInk.door, 4),
  ];
}

/** Colours of walls: their rims, and what is between them. */
export const wallInk = { rim: '#2e2620', core: '#d9cbb2', door: '#d08a3e' } as const;

/** Ladders: rungs across the edge on which they lean. */
export function drawLadders(scene: SvgScene): string[] {
  return scene.layout.columns
    .filter(({ rungs }) => rungs.length > 0)
    .map((column) => {
      const { x, y } = scene.centreOf(column);
      const rungs = [-9, -3, 3, 9].map((step) => `M${short(x - 6)} ${short(y + step)}h12`).join('');
      const rails = `M${short(x - 6)} ${short(y - 13)}v26M${short(x + 6)} ${short(y - 13)}v26`;
      return `<path d="${rails}${rungs}" stroke="#5b3d1c" stroke-width="2.6" fill="none"/>`;
    });
}

/** Objects that fill hexes, each by the shape of its kind; what stands under a slab is not seen. */
export function drawObjects(scene: SvgScene): string[] {
  const { battlefield, layout, marks } = scene;
  const looks = drawnObjects(battlefield, marks);
  return layout.columns.flatMap((column) =>
    column.spaces.slice(-1).flatMap((space) => {
      const look = looks.solid(battlefield.solidAt[space] ?? -1);
      if (look === undefined) return [];
      const height = (battlefield.solidTop[space] ?? 0) - (battlefield.level[space] ?? 0);
      const title = `<title>${escapeText(look.name)}${height > 0 ? `, ${height} levels high` : ''}</title>`;
      const { x, y } = scene.centreOf(column);
      const place = `transform="translate(${short(x)} ${short(y)})" stroke-linejoin="round"`;
      return [`<g ${place}>${title}${objectShapes[look.shape]}</g>`];
    }),
  );
}

/** Hexes that something cuts: the lower half of a half hex, nearly all of a partial hex, is hatched. */
export function drawCutHexes({ battlefield, layout, centreOf }: SvgScene): string[] {
  return layout.columns.flatMap((column) => {
    const kind = battlefield.hex[column.spaces.at(-1) ?? -1] ?? 0;
    if (kind === 0) return [];
    const { x, y } = centreOf(column);
    const rows = kind === 1 ? [4, 12, 20] : [-20, -12, -4, 4, 12, 20];
    const lines = rows.map((down) => {
      const reach = Math.min(24, (34 - Math.abs(down)) * 1.7) - 4;
      return `M${short(x - reach)} ${short(y + down)}h${short(2 * reach)}`;
    });
    return [`<path d="${lines.join('')}" stroke="#2e2620" stroke-width="2" opacity="0.45" fill="none"/>`];
  });
}

/** Tokens, as small tilted squares in the upper part of their hex. */
export function drawTokens(scene: SvgScene): string[] {
  const columnOf = columnFinder(scene);
  return (scene.marks.tokens ?? []).flatMap((token) => {
    const column = columnOf(resolveSpace(scene.battlefield, token.space));
    if (column === undefined) return [];
    const { x, y } = scene.centreOf(column);
    const title = `<title>${escapeText(token.name)}</title>`;
    const points = pointList([
      { x, y: y - 13 },
      { x: x + 13, y },
      { x, y: y + 13 },
      { x: x - 13, y },
    ]);
    return [
      `<g>${title}<polygon points="${points}" fill="#f3dc74" stroke="#5d4a08" stroke-width="2"/>` +
        `${label(shortLabel(token), { x, y: y + 4.5 }, 12, '#3a2e05')}</g>`,
    ];
  });
}

/**
 * Figures: a round base for each space, joined for larger bases, with the figure's letters; an arrow behind them tells
 * that the figure stands under a slab.
 */
export function drawFigures(scene: SvgScene): string[] {
  const columnOf = columnFinder(scene);
  return (scene.marks.figures ?? []).flatMap((figure) => {
    const columns = resolveSpaces(scene.battlefield, figure.spaces).flatMap((space) => columnOf(space) ?? []);
    const centres = columns.map(scene.centreOf);
    const [lead] = resolveSpaces(scene.battlefield, figure.spaces);
    const below = columns[0]?.spaces.at(-1) !== lead && !columns[0]?.rungs.includes(lead ?? -1) ? '↓' : '';
    const [first] = centres;
    if (first === undefined) return [];
    const colour = sideColour(figure.side);
    const radius = side * 0.56;
    const path = `M${centres.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}${centres.length === 1 ? 'h.01' : ''}`;
    const base = (ink: string, width: number) =>
      `<path d="${path}" stroke="${ink}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`;
    const ink = isLight(colour) ? '#1c1c20' : '#fff';
    const text = label(shortLabel(figure) + below, { x: first.x, y: first.y + 5.5 }, 16, ink);
    const title = `<title>${escapeText(figure.name)}</title>`;
    return [`<g>${title}${base('#fff', radius * 2 + 4)}${base(hexColour(colour), radius * 2)}${text}</g>`];
  });
}

/** Rings around spaces that are pointed out, with their texts. */
export function drawHighlights(scene: SvgScene): string[] {
  const columnOf = columnFinder(scene);
  return (scene.marks.highlights ?? []).flatMap((highlight) => {
    const column = columnOf(resolveSpace(scene.battlefield, highlight.space));
    if (column === undefined) return [];
    const centre = scene.centreOf(column);
    const ring = `<polygon points="${pointList(hexCorners(centre, 0.88))}" fill="none" stroke="#ffd60a" stroke-width="5"/>`;
    if (highlight.label === undefined) return [ring];
    return [ring + label(highlight.label, { x: centre.x, y: centre.y + 5.5 }, 15, '#1c1c20', '#ffd60a')];
  });
}

/** Bold centred text, with a border of another colour where one is wanted. */
export function label(text: string, at: Point, size: number, ink: string, border?: string): string {
  const outline =
    border === undefined
      ? ''
      : ` stroke="${border}" stroke-width="3" paint-order="stroke" stroke-linejoin="round"`;
  return `<text x="${short(at.x)}" y="${short(at.y)}" font-size="${size}" font-weight="700" fill="${ink}"${outline}>${escapeText(text)}</text>`;
}

function columnFinder({ layout }: SvgScene): (space: Space) => DrawnColumn | undefined {
  const columns = new Map<number, DrawnColumn>();
  for (const column of layout.columns) {
    for (const space of [...column.spaces, ...column.rungs]) columns.set(space, column);
  }
  return (space) => columns.get(space);
}
