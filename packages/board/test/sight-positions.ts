import type { Battlefield } from '../src/battlefield.ts';
import { compileBattlefield } from '../src/compile/compile-battlefield.ts';
import { hexBeside, hexDistance } from '../src/geometry.ts';
import type { SolidPlan, SpacePlan, WallPlan } from '../src/plan.ts';
import type { FigureOccluder } from '../src/sight/occluder.ts';
import { baseRadius, type Zone, zoneOn } from '../src/sight/zone.ts';
import type { Point } from './ray-caster.ts';

/** What a random position holds besides columns of different heights. */
export interface Ingredients {
  readonly slabs?: boolean;
  /** A house of two floors on level ground, with walls around and within it and a few openings in them. */
  readonly houses?: boolean;
  readonly walls?: boolean;
  readonly solids?: boolean;
  readonly figures?: boolean;
  readonly doubles?: boolean;
}

/** A battlefield with figures on it; the first two look at each other. */
export interface Position {
  readonly field: Battlefield;
  readonly viewer: Zone;
  readonly target: Zone;
  readonly figures: readonly FigureOccluder[];
}

/** Numbers from 0 to 1, the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A random hexagon of up to 61 columns with heights of 1 to 12; undefined if two figures find no room on it. */
export function randomPosition(random: () => number, ingredients: Ingredients): Position | undefined {
  const below = (limit: number) => Math.floor(random() * limit);
  const spaces = randomSpaces(random, below, ingredients);
  const house = ingredients.houses ? buildHouse(spaces, random, below) : [];
  const names = new Map(spaces.map((space) => [space.name, space]));
  const stacked = (space: SpacePlan) =>
    spaces.some((other) => other !== space && other.q === space.q && other.r === space.r);
  const walls: WallPlan[] = [...house];
  for (let i = 0; ingredients.walls && i < 12; i++) {
    const a = spaces[below(spaces.length)];
    if (a === undefined) continue;
    const { q, r } = hexBeside(a, below(6));
    const b = names.get(`${q},${r}`);
    if (b === undefined || a.name.includes('@')) continue;
    const bottom = Math.max(a.level, b.level) + (random() < 0.8 ? 0 : below(5));
    walls.push({
      id: `wall${i}`,
      between: [[a.name, b.name]],
      bottom,
      top: bottom + 1 + below(10),
      obstructs: random() < 0.8,
    });
  }
  const solids: SolidPlan[] = [];
  for (let i = 0; ingredients.solids && i < 4; i++) {
    const space = spaces[below(spaces.length)];
    if (space === undefined || stacked(space) || solids.some((solid) => solid.spaces[0] === space.name))
      continue;
    solids.push({ id: `solid${i}`, spaces: [space.name], height: 1 + below(9), obstructs: random() < 0.8 });
  }
  const field = compileBattlefield({ spaces, walls, solids });
  const zones = randomZones(field, below, random, ingredients, walls);
  const [viewer, target] = zones;
  if (viewer === undefined || target === undefined) return undefined;
  const figures = zones
    .slice(2)
    .map((zone, i): FigureOccluder => ({ kind: 'figure', id: `figure${i}`, zone }));
  return { field, viewer, target, figures };
}

/** Puts floors into some neighbouring columns and returns the walls around and between them. */
function buildHouse(spaces: SpacePlan[], random: () => number, below: (limit: number) => number): WallPlan[] {
  const storey = 6 + below(3);
  const middle = { q: below(3) - 1, r: below(3) - 1 };
  const size = 1 + below(2);
  const rooms = spaces.filter(
    ({ q, r }) => hexDistance(q, r, middle.q, middle.r) <= size && (size < 2 || random() < 0.9),
  );
  const isRoom = (q: number, r: number): boolean => rooms.some((room) => room.q === q && room.r === r);
  const walls: WallPlan[] = [];
  rooms.forEach((room, i) => {
    const { q, r, terrain } = room;
    Object.assign(room, { level: 1 });
    for (const level of [1 + storey, 1 + 2 * storey])
      spaces.push({ q, r, level, underside: level - 1, terrain, name: `${q},${r}@${level}` });
    for (let direction = 0; direction < 6; direction++) {
      const beside = hexBeside(room, direction);
      const neighbour = spaces.find((space) => space.q === beside.q && space.r === beside.r);
      const within = isRoom(beside.q, beside.r);
      if (neighbour === undefined || (within && direction > 2)) continue;
      for (const bottom of [1, 1 + storey])
        if (random() < (within ? 0.3 : 0.8))
          walls.push({
            id: `house${i}-${direction}@${bottom}`,
            between: [[room.name, neighbour.name]],
            bottom,
            top: bottom + storey - (random() < 0.9 ? 1 : 3),
          });
    }
  });
  return walls;
}

function randomSpaces(
  random: () => number,
  below: (limit: number) => number,
  ingredients: Ingredients,
): SpacePlan[] {
  const spaces: SpacePlan[] = [];
  const radius = 2 + below(3);
  const flatness = random();
  const highest = 2 + below(11);
  for (let q = -radius; q <= radius; q++) {
    for (let r = Math.max(-radius, -q - radius); r <= Math.min(radius, radius - q); r++) {
      if (random() < 0.05) continue;
      const level = random() < flatness ? 1 : 1 + below(highest);
      spaces.push({ q, r, level, underside: 0, terrain: 'rock', name: `${q},${r}` });
      if (!ingredients.slabs || random() > 0.2) continue;
      const thickness = 1 + below(2);
      const top = level + thickness + 1 + below(9);
      spaces.push({
        q,
        r,
        level: top,
        underside: top - thickness,
        terrain: 'rock',
        name: `${q},${r}@${top}`,
      });
    }
  }
  return spaces;
}

function randomZones(
  field: Battlefield,
  below: (limit: number) => number,
  random: () => number,
  ingredients: Ingredients,
  walls: readonly WallPlan[],
): Zone[] {
  const taken = new Set(field.solids.flatMap((solid) => solid.spaces));
  const zones: Zone[] = [];
  for (let tries = 0; tries < 200 && zones.length < (ingredients.figures ? 10 : 2); tries++) {
    const first = below(field.count);
    const height = 3 + below(6) + (random() < 0.1 ? 8 : 0);
    const spaces = [first];
    if (ingredients.doubles && random() < 0.5) {
      const { q, r } = hexBeside({ q: field.q[first] as number, r: field.r[first] as number }, below(6));
      const second = field.spaceOf(`${q},${r}`);
      const columnOf = (name: string): string => name.split('@')[0] as string;
      const own = [first, second].map((space) => columnOf(field.names[space] ?? ''));
      const walled = walls.some(({ between }) =>
        between.some((pair) => own.every((column) => pair.map(columnOf).includes(column))),
      );
      if (second >= 0 && !walled && field.level[first] === field.level[second]) spaces.push(second);
    }
    if (spaces.some((space) => taken.has(space) || (field.clearance[space] as number) < height)) continue;
    for (const space of spaces) taken.add(space);
    zones.push(zoneOn(field, spaces, height));
  }
  return zones;
}

/** A random point of a zone, mostly on its rim, at its bottom, its top or between. */
export function randomPoint(field: Battlefield, zone: Zone, random: () => number): Point {
  const first = zone.spaces[Math.floor(random() * zone.spaces.length)] ?? 0;
  const second = zone.spaces.find((space) => space !== first) ?? first;
  const stepX = (field.x[second] as number) - (field.x[first] as number);
  const stepY = (field.y[second] as number) - (field.y[first] as number);
  const onSide = second !== first && random() < 0.5;
  const along = onSide ? random() : 0;
  const aside = random() < 0.5 ? Math.PI / 2 : -Math.PI / 2;
  const angle = onSide ? Math.atan2(stepY, stepX) + aside : random() * 2 * Math.PI;
  const reach = random() < 0.85 ? baseRadius - 1e-5 : baseRadius * Math.sqrt(random());
  const layer = random();
  return {
    x: (field.x[first] as number) + along * stepX + reach * Math.cos(angle),
    y: (field.y[first] as number) + along * stepY + reach * Math.sin(angle),
    z: zone.bottom + zone.height * (layer < 0.25 ? 0 : layer < 0.5 ? 1 : random()),
  };
}
