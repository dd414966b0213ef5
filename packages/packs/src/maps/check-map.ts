import { connectedSpaces } from './connected-spaces.ts';
import type { MapCatalogue } from './map-catalogue.ts';
import type { MapModel, MapTile } from './map-model.ts';
import type { MapProblem } from './map-problem.ts';
import { type MapSpaces, spacesOfMap } from './map-spaces.ts';
import { type MapPlan, type PlannedStartZone, planOfMap } from './plan-of-map.ts';

/**
 * Everything that keeps a map from being played fairly: pieces that are unknown, overlap or float, things that stand
 * on nothing, start zones that are missing, unequal, blocked or cut off (SS-SETUP-004: every player gets as many
 * spaces). Each problem names its place and a cure.
 */
export function checkMap(map: MapModel, catalogue: MapCatalogue): MapProblem[] {
  const plan = planOfMap(map, catalogue);
  return [
    ...plan.problems,
    ...floatingTiles(map, spacesOfMap(map)),
    ...zoneSizes(map, plan.startZones),
    ...takenStartSpaces(plan),
    ...cutOffStartSpaces(plan),
  ];
}

/** Tiles that rest neither on the table nor on another tile or object that does. */
function floatingTiles(map: MapModel, derived: MapSpaces): MapProblem[] {
  const key = (cell: { q: number; r: number }, level: number, battlefield = '') =>
    `${battlefield}:${cell.q},${cell.r},${level}`;
  const carried = new Set<string>();
  for (const object of map.objects) {
    for (const cell of object.cells) carried.add(key(cell, cell.level + cell.height, cell.battlefield));
    for (const place of object.carries ?? []) carried.add(key(place, place.level, place.battlefield));
  }
  const rests = (tile: MapTile) =>
    tile.carried === true ||
    tile.bottom === 0 ||
    tile.cells.some((cell) => carried.has(key(cell, tile.bottom, tile.battlefield)));
  const floating: MapTile[] = [];
  const byBottom = [...map.tiles].sort((a, b) => a.bottom - b.bottom || b.height - a.height);
  for (const tile of byBottom) {
    if (!drawn(map) && !rests(tile)) {
      floating.push(tile);
      continue;
    }
    for (const cell of tile.cells) carried.add(key(cell, tile.bottom + tile.height, tile.battlefield));
  }
  return floating.map((tile) => {
    const [cell = { q: 0, r: 0 }] = tile.cells;
    const level = tile.bottom + tile.height;
    const { battlefield } = tile;
    return {
      code: 'floating-tile',
      severity: 'error',
      message: `${tile.name} floats: nothing lies under any of its hexes at level ${tile.bottom}`,
      fix: 'put a tile under at least one of its hexes, or lower it',
      at: derived.describe({ ...cell, level, ...(battlefield && { battlefield }) }),
    };
  });
}

/** Drawn rows say of a slab only where it is; what holds it up is not drawn. */
function drawn(map: MapModel): boolean {
  return map.format === 'map-yaml' || map.format === 'board';
}

function zoneSizes(map: MapModel, zones: readonly PlannedStartZone[]): MapProblem[] {
  const wanted = map.players ?? 2;
  if (zones.length === 0) {
    return [
      {
        code: 'no-start-zone',
        severity: 'warning',
        message: 'the map has no start zones',
        fix: `mark ${wanted} zones of the same size, usually 24 spaces each on opposite sides`,
      },
    ];
  }
  const problems: MapProblem[] = [];
  if (zones.length < wanted) {
    problems.push({
      code: 'no-start-zone',
      severity: 'error',
      message: `the map is for ${wanted} players but has ${zones.length} start zones`,
      fix: 'mark a zone for each player, or change the number of players',
    });
  }
  const largest = Math.max(...zones.map((zone) => zone.spaces.length));
  for (const { name, spaces } of zones) {
    if (spaces.length === largest) continue;
    problems.push({
      code: 'unequal-start-zones',
      severity: 'error',
      message: `the zone ${name} has ${spacesOf(spaces.length)}, another has ${largest}`,
      fix: `add ${spacesOf(largest - spaces.length)} to it, or take them from the larger zones`,
      ...(spaces[0] !== undefined && { at: spaces[0] }),
    });
  }
  return problems;
}

function takenStartSpaces({ plan, startZones, neutral }: MapPlan): MapProblem[] {
  const filled = new Map(neutral.flatMap(({ name, spaces }) => spaces.map((space) => [space, name])));
  for (const solid of plan.solids ?? []) {
    if (solid.enterable) continue;
    for (const name of solid.spaces) filled.set(name, solid.id);
  }
  const owner = new Map<string, string>();
  const problems: MapProblem[] = [];
  for (const zone of startZones) {
    for (const at of zone.spaces) {
      const other = owner.get(at);
      const object = filled.get(at);
      if (other !== undefined) {
        problems.push({
          code: 'start-space-twice',
          severity: 'error',
          message: `the space belongs to ${zone.name} and already to ${other}`,
          fix: 'list each space in one zone only',
          at,
        });
      }
      if (object !== undefined) {
        problems.push({
          code: 'start-space-taken',
          severity: 'error',
          message: `the start space is filled by ${object}`,
          fix: 'move the object or the start space',
          at,
        });
      }
      owner.set(at, zone.name);
    }
  }
  return problems;
}

/** Start spaces from which no walker, however far it moves, comes to a start space of another zone. */
function cutOffStartSpaces({ plan, startZones }: MapPlan): MapProblem[] {
  if (startZones.length < 2) return [];
  const groups = connectedSpaces(plan);
  const problems: MapProblem[] = [];
  for (const zone of startZones) {
    const others = startZones.filter((other) => other !== zone);
    for (const at of zone.spaces) {
      const reached = others.every((other) =>
        other.spaces.some((space) => groups.get(space) === groups.get(at)),
      );
      if (reached) continue;
      problems.push({
        code: 'unreachable-start',
        severity: 'error',
        message: `from this start space of ${zone.name} nobody can walk to every other zone`,
        fix: 'connect it: fill the gap, open the wall, or move the object in the way',
        at,
      });
    }
  }
  return problems;
}

/** So many spaces, in words. */
const spacesOf = (count: number): string => `${count} ${count === 1 ? 'space' : 'spaces'}`;
