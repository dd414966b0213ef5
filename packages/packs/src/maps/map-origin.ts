import type { Hex } from '@scapewright/board';
import type { MapModel } from './map-model.ts';
import { hexOfRowPlace, rowPlaceOf } from './row-place.ts';

/** The hex to name `a1`: in the leftmost column and the highest row, an even one, so that the shift of rows is kept. */
export function originOf(
  map: Pick<MapModel, 'tiles' | 'objects' | 'startZones' | 'glyphs' | 'figures' | 'unknown' | 'ladders'>,
): Hex {
  let column = Number.POSITIVE_INFINITY;
  let row = Number.POSITIVE_INFINITY;
  const see = (hex: Hex) => {
    const place = rowPlaceOf(hex);
    column = Math.min(column, place.column);
    row = Math.min(row, place.row);
  };
  for (const tile of map.tiles) tile.cells.forEach(see);
  for (const object of map.objects) {
    object.cells.forEach(see);
    object.borders.forEach(see);
  }
  for (const zone of map.startZones) zone.spaces.forEach(see);
  for (const figure of map.figures) figure.cells.forEach(see);
  for (const ladder of map.ladders) see(ladder.landing);
  for (const place of [...map.glyphs, ...map.unknown]) see(place);
  return column === Number.POSITIVE_INFINITY
    ? { q: 0, r: 0 }
    : hexOfRowPlace({ column, row: row - (row & 1) });
}
