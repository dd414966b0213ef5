import type { BuildingSetup } from '../scenario/scenario-data.ts';
import { asList } from '../schema/parts.ts';
import type { Reading } from '../schema/reading.ts';
import type { Path } from '../yaml/yaml-node.ts';
import type { BuildingKeys } from './building-schema.ts';

/** Height that most buildings let in (SS-BLDG-012). */
const usualLimit = 7;

/** A building as data, with everything left out filled in. */
export function readBuilding(reading: Reading, path: Path, keys: BuildingKeys): BuildingSetup {
  const { access, at, floors, height } = keys;
  if (access === 'enclosed' && floors !== undefined)
    reading.problemAtKey(
      [...path, 'floors'],
      'an enclosed building has no floors',
      'write "access: interior"',
    );
  if (access === 'enclosed' && at === undefined)
    reading.problem(path, 'missing key "at"', 'say which columns the building fills, as in at: [c2, c3]');
  if (access === 'interior' && floors === undefined)
    reading.problem(path, 'missing key "floors"', 'list its floors, as in floors: [{level: 1, at: b2-d4}]');
  if (at !== undefined && height === undefined)
    reading.problem(path, 'missing key "height"', 'give the height of the building in levels');
  return {
    ...reading.place(path),
    id: String(keys.id),
    kind: String(keys.kind ?? 'building'),
    access,
    limit: keys.limit ?? usualLimit,
    at: asList(at),
    height,
    floors: (floors ?? []).map((floor) => ({ level: floor.level, at: asList(floor.at) })),
    roof: keys.roof,
    doorways: asList(keys.doorways),
    windows: asList(keys.windows),
    walls: pairs(keys.walls),
    stairs: keys.stairs ?? [],
    elevators: (keys.elevators ?? []).map(({ id, at: spaces, car }) => ({
      id: String(id),
      at: asList(spaces),
      car: car === undefined ? undefined : String(car),
    })),
    transit: (keys.transit ?? []).map(({ number, at: spaces }) => ({ number, at: asList(spaces) })),
    half: asList(keys.half),
    partial: asList(keys.partial),
    entrances: pairs(keys.entrances),
  };
}

function pairs(list: readonly (readonly string[])[] | undefined): readonly (readonly [string, string])[] {
  return (list ?? []).map(([from = '', to = '']) => [from, to] as const);
}
