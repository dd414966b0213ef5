import { emptyHscDocument, type HscDocument, type HscTile, plainHscTile } from './hsc-document.ts';
import type { MapModel, MapObject, MapPlace } from './map-model.ts';
import { type MapSpace, spacesOfMap } from './map-spaces.ts';
import { rowPlaceOf } from './row-place.ts';

/** Tiles of one hex, by terrain. */
const landTypes: Readonly<Record<string, number>> = {
  grass: 1001,
  rock: 2001,
  sand: 3001,
  'lava-field': 7001,
  road: 8001,
  snow: 9001,
  swamp: 20001,
  concrete: 21001,
  asphalt: 22001,
  stone: 26001,
};

const surfaceTypes: Readonly<Record<string, number>> = {
  water: 4001,
  ice: 5001,
  'molten-lava': 6001,
  'swamp-water': 19001,
  shadow: 25001,
};

/** Objects of one hex, by kind and height. */
const objectTypes: Readonly<Record<string, number>> = {
  'evergreen-tree 10': 10011,
  'evergreen-tree 11': 10012,
  'evergreen-tree 12': 10013,
  'palm-tree 14': 24014,
  'palm-tree 15': 24015,
  'palm-tree 16': 24016,
  'jungle-bush 9': 24002,
  'rock-outcrop 7': 27001,
  'iceberg 7': 13001,
};

const zoneColors = [0x0000ff, 0x00ff00, 0xff0000, 0x00ffff, 0xff00ff, 0xffff00, 0x0080ff, 0xff0080];

/** The document, and the objects and buildings that the file format cannot hold. */
export interface HscOfMap {
  readonly document: HscDocument;
  readonly left: readonly Pick<MapObject, 'id' | 'kind' | 'name'>[];
}

/**
 * A map as an `.hsc` document of version 0.0007, built of pieces of one hex. Terrains that the format does not know
 * become personal pieces of their name; objects and buildings that it cannot hold are named in `left`.
 */
export function hscOfMap(map: MapModel): HscOfMap {
  const place = ({ q, r, level }: MapPlace) => {
    const { column, row } = rowPlaceOf({ q: q - map.origin.q, r: r - map.origin.r });
    return { x: column, y: row, z: level };
  };
  const tiles: HscTile[] = [];
  const put = (type: number, at: MapPlace, more: Partial<HscTile> = {}) =>
    tiles.push({ ...plainHscTile, type, ...place(at), ...more });
  for (const space of spacesOfMap(map).spaces) {
    if (space.battlefield === undefined) putMass(space, put);
  }
  const left: Pick<MapObject, 'id' | 'kind' | 'name'>[] = map.buildings.map(({ id, kind }) => ({
    id,
    kind,
    name: kind,
  }));
  for (const object of map.objects) {
    const types = object.cells.map((cell) => objectTypes[`${object.kind} ${cell.height}`]);
    const [type] = types;
    if (object.borders.length > 0 || type === undefined || types.length > 1) left.push(object);
    else for (const cell of object.cells) put(type, cell);
  }
  for (const zone of map.startZones) {
    const color = zoneColors[zone.player - 1] ?? zone.player;
    for (const space of zone.spaces) put(15001, space, { color, startName: zone.name });
  }
  for (const glyph of map.glyphs) put(14_000 + (glyph.letter ?? '?').charCodeAt(0), glyph);
  const { name, author, description, players } = map;
  return {
    document: {
      ...emptyHscDocument,
      name,
      author,
      playerNumber: players === undefined ? '' : String(players),
      scenario: description === '' ? '' : richText(description),
      tiles,
    },
    left,
  };
}

function putMass(space: MapSpace, put: (type: number, at: MapPlace, more?: Partial<HscTile>) => void): void {
  const { q, r, level, underside, terrain } = space;
  const surface = surfaceTypes[terrain];
  const land = surface === undefined ? landTypes[terrain] : landTypes.rock;
  for (let z = underside; z < level; z += 1) {
    const personal = { cells: 1, topTexture: '', sideTexture: '', letter: '', name: terrain };
    if (land === undefined) put(17000, { q, r, level: z }, { personal });
    else put(land, { q, r, level: z });
  }
  if (surface !== undefined) put(surface, { q, r, level });
}

function richText(text: string): string {
  const escaped = text.split('').map((character) => {
    const code = character.charCodeAt(0);
    if (character === '\n') return '\\par\n';
    if ('\\{}'.includes(character)) return `\\${character}`;
    return code < 0x80 ? character : `\\u${code}?`;
  });
  return `{\\rtf1\\ansi ${escaped.join('')}}`;
}
