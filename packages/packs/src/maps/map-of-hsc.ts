import { type Hex, rotateHex } from '@scapewright/board';
import { withoutSteering } from '../yaml/plain-text.ts';
import type { HscDocument, HscTile } from './hsc-document.ts';
import { hscPieceKind } from './hsc-pieces.ts';
import { MapBuilder } from './map-builder.ts';
import type { MapModel } from './map-model.ts';
import { originOf } from './map-origin.ts';
import type { PieceKind } from './piece-kind.ts';
import { hexOfRowPlace, rowPlaceOf } from './row-place.ts';
import { plainTextOfRtf, windowsTextOf } from './rtf-text.ts';

/** Colours of start areas in the editor, in its order of players: red, green, blue, yellow, violet, cyan, orange, purple. */
const playerColors: readonly number[] = [
  0x0000ff, 0x00ff00, 0xff0000, 0x00ffff, 0xff00ff, 0xffff00, 0x0080ff, 0xff0080,
];

/** The map that an `.hsc` document describes. Every piece of the document is in it, unknown ones in `unknown`. */
export function mapOfHsc(document: HscDocument): MapModel {
  const builder = new MapBuilder();
  const zoneOf = startZonesOf(document.tiles);
  for (const tile of document.tiles) {
    const kind = hscPieceKind(tile);
    const hex = hexOfRowPlace({ column: tile.x, row: tile.y });
    if (kind === undefined) {
      const { type, z, rotation } = tile;
      const name = plain(tile.personal?.name ?? '') || `piece ${type}`;
      builder.addUnknown({ name, code: String(type), ...hex, level: z, rotation });
      continue;
    }
    builder.add({
      kind,
      code: String(tile.type),
      anchor: anchorOf(kind, tile.rotation, hex),
      level: tile.z,
      rotation: tile.rotation,
      zone: zoneOf(tile),
      ...(tile.figure && { figure: plain(tile.figure.name) || plain(tile.figure.file) }),
    });
  }
  const contents = builder.build();
  const players = Number.parseInt(document.playerNumber, 10);
  return {
    format: 'hsc',
    name: plain(document.name),
    author: plain(document.author),
    description: plain(document.version >= 4 ? plainTextOfRtf(document.scenario) : document.scenario.trim()),
    ...(players >= 1 && players <= 8 && { players }),
    origin: originOf(contents),
    battlefields: [],
    buildings: [],
    neutral: [],
    tokens: [],
    ...contents,
  };
}

/** Names in the encoding of old Windows, without what would steer whoever shows them. */
const plain = (text: string): string => withoutSteering(windowsTextOf(text));

/** The file places a piece by that of its turned hexes which comes first in reading order. */
function anchorOf(kind: PieceKind, rotation: number, place: Hex): Hex {
  let first: Hex | undefined;
  for (const cell of kind.footprint) {
    const turned = rotateHex(cell, -rotation);
    if (first === undefined || turned.r < first.r || (turned.r === first.r && turned.q < first.q))
      first = turned;
  }
  return { q: place.q - (first?.q ?? 0), r: place.r - (first?.r ?? 0) };
}

/** The place of a piece in the file, for a piece with its hex (0, 0) at `anchor`: the inverse of reading. */
export function hscPlaceOf(kind: PieceKind, rotation: number, anchor: Hex): { x: number; y: number } {
  const { q, r } = anchorOf(kind, rotation, { q: 0, r: 0 });
  const { column, row } = rowPlaceOf({ q: anchor.q - q, r: anchor.r - r });
  return { x: column, y: row };
}

/** Start areas belong together by colour, and in old files, which have none, by name. */
function startZonesOf(tiles: readonly HscTile[]): (tile: HscTile) => { player: number; name: string } {
  const zones = new Map<string, { order: number; name: string }>();
  const keyOf = (tile: HscTile) => (tile.version >= 3 ? `color ${tile.color}` : `name ${tile.startName}`);
  for (const tile of tiles) {
    const key = keyOf(tile);
    const known = zones.get(key);
    if (tile.type !== 15001 || (known !== undefined && known.name !== '')) continue;
    const index = tile.version >= 3 ? playerColors.indexOf(tile.color) : -1;
    const order = index < 0 ? playerColors.length + zones.size : index;
    zones.set(key, { order: known?.order ?? order, name: plain(tile.startName).trim() });
  }
  const orders = [...zones.values()].map((zone) => zone.order).sort((first, second) => first - second);
  const players = new Map(orders.map((order, at) => [order, at + 1]));
  return (tile) => {
    const zone = zones.get(keyOf(tile));
    const player = zone === undefined ? 1 : (players.get(zone.order) ?? 1);
    return { player, name: zone?.name || `Player ${player}` };
  };
}
