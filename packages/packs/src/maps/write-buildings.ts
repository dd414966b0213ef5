import type { MapBuilding, MapModel, MapPlace } from './map-model.ts';
import type { MapSpaces } from './map-spaces.ts';

/** The buildings of a map as entries of a map file. */
export function buildingEntries(
  map: MapModel,
  derived: MapSpaces,
): readonly Readonly<Record<string, unknown>>[] {
  const name = (place: MapPlace): string => derived.at(place)?.name ?? derived.describe(place);
  return map.buildings.map((building) => entryOf(building, name));
}

function entryOf(
  building: MapBuilding,
  name: (place: MapPlace) => string,
): Readonly<Record<string, unknown>> {
  const { id, kind, access, limit, roof, fills, floors, stairs, elevators, transit } = building;
  const names = (places: readonly MapPlace[]): readonly string[] => places.map(name);
  const pairs = (list: MapBuilding['walls']): readonly (readonly string[])[] => list.map(names);
  const entry: Record<string, unknown> = {
    id,
    kind,
    access,
    limit,
    at: names(fills),
    height: fills[0]?.height,
    floors: floors.map((floor) => ({ level: floor[0]?.level ?? 0, at: names(floor) })),
    roof,
    doorways: names(building.doorways),
    windows: names(building.windows),
    walls: pairs(building.walls),
    stairs: stairs.map(({ down, up, number }) => ({ down: name(down), up: name(up), number })),
    elevators: elevators.map(({ id: shaft, at, car }) => ({ id: shaft, at: names(at), ...(car && { car }) })),
    transit: transit.map(({ number, at }) => ({ number, at: names(at) })),
    half: names(building.half),
    partial: names(building.partial),
    entrances: pairs(building.entrances),
  };
  const isSaid = (value: unknown): boolean =>
    value !== undefined && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => isSaid(value)));
}
