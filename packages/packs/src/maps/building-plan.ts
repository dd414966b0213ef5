import { isSame } from './building-of-setup.ts';
import { planShafts } from './building-shafts.ts';
import { Shell } from './building-shell.ts';
import type { MapBuilding, MapModel, MapPlace } from './map-model.ts';
import type { MapProblem } from './map-problem.ts';
import type { MapSpace, MapSpaces } from './map-spaces.ts';
import { type BuildingParts, PartsOfBuildings } from './parts-of-buildings.ts';

/** The buildings of a map as parts of a plan. What does not hold is reported and left out. */
export function planBuildings(map: MapModel, derived: MapSpaces, problems: MapProblem[]): BuildingParts {
  const parts = new PartsOfBuildings(problems);
  for (const building of map.buildings) planBuilding(map, building, derived, parts);
  return parts;
}

function planBuilding(
  map: MapModel,
  building: MapBuilding,
  derived: MapSpaces,
  parts: PartsOfBuildings,
): void {
  const { id, kind, access, limit } = building;
  const spacesOf = (places: readonly MapPlace[]): MapSpace[] =>
    places.flatMap((place) => derived.at(place) ?? []);
  const floors = building.floors.map(spacesOf);
  for (const space of floors.flat()) parts.change(space, { terrain: 'floor' });
  const doorways = spacesOf(building.doorways);
  const windows = spacesOf(building.windows);
  for (const space of doorways) parts.change(space, { terrain: 'doorway' });
  for (const space of windows) parts.change(space, { terrain: 'window', hex: 'half' });
  for (const space of spacesOf(building.half)) parts.change(space, { hex: 'half' });
  for (const space of spacesOf(building.partial)) parts.change(space, { hex: 'partial' });
  const shell = new Shell(map, building, derived, floors.flat(), parts);
  shell.raise(doorways, windows);
  shell.partition(building.walls);
  planStairs(building, derived, parts);
  const shafts = planShafts(building, floors, parts);
  planTransit(building, derived, parts);
  const fills = fillsOf(building, derived, parts);
  parts.buildings.push({
    id,
    kind,
    access,
    limit,
    floors: floors.map((floor) => floor.map(({ name }) => name)),
    fills,
    windows: windows.map(({ name }) => name),
    shafts,
  });
}

function fillsOf(building: MapBuilding, derived: MapSpaces, parts: PartsOfBuildings): readonly string[] {
  const { id, fills } = building;
  const filled = fills.flatMap((cell) => {
    const space = derived.at(cell);
    return space ? [{ name: space.name, height: cell.height }] : [];
  });
  if (filled.length > 0)
    parts.solids.push({
      id,
      spaces: filled.map(({ name }) => name),
      height: filled.map(({ height }) => height),
    });
  return filled.map(({ name }) => name);
}

/** Pairs of stairs: the lower end on one floor, the upper at the same place on the next (SS-STAIR-003, SS-STAIR-004). */
function planStairs(building: MapBuilding, derived: MapSpaces, parts: PartsOfBuildings): void {
  const floorOf = (place: MapPlace): number =>
    building.floors.findIndex((floor) => floor.some((one) => isSame(one, place)));
  const taken = new Set<string>();
  building.stairs.forEach(({ down, up, number }, at) => {
    const [lower, upper] = [derived.at(down), derived.at(up)];
    if (!lower || !upper) return;
    if (floorOf(up) !== floorOf(down) + 1 || down.q !== up.q || down.r !== up.r) {
      const fix = 'let "down" lie on one floor and "up" at the same place on the next';
      parts.report(
        building,
        `${lower.name} and ${upper.name} are no pair of stairs`,
        fix,
        lower.name,
        'building.stairs',
      );
      return;
    }
    if (taken.has(lower.name) || taken.has(upper.name)) {
      const fix = 'give each pair of stairs two spaces of its own';
      parts.report(building, 'two pairs of stairs share a space', fix, lower.name, 'building.stairs');
      return;
    }
    taken.add(lower.name).add(upper.name);
    const piece = `${building.id}/stairs-${at + 1}`;
    parts.lay(lower, 'stairs-down', 'floor', piece);
    parts.lay(upper, 'stairs-up', 'floor', piece);
    const link = { from: lower.name, to: upper.name, cost: number, kind: 'stairs', placed: true };
    parts.links.push(link);
  });
}

/** Transit spaces of one number lead to one another; entrances to the map of the inside (SS-TRANS-004, SS-BLDG-018). */
function planTransit(building: MapBuilding, derived: MapSpaces, parts: PartsOfBuildings): void {
  const { id } = building;
  for (const { number, at } of building.transit) {
    const spaces = at.flatMap((place) => derived.at(place) ?? []);
    for (const space of spaces) parts.lay(space, 'transit-space', space.terrain, `${id}/transit-${number}`);
    spaces.forEach((from, place) => {
      for (const to of spaces.slice(place + 1))
        parts.links.push({ from: from.name, to: to.name, cost: number, kind: `transit/${id}`, placed: true });
    });
  }
  for (const [outside, inside] of building.entrances) {
    const [from, to] = [derived.at(outside), derived.at(inside)];
    if (from && to)
      parts.links.push({ from: from.name, to: to.name, cost: 1, kind: `entrance/${id}`, placed: true });
  }
}
