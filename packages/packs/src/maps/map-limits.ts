import type { MapModel } from './map-model.ts';
import type { MapProblem } from './map-problem.ts';

/**
 * What one map may hold. The largest maps that people have built for these games come to a fifth of it; without such
 * bounds a file of a few megabytes would keep a program busy for minutes.
 */
export const mapLimits = {
  /** Of a file, unpacked. */
  bytes: 4_000_000,
  /** Pieces, objects, markers: everything that a file lists. */
  pieces: 12_000,
  /** Trees, ruins and the like. */
  objects: 2_000,
  /** Beside the main one. */
  battlefields: 90,
  /** Hexes of all pieces together. */
  hexes: 40_000,
  /** Pieces over one another on one hex: there are fewer levels. */
  onOneHex: 1_000,
  /** Rows of a drawing, and cells of a row. */
  across: 999,
  /** Spaces that a drawing or a list names. */
  spaces: 12_000,
  startZones: 64,
  /** Problems that are told of one map. */
  problems: 200,
} as const;

/** What a map has too much of; undefined where it is of a size that somebody could build. */
export function excessOf(map: MapModel): MapProblem | undefined {
  const {
    tiles,
    objects,
    tokens,
    glyphs,
    figures,
    neutral,
    unknown,
    ladders,
    buildings,
    battlefields,
    startZones,
  } = map;
  const lists = [tiles, objects, tokens, glyphs, figures, neutral, unknown, ladders, buildings];
  const pieces = lists.reduce((sum, list) => sum + list.length, 0);
  if (pieces > mapLimits.pieces) return tooMuch('pieces', pieces, mapLimits.pieces);
  if (objects.length > mapLimits.objects) return tooMuch('objects', objects.length, mapLimits.objects);
  if (startZones.length > mapLimits.startZones)
    return tooMuch('start zones', startZones.length, mapLimits.startZones);
  if (battlefields.length > mapLimits.battlefields)
    return tooMuch('battlefields', battlefields.length, mapLimits.battlefields);
  const stacks = new Map<string, number>();
  let hexes = 0;
  for (const { cells, battlefield } of tiles)
    for (const { q, r } of cells) {
      if (++hexes > mapLimits.hexes) return tooMuch('hexes', hexes, mapLimits.hexes);
      const key = `${battlefield ?? ''} ${q} ${r}`;
      const stacked = (stacks.get(key) ?? 0) + 1;
      stacks.set(key, stacked);
      if (stacked > mapLimits.onOneHex) return tooMuch('pieces on one hex', stacked, mapLimits.onOneHex);
    }
  return undefined;
}

/** The problem of a map, or of a file of one, that holds too much. */
export function tooMuch(what: string, count: number, most: number, offset?: number): MapProblem {
  return {
    code: 'damaged-file',
    severity: 'error',
    message: `the map has ${count} ${what}, and ${most} are allowed`,
    fix: 'make it smaller, or several maps of it',
    ...(offset === undefined ? {} : { offset }),
  };
}
