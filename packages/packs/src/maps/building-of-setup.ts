import { formatSpaceName, parseSpaceName } from '@scapewright/board';
import type { BuildingSetup } from '../scenario/scenario-data.ts';
import type { Place } from '../yaml/problem.ts';
import type { MapBuilding, MapPlace, ObjectCell } from './map-model.ts';
import type { MapProblemCode } from './map-problem.ts';
import { hexOfRowPlace, rowPlaceOf } from './row-place.ts';

/** What is drawn, as a building looks its spaces up. */
export interface DrawnPlaces {
  spaceNamed(name: string): MapPlace | undefined;
  find(name: string, place: Place): MapPlace | undefined;
  atLevel(column: string, level: number): MapPlace | undefined;
  report(code: MapProblemCode, place: Place, message: string, fix: string): void;
}

/** A building with its places found; what is not there is reported and left out. */
export function buildingOf(setup: BuildingSetup, drawn: DrawnPlaces): MapBuilding {
  const { id, kind, access, limit, roof } = setup;
  const floors = setup.floors.map(({ level, at }) => floorOf(setup, level, at, drawn));
  const inside = (name: string): MapPlace | undefined => insideNamed(name, floors, drawn, setup);
  const anywhere = (name: string): MapPlace | undefined => insideOr(name, floors, drawn, setup);
  return {
    id,
    kind,
    access,
    limit,
    ...(roof !== undefined && { roof }),
    fills: filled(setup, drawn),
    floors,
    doorways: setup.doorways.flatMap((name) => inside(name) ?? []),
    windows: setup.windows.flatMap((name) => inside(name) ?? []),
    walls: pairsOf(setup.walls, inside),
    stairs: setup.stairs.flatMap(({ down, up, number }) => {
      const [lower, upper] = [inside(down), inside(up)];
      return lower && upper ? [{ down: lower, up: upper, number }] : [];
    }),
    elevators: setup.elevators.map(({ id: shaft, at, car }) => ({
      id: shaft,
      at: at.flatMap((name) => inside(name) ?? []),
      ...(car !== undefined && { car }),
    })),
    transit: setup.transit.map(({ number, at }) => ({
      number,
      at: at.flatMap((name) => anywhere(name) ?? []),
    })),
    half: cutBy(setup, setup.half, drawn),
    partial: cutBy(setup, setup.partial, drawn),
    entrances: pairsOf(setup.entrances, anywhere),
  };
}

function floorOf(
  setup: BuildingSetup,
  level: number,
  at: readonly string[],
  drawn: DrawnPlaces,
): readonly MapPlace[] {
  return at.flatMap((listed) => {
    const names = columnsListed(listed);
    const places = names.flatMap((name) => drawn.atLevel(columnOf(name), level) ?? []);
    if (places.length === 0)
      drawn.report(
        'bad-building',
        setup,
        `no surface of level ${level} is drawn at ${listed}, on a floor of ${setup.id}`,
        `draw the floor there, as in fl${level}`,
      );
    return places;
  });
}

/** The columns of one space, or of a block such as `a1-h3`. */
function columnsListed(listed: string): readonly string[] {
  const [from = '', to] = listed.split(/-(?=[a-z]{1,4}[1-9][0-9]*$)/);
  const first = parseSpaceName(from);
  const last = to === undefined ? undefined : parseSpaceName(to);
  if (!first || !last) return [listed];
  const [a, b] = [rowPlaceOf(first.hex), rowPlaceOf(last.hex)];
  const { battlefield } = first;
  const names: string[] = [];
  for (let row = Math.min(a.row, b.row); row <= Math.max(a.row, b.row); row++)
    for (let column = Math.min(a.column, b.column); column <= Math.max(a.column, b.column); column++) {
      const name = formatSpaceName({
        hex: hexOfRowPlace({ column, row }),
        ...(battlefield && { battlefield }),
      });
      if (name !== undefined) names.push(name);
    }
  return names;
}

function columnOf(name: string): string {
  return name.split('@')[0] as string;
}

function filled(setup: BuildingSetup, drawn: DrawnPlaces): readonly ObjectCell[] {
  const { at, height } = setup;
  if (height === undefined) return [];
  const places = drawnAmong(setup, at, drawn, 'let it stand on spaces that are drawn');
  return places.map((place) => ({ ...place, height }));
}

function cutBy(setup: BuildingSetup, listed: readonly string[], drawn: DrawnPlaces): readonly MapPlace[] {
  return drawnAmong(setup, listed, drawn, 'let it cut spaces that are drawn');
}

function drawnAmong(
  setup: BuildingSetup,
  listed: readonly string[],
  drawn: DrawnPlaces,
  fix: string,
): readonly MapPlace[] {
  return listed.flatMap((one) => {
    const places = columnsListed(one).flatMap((name) => drawn.spaceNamed(name) ?? []);
    if (places.length === 0) drawn.report('bad-building', setup, `no space is drawn at ${one}`, fix);
    return places;
  });
}

/** A space on a floor; a column without a level means the only floor that it has there. */
function insideNamed(
  name: string,
  floors: MapBuilding['floors'],
  drawn: DrawnPlaces,
  setup: BuildingSetup,
): MapPlace | undefined {
  const found = insideOr(name, floors, drawn, setup);
  if (found === undefined || floors.some((floor) => floor.some((place) => isSame(place, found))))
    return found;
  drawn.report(
    'bad-building',
    setup,
    `${name} is on no floor of ${setup.id}`,
    'name a space of one of its floors, with its level where columns are stacked',
  );
  return undefined;
}

function insideOr(
  name: string,
  floors: MapBuilding['floors'],
  drawn: DrawnPlaces,
  setup: BuildingSetup,
): MapPlace | undefined {
  const place = drawn.spaceNamed(name);
  const isInside = place && floors.some((floor) => floor.some((one) => isSame(one, place)));
  if (isInside || name.includes('@')) return place ?? drawn.find(name, setup);
  const inColumn = place ? floors.flat().filter((one) => isSameColumn(one, place)) : [];
  return inColumn.length === 1 ? inColumn[0] : (place ?? drawn.find(name, setup));
}

function pairsOf(
  pairs: readonly (readonly [string, string])[],
  find: (name: string) => MapPlace | undefined,
): readonly (readonly [MapPlace, MapPlace])[] {
  return pairs.flatMap(([from, to]) => {
    const [a, b] = [find(from), find(to)];
    return a && b ? [[a, b] as const] : [];
  });
}

/** Are two places one surface? */
export function isSame(a: MapPlace, b: MapPlace): boolean {
  return isSameColumn(a, b) && a.level === b.level;
}

function isSameColumn(a: MapPlace, b: MapPlace): boolean {
  return a.q === b.q && a.r === b.r && a.battlefield === b.battlefield;
}
