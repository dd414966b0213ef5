import type { Hex } from './geometry.ts';

/** A space name taken apart: `ud:c3@1` is battlefield `ud`, the hex of `c3`, level 1. */
export interface SpaceName {
  readonly hex: Hex;
  readonly level?: number;
  readonly battlefield?: string;
}

/**
 * Name of a hex in offset rows: column letters from `a` (after `z` comes `aa`), row numbers from 1. Rows 2, 4, 6 ...
 * are shifted right by half a hex. Undefined for hexes left of column `a` or above row 1.
 */
export function hexName(hex: Hex): string | undefined {
  const row = hex.r;
  const column = hex.q + (row - (row & 1)) / 2;
  if (row < 0 || column < 0) return undefined;
  return `${columnLetters(column)}${row + 1}`;
}

/** The hex with a name such as `c4`; undefined if it is no such name. */
export function namedHex(name: string): Hex | undefined {
  const match = /^([a-z]+)([1-9][0-9]*)$/.exec(name);
  if (match === null) return undefined;
  const column = columnNumber(match[1] ?? '');
  const row = Number(match[2]) - 1;
  return { q: column - (row - (row & 1)) / 2, r: row };
}

/** Takes a space name apart; undefined if it does not follow the pattern. */
export function parseSpaceName(name: string): SpaceName | undefined {
  const match = /^(?:([^:@]+):)?([a-z]+[1-9][0-9]*)(?:@([0-9]+))?$/.exec(name);
  if (match === null) return undefined;
  const hex = namedHex(match[2] ?? '');
  if (hex === undefined) return undefined;
  return {
    hex,
    ...(match[3] === undefined ? {} : { level: Number(match[3]) }),
    ...(match[1] === undefined ? {} : { battlefield: match[1] }),
  };
}

/** Puts a space name together; undefined for hexes that have no name. */
export function formatSpaceName(name: SpaceName): string | undefined {
  const place = hexName(name.hex);
  if (place === undefined) return undefined;
  const battlefield = name.battlefield === undefined ? '' : `${name.battlefield}:`;
  const level = name.level === undefined ? '' : `@${name.level}`;
  return `${battlefield}${place}${level}`;
}

function columnLetters(column: number): string {
  const last = String.fromCharCode(97 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}

function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters) number = number * 26 + (letter.charCodeAt(0) - 96);
  return number - 1;
}
