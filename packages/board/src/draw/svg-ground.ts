import type { Battlefield } from '../battlefield.ts';
import { directionQ, directionR } from '../geometry.ts';
import type { Space } from '../space.ts';
import { hexColour, mixColours, shadeColour } from './colour.ts';
import type { Marks } from './marks.ts';
import { toneColours } from './overlay.ts';
import type { DrawnColumn, RegionLayout } from './region-layout.ts';
import { resolveSpaces } from './space-ref.ts';
import { hexCorners, hexEdge, type Point, pointList, short } from './svg-geometry.ts';
import { sideColour, surfaceColour, terrainLook } from './terrain-look.ts';

/** What the parts of a drawing have in common. */
export interface SvgScene {
  readonly battlefield: Battlefield;
  readonly layout: RegionLayout;
  readonly marks: Marks;
  readonly centreOf: (column: DrawnColumn) => Point;
}

/** How much smaller a slab is drawn than the ground beneath it. */
const slabScale = 0.8;

/** The surfaces: shaded by level, with a dark edge where the ground falls off and a light one where it rises. */
export function drawGround(scene: SvgScene): string[] {
  const { battlefield, layout, marks } = scene;
  const parts: string[] = [];
  for (const column of layout.columns) {
    const centre = scene.centreOf(column);
    for (const [index, space] of column.spaces.entries()) {
      const slab = index > 0;
      const scale = slab ? slabScale : 1;
      const level = battlefield.level[space] ?? 0;
      const { name, colour: ground } = terrainLook(battlefield.terrainOf(space), marks.terrains);
      const colour = surfaceColour(ground, level, layout.lowest, layout.highest);
      if (slab) {
        const shadow = hexCorners({ x: centre.x + 2.5, y: centre.y + 3.5 }, scale);
        parts.push(`<polygon points="${pointList(shadow)}" fill="#000" fill-opacity=".35"/>`);
      }
      const line = hexColour(shadeColour(colour, -0.22));
      const points = pointList(hexCorners(centre, scale));
      const title = `<title>${battlefield.names[space]}: ${name}, level ${level}</title>`;
      parts.push(
        `<polygon points="${points}" fill="${hexColour(colour)}" stroke="${line}">${title}</polygon>`,
      );
    }
  }
  return [...parts, ...drawCliffs(scene)];
}

/** Cliffs: on each edge that is higher than what lies behind it, a line as thick as the drop. */
function drawCliffs({ battlefield, layout, centreOf }: SvgScene): string[] {
  const parts: string[] = [];
  for (const column of layout.columns) {
    const level = levelOf(battlefield, column.spaces[0]);
    for (let direction = 0; direction < 6; direction += 1) {
      const next = neighbour(layout, column, direction);
      const drop = level - (next === undefined ? 0 : levelOf(battlefield, next.spaces[0]));
      if (drop <= 0) continue;
      const width = Math.min(7, 1.5 + drop * 0.8);
      const [from, to] = hexEdge(centreOf(column), direction, 1 - width / 2 / 26);
      const lit = direction >= 1 && direction <= 3;
      const ink = lit ? 'stroke="#fff" stroke-opacity=".38"' : 'stroke="#000" stroke-opacity=".42"';
      parts.push(
        `<path d="M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}" ${ink} stroke-width="${short(width)}"/>`,
      );
    }
  }
  return parts;
}

function levelOf(battlefield: Battlefield, space: Space | undefined): number {
  return battlefield.level[space ?? -1] ?? 0;
}

function neighbour(layout: RegionLayout, column: DrawnColumn, direction: number): DrawnColumn | undefined {
  const row = column.row + (directionR[direction] ?? 0);
  const q = column.rowColumn - (column.row - (column.row & 1)) / 2 + (directionQ[direction] ?? 0);
  return layout.columnAt(q + (row - (row & 1)) / 2, row);
}

/** Start zones: a tint, and a line around each zone. */
export function drawZones({ battlefield, layout, marks, centreOf }: SvgScene): string[] {
  const parts: string[] = [];
  for (const zone of marks.zones ?? []) {
    const spaces = new Set(resolveSpaces(battlefield, zone.spaces));
    const inside = (column: DrawnColumn | undefined) =>
      column?.spaces.some((space) => spaces.has(space)) ?? false;
    const colour = hexColour(sideColour(zone.side));
    const edges: string[] = [];
    for (const column of layout.columns.filter(inside)) {
      const centre = centreOf(column);
      parts.push(
        `<polygon points="${pointList(hexCorners(centre, 0.96))}" fill="${colour}" fill-opacity=".13"/>`,
      );
      for (let direction = 0; direction < 6; direction += 1) {
        if (inside(neighbour(layout, column, direction))) continue;
        const [from, to] = hexEdge(centre, direction, 0.93);
        edges.push(`M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`);
      }
    }
    parts.push(
      `<path d="${edges.join('')}" stroke="${colour}" stroke-width="4" stroke-linecap="round" fill="none"/>`,
    );
  }
  return parts;
}

/** The overlay: spaces that it speaks of in the colour of its tone, all others faded. */
export function drawOverlay({ battlefield, layout, marks, centreOf }: SvgScene): string[] {
  const { overlay } = marks;
  if (overlay === undefined) return [];
  return layout.columns.flatMap((column) =>
    column.spaces.map((space, index) => {
      const entry = overlay.entries.get(space);
      const points = pointList(hexCorners(centreOf(column), index > 0 ? slabScale : 0.97));
      if (entry === undefined) return `<polygon points="${points}" fill="#f4f1ea" fill-opacity=".5"/>`;
      const { colour } = terrainLook(battlefield.terrainOf(space), marks.terrains);
      const fill = hexColour(mixColours(surfaceColour(colour, 1, 0, 2), toneColours[entry.tone], 0.9));
      return `<polygon points="${points}" fill="${fill}" fill-opacity=".88"/>`;
    }),
  );
}
