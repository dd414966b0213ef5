import { hexName } from '@scapewright/board';
import type { MapModel, MapPlace, MapTile } from './map-model.ts';
import type { MapProblem } from './map-problem.ts';

/** A space that the pieces of a map make: the top of a solid mass. */
export interface MapSpace extends MapPlace {
  /** `c3` for the topmost space of its column, `c3@1` for the others, with the battlefield in front: `ud:a1`. */
  readonly name: string;
  /** Lower face of the mass that carries it; 0 = solid down to the table. */
  readonly underside: number;
  readonly terrain: string;
  /** The tile whose surface it is; undefined for the ground of an object on the bare table. */
  readonly piece: string | undefined;
}

/** The spaces of a map in reading order, from low to high in each column. */
export interface MapSpaces {
  readonly spaces: readonly MapSpace[];
  /** Tiles that lie in one another. */
  readonly problems: readonly MapProblem[];
  /** All spaces of a column, from low to high. */
  column(place: { q: number; r: number; battlefield?: string }): readonly MapSpace[];
  /** The space at exactly this level. */
  at(place: MapPlace): MapSpace | undefined;
  /** A name for people: of the space, or of the column and the level where there is none. */
  describe(place: MapPlace): string;
}

interface Mass {
  bottom: number;
  top: number;
  tile: MapTile | undefined;
  terrain: string;
}

/** The spaces that the physical pieces of a map make. */
export function spacesOfMap(map: MapModel): MapSpaces {
  const columns = new Map<
    string,
    { q: number; r: number; battlefield: string | undefined; tiles: MapTile[] }
  >();
  const columnFor = (place: { q: number; r: number; battlefield?: string }) => {
    const key = columnKey(place);
    const column = columns.get(key) ?? { q: place.q, r: place.r, battlefield: place.battlefield, tiles: [] };
    columns.set(key, column);
    return column;
  };
  for (const tile of map.tiles) {
    const { battlefield } = tile;
    for (const cell of tile.cells)
      columnFor({ ...cell, ...(battlefield && { battlefield }) }).tiles.push(tile);
  }
  const grounds = new Map<string, string>();
  for (const object of map.objects) {
    for (const cell of object.cells) {
      if (object.ground === undefined || cell.level !== 0) continue;
      columnFor(cell);
      grounds.set(columnKey(cell), object.ground);
    }
  }
  const problems: MapProblem[] = [];
  const spaces: MapSpace[] = [];
  const byColumn = new Map<string, MapSpace[]>();
  for (const [key, { q, r, battlefield, tiles }] of columns) {
    const hex = { q, r, ...(battlefield && { battlefield }) };
    const name = columnNameOf(map, hex);
    const masses = massesOf(tiles, name, problems);
    const ground = grounds.get(key);
    if (ground !== undefined && masses.every((mass) => mass.bottom > 0)) {
      masses.unshift({ bottom: 0, top: 0, tile: undefined, terrain: ground });
    }
    const found = masses.map(
      (mass, index): MapSpace => ({
        ...hex,
        name: index === masses.length - 1 ? name : `${name}@${mass.top}`,
        level: mass.top,
        underside: mass.bottom,
        terrain: mass.terrain,
        piece: mass.tile?.piece ?? mass.tile?.id,
      }),
    );
    byColumn.set(key, found);
    spaces.push(...found);
  }
  const order = (space: MapSpace) =>
    space.battlefield === undefined ? -1 : map.battlefields.findIndex(({ id }) => id === space.battlefield);
  spaces.sort((a, b) => order(a) - order(b) || a.r - b.r || a.q - b.q || a.level - b.level);
  const column: MapSpaces['column'] = (place) => byColumn.get(columnKey(place)) ?? [];
  const at: MapSpaces['at'] = (place) => column(place).find((space) => space.level === place.level);
  const describe: MapSpaces['describe'] = (place) =>
    at(place)?.name ?? `${columnNameOf(map, place)}, level ${place.level}`;
  return { spaces, problems, column, at, describe };
}

/** The name of a column on this map. */
export function columnNameOf(
  map: Pick<MapModel, 'origin'>,
  hex: { q: number; r: number; battlefield?: string },
): string {
  const name = hexName({ q: hex.q - map.origin.q, r: hex.r - map.origin.r }) ?? `(${hex.q}, ${hex.r})`;
  return hex.battlefield === undefined ? name : `${hex.battlefield}:${name}`;
}

function columnKey(hex: { q: number; r: number; battlefield?: string }): string {
  return `${hex.battlefield ?? ''}:${hex.q},${hex.r}`;
}

/** Solid masses of one column from low to high; tiles that lie in one another are reported. */
function massesOf(tiles: readonly MapTile[], name: string, problems: MapProblem[]): Mass[] {
  const overlap = (upper: MapTile, lower: MapTile) =>
    problems.push({
      code: 'overlapping-tiles',
      severity: 'error',
      message: `${upper.name} and ${lower.name} lie in one another at level ${upper.bottom}`,
      fix: 'move or remove one of the two pieces',
      at: name,
    });
  const masses: Mass[] = [];
  const solid = tiles.filter((tile) => tile.height > 0).sort((a, b) => a.bottom - b.bottom);
  let highestTile: MapTile | undefined;
  for (const tile of solid) {
    const top = tile.bottom + tile.height;
    const mass = masses.at(-1);
    if (mass === undefined || mass.top < tile.bottom) {
      masses.push({ bottom: tile.bottom, top, tile, terrain: tile.terrain });
    } else {
      if (mass.top > tile.bottom && highestTile !== undefined) overlap(tile, highestTile);
      if (top > mass.top) Object.assign(mass, { top, tile, terrain: tile.terrain });
    }
    highestTile = masses.at(-1)?.tile;
  }
  for (const tile of tiles.filter((candidate) => candidate.height === 0)) {
    const above = solid.find(
      (other) => other.bottom <= tile.bottom && other.bottom + other.height > tile.bottom,
    );
    if (above !== undefined) {
      overlap(tile, above);
      continue;
    }
    const carrier = masses.find((mass) => mass.top === tile.bottom);
    if (carrier === undefined) {
      masses.push({ bottom: tile.bottom, top: tile.bottom, tile, terrain: tile.terrain });
    } else {
      if (carrier.tile?.height === 0) overlap(tile, carrier.tile);
      Object.assign(carrier, { tile, terrain: tile.terrain });
    }
  }
  return masses.sort((a, b) => a.top - b.top);
}
