import {
  type Battlefield,
  type Colour,
  compileBattlefield,
  shadeColour,
  terrainLook,
} from '@scapewright/board';
import type { ViewSpace } from '@scapewright/protocol';
import { changedBattlefield } from './changed-ground.ts';
import { type Deck, findDecks } from './decks.ts';
import type { MapAsDrawn, MapLooks } from './map-as-drawn.ts';
import type { Point } from './outline.ts';
import { type Scenery, sceneryOn } from './scenery.ts';

/** A space as it is drawn. */
export interface SceneSpace extends Point {
  /** Its number on the battlefield. */
  readonly index: number;
  readonly name: string;
  readonly region: number;
  readonly q: number;
  readonly r: number;
  readonly level: number;
  /** Lower face of the mass that carries it. */
  readonly underside: number;
  /** Words for its terrain. */
  readonly terrain: string;
  /** The colour of its terrain at this level. */
  readonly colour: Colour;
  readonly texture: string | undefined;
  readonly cut: 'full' | 'half' | 'partial';
  readonly rung: boolean;
  /** The deck to which it belongs; -1 on the ground. */
  readonly deck: number;
  /** What other spaces lie above it in its column. */
  readonly covered: boolean;
}

/** Everything of a battlefield that stays from one moment to the next. */
export interface Ground {
  readonly title: string;
  readonly battlefield: Battlefield;
  /** By number; undefined where no such space exists now. */
  readonly spaces: readonly (SceneSpace | undefined)[];
  /** Floors, roofs, bridges: connected slabs above other spaces, from low to high. */
  readonly decks: readonly Deck[];
  readonly regions: readonly SceneRegion[];
  readonly scenery: Scenery;
  readonly zones: MapAsDrawn['zones'];
}

/** One of the separate battlefields. */
export interface SceneRegion {
  readonly region: number;
  readonly name: string;
  readonly spaces: readonly SceneSpace[];
  readonly lowest: number;
  readonly highest: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

const cuts = ['full', 'half', 'partial'] as const;

/** How much lighter a level is than the one below it, and the bounds within which that holds. */
const step = { each: 0.045, darkest: -0.1, lightest: 0.34 };

/** The battlefield as it is now: the map, and the spaces that differ from it. Throws BoardError for a plan that is none. */
export function groundOf(map: MapAsDrawn, changed: readonly ViewSpace[] = []): Ground {
  const drawn = compileBattlefield(map.plan as never);
  const battlefield = changed.length === 0 ? drawn : changedBattlefield(drawn, changed);
  const { deckOf, decks } = findDecks(battlefield);
  const base = lowestLevel(battlefield);
  const looks = map.looks as MapLooks;
  const spaces = Array.from({ length: battlefield.count }, (_, index): SceneSpace | undefined => {
    if (battlefield.exists[index] !== 1) return undefined;
    const id = battlefield.terrainOf(index);
    const level = battlefield.level[index] ?? 0;
    const { colour, texture, name } = terrainLook(id, looks.terrains);
    return {
      ...placeOf(battlefield, index),
      terrain: (map.terrains[id] ?? name).toLowerCase(),
      colour: shadeColour(colour, Math.min(step.lightest, step.darkest + (level - base) * step.each)),
      texture,
      cut: cuts[battlefield.hex[index] ?? 0] ?? 'full',
      rung: battlefield.rung[index] === 1,
      deck: deckOf[index] ?? -1,
      covered: (battlefield.clearance[index] ?? 0) < 1000,
    };
  });
  return {
    title: map.title,
    battlefield,
    spaces,
    decks,
    regions: regionsOf(spaces, map.title),
    scenery: sceneryOn(battlefield, map),
    zones: map.zones,
  };
}

function placeOf(battlefield: Battlefield, index: number) {
  return {
    index,
    name: battlefield.names[index] ?? '',
    region: battlefield.region[index] ?? 0,
    q: battlefield.q[index] ?? 0,
    r: battlefield.r[index] ?? 0,
    x: battlefield.x[index] ?? 0,
    y: battlefield.y[index] ?? 0,
    level: battlefield.level[index] ?? 0,
    underside: battlefield.underside[index] ?? 0,
  };
}

function lowestLevel(battlefield: Battlefield): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < battlefield.count; index += 1) {
    if (battlefield.exists[index] === 1) lowest = Math.min(lowest, battlefield.level[index] ?? 0);
  }
  return Number.isFinite(lowest) ? lowest : 0;
}

function regionsOf(spaces: readonly (SceneSpace | undefined)[], title: string): SceneRegion[] {
  const byRegion = new Map<number, SceneSpace[]>();
  for (const space of spaces) {
    const own = space && byRegion.get(space.region);
    if (own) own.push(space);
    else if (space) byRegion.set(space.region, [space]);
  }
  return [...byRegion]
    .sort(([a], [b]) => a - b)
    .map(([region, own]) => ({
      region,
      name: nameOfRegion(own, region, title),
      spaces: own,
      ...boundsOf(own),
    }));
}

function nameOfRegion([first]: readonly SceneSpace[], region: number, title: string): string {
  const [prefix = '', rest] = (first?.name ?? '').split(':');
  if (region === 0) return title;
  return rest === undefined ? `Battlefield ${region + 1}` : prefix;
}

function boundsOf(spaces: readonly SceneSpace[]) {
  const bounds = { lowest: 1e9, highest: -1e9, west: 1e9, north: 1e9, east: -1e9, south: -1e9 };
  for (const { x, y, level } of spaces) {
    bounds.lowest = Math.min(bounds.lowest, level);
    bounds.highest = Math.max(bounds.highest, level);
    bounds.west = Math.min(bounds.west, x - 22);
    bounds.east = Math.max(bounds.east, x + 22);
    bounds.north = Math.min(bounds.north, y - 25);
    bounds.south = Math.max(bounds.south, y + 25);
  }
  return bounds;
}

/** The spaces of a column that exist, from low to high, rungs left out. */
export const columnOf = (ground: Ground, column: number): readonly SceneSpace[] =>
  wholeColumnOf(ground, column).filter(({ rung }) => !rung);

/** The spaces of a column that exist, rungs too, from low to high. */
export function wholeColumnOf({ battlefield, spaces }: Ground, column: number): readonly SceneSpace[] {
  const found: SceneSpace[] = [];
  const { columnStart, columnSpaces } = battlefield;
  for (let at = columnStart[column] ?? 0; at < (columnStart[column + 1] ?? 0); at += 1) {
    const space = spaces[columnSpaces[at] ?? -1];
    if (space) found.push(space);
  }
  return found.sort((a, b) => a.level - b.level);
}

/** Spaces that a cut through the battlefield leaves in sight: on the ground, or on decks no higher than it. */
export const isShownAt = ({ deck, level }: SceneSpace, cut: number | undefined): boolean =>
  cut === undefined || deck < 0 || level <= cut;
