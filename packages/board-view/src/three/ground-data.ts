import { directionQ, directionR, levelMillimetres, shadeColour } from '@scapewright/board';
import { columnOf, type Ground, type SceneRegion, type SceneSpace } from '../scene/ground.ts';
import { hexCorners, hexEdge } from '../scene/outline.ts';
import { textureTile } from '../scene/textures.ts';
import { inkOf } from '../svg/ground-svg.ts';
import { inks, type Theme } from '../svg/ink.ts';
import { isLava, isWater, seenTop, solidBottom, solidTop } from './heights.ts';
import { MeshData, type Place, type Tint } from './mesh-data.ts';
import { dimmed, tintOf } from './tint.ts';

/** What a part of the ground is drawn with: a texture of the terrains, the sides of columns, or clear water. */
export type Surface = string;

/** The triangles of one layer (-1 the ground, else the number of a deck) that are drawn with one surface. */
export interface GroundPart {
  readonly deck: number;
  readonly surface: Surface;
  readonly data: MeshData;
}

/** Names of surfaces that are no textures of terrains. */
export const surfaces = { plain: 'plain', sides: 'sides', water: 'water' } as const;

/** Bevel of a tile: how far its flat top reaches, and how far its rim lies below. */
const bevel = { reach: 0.935, drop: 1.5 };
const up: Place = [0, 1, 0];
const soil = tintOf([122, 98, 74]);

/** Which directions meet at a corner, from the north, clockwise. */
const besideCorner = [
  [1, 2],
  [0, 1],
  [5, 0],
  [4, 5],
  [3, 4],
  [2, 3],
] as const;

/** A region's ground as triangles, few parts whatever the number of spaces: tops with bevels, and only sides that are seen. */
export function groundParts(ground: Ground, region: SceneRegion, theme: Theme): readonly GroundPart[] {
  const parts = new Map<string, GroundPart>();
  const partFor = (deck: number, surface: Surface): MeshData => {
    const key = `${deck}|${surface}`;
    const known = parts.get(key) ?? { deck, surface, data: new MeshData() };
    parts.set(key, known);
    return known.data;
  };
  for (const space of region.spaces) {
    if (space.rung) continue;
    const around = [0, 1, 2, 3, 4, 5].map((direction) => besides(ground, space, direction));
    const tint = spotted(space, tintOf(inkOf(space, inks[theme])));
    const top = isWater(space) ? dimmed(tint, 0.5) : tint;
    const surface = isWater(space) ? 'grains' : (space.texture ?? surfaces.plain);
    addTop(partFor(space.deck, surface), space, around, top);
    if (isWater(space)) addWater(partFor(space.deck, surfaces.water), space, tint);
    addSides(partFor(space.deck, surfaces.sides), space, around, tint);
  }
  return [...parts.values()].filter(({ data }) => !data.isEmpty);
}

/** No two tiles are quite the same. */
function spotted({ q, r, level }: SceneSpace, tint: Tint): Tint {
  const chance = Math.sin(q * 127.1 + r * 311.7 + level * 74.7) * 43_758.545;
  return dimmed(tint, 0.97 + (chance - Math.floor(chance)) * 0.06);
}

function besides(ground: Ground, { q, r, region }: SceneSpace, direction: number): readonly SceneSpace[] {
  const column = ground.battlefield.columnAt(
    q + (directionQ[direction] ?? 0),
    r + (directionR[direction] ?? 0),
    region,
  );
  return column < 0 ? [] : columnOf(ground, column);
}

/** How much of the sky the walls beside a corner hide: 1 nothing. */
function openness(space: SceneSpace, around: readonly (readonly SceneSpace[])[], corner: number): number {
  const hidden = (besideCorner[corner] ?? []).map((direction) => {
    const rise = Math.max(
      0,
      ...(around[direction] ?? [])
        .filter((other) => solidBottom(other) <= seenTop(space) + levelMillimetres)
        .map((other) => seenTop(other) - solidTop(space)),
    );
    return Math.min(0.3, rise * 0.012);
  });
  return 1 - hidden.reduce((sum, part) => sum + part, 0);
}

function addTop(
  data: MeshData,
  space: SceneSpace,
  around: readonly (readonly SceneSpace[])[],
  tint: Tint,
): void {
  const top = solidTop(space);
  const flat = isLava(space) || isWater(space);
  const at = (x: number, z: number, height: number, normal: Place, shade: number) =>
    data.corner([x, height, z], normal, dimmed(tint, shade), x / textureTile.width, -z / textureTile.height);
  const inner = hexCorners(space, flat ? 1 : bevel.reach);
  const shades = inner.map((_, corner) => openness(space, around, corner));
  const mean = shades.reduce((sum, shade) => sum + shade, 0) / 6;
  const centre = at(space.x, space.y, top, up, (mean + 1) / 2);
  const rim = inner.map(({ x, y }, corner) => at(x, y, top, up, shades[corner] ?? 1));
  for (let corner = 0; corner < 6; corner += 1)
    data.triangle(centre, rim[(corner + 1) % 6] ?? 0, rim[corner] ?? 0);
  if (flat) return;
  const outer = hexCorners(space);
  for (let corner = 0; corner < 6; corner += 1) {
    const next = (corner + 1) % 6;
    const [a, b, c, d] = [inner[corner], inner[next], outer[next], outer[corner]];
    if (!a || !b || !c || !d) continue;
    const away: Place = [(c.x + d.x) / 2 - space.x, 0, (c.y + d.y) / 2 - space.y];
    const long = Math.hypot(away[0], away[2]) * 1.35;
    const normal: Place = [away[0] / long, 0.68, away[2] / long];
    const shade = (which: number) => shades[which] ?? 1;
    data.quad(
      at(a.x, a.y, top, normal, shade(corner)),
      at(b.x, b.y, top, normal, shade(next)),
      at(c.x, c.y, top - bevel.drop, normal, shade(next) * 0.94),
      at(d.x, d.y, top - bevel.drop, normal, shade(corner) * 0.94),
    );
  }
}

function addWater(data: MeshData, space: SceneSpace, tint: Tint): void {
  const height = seenTop(space);
  const at = (x: number, z: number) =>
    data.corner([x, height, z], up, tint, x / textureTile.width, -z / textureTile.height);
  const centre = at(space.x, space.y);
  const rim = hexCorners(space).map(({ x, y }) => at(x, y));
  for (let corner = 0; corner < 6; corner += 1)
    data.triangle(centre, rim[(corner + 1) % 6] ?? 0, rim[corner] ?? 0);
}

type Span = readonly [low: number, high: number];

/** What of a span the masses beside it leave in sight, from high to low. */
export function seenSpans([low, high]: Span, masses: readonly Span[]): readonly Span[] {
  let left: Span[] = [[low, high]];
  for (const [from, to] of masses)
    left = left.flatMap(([bottom, top]): Span[] =>
      [[Math.max(bottom, to), top] as const, [bottom, Math.min(top, from)] as const].filter(
        ([a, b]) => b - a > 0.05,
      ),
    );
  return left.sort((a, b) => b[1] - a[1]);
}

function addSides(
  data: MeshData,
  space: SceneSpace,
  around: readonly (readonly SceneSpace[])[],
  tint: Tint,
): void {
  const isFlat = isLava(space);
  const top = isWater(space) ? seenTop(space) : solidTop(space) - (isFlat ? 0 : bevel.drop);
  const own = dimmed(tint, isFlat ? 0.55 : 0.86);
  const deep: Tint = space.deck < 0 ? mixed(dimmed(tint, 0.62), soil, 0.55) : dimmed(tint, 0.7);
  for (let direction = 0; direction < 6; direction += 1) {
    const masses = (around[direction] ?? []).map(
      (other): Span => [
        solidBottom(other),
        solidTop(other) - (isLava(other) || isWater(other) ? 0 : bevel.drop),
      ],
    );
    for (const [low, high] of seenSpans([solidBottom(space), top], masses)) {
      const band = Math.max(low, top - levelMillimetres + bevel.drop);
      if (high > band) addFace(data, space, direction, [band, high], own, own);
      if (low < band) addFace(data, space, direction, [low, Math.min(high, band)], deep, dimmed(deep, 0.72));
    }
  }
}

const mixed = (a: Tint, b: Tint, part: number): Tint => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];

function addFace(
  data: MeshData,
  space: SceneSpace,
  direction: number,
  [low, high]: Span,
  above: Tint,
  below: Tint,
): void {
  const [from, to] = hexEdge(space, direction);
  const normal: Place = [((from.x + to.x) / 2 - space.x) / 21.65, 0, ((from.y + to.y) / 2 - space.y) / 21.65];
  const at = ({ x, y }: typeof from, u: number, height: number, tint: Tint) =>
    data.corner([x, height, y], normal, tint, u, height / levelMillimetres);
  const start = (space.q * 3 + space.r * 5 + direction) % 7;
  data.quad(
    at(from, start, high, above),
    at(to, start + 0.6, high, above),
    at(to, start + 0.6, low, below),
    at(from, start, low, below),
  );
}

/** The colour of the table under a battlefield. */
export const plateOf = (theme: Theme): Tint => tintOf(shadeColour([150, 126, 98], inks[theme].dim));
