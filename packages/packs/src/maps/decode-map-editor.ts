import { readJson } from '../save/json-text.ts';
import { shownSteering, withoutSteering } from '../yaml/plain-text.ts';
import { isGzip, unpackGzip } from './gzip.ts';
import { mapLimits, tooMuch } from './map-limits.ts';
import type { MapProblem } from './map-problem.ts';

/** One piece of the map editor: `q`, `r` is the hex around which it is turned. */
export interface MapEditorPiece {
  readonly id: string;
  /** Level index from the table, 0. */
  readonly level: number;
  readonly q: number;
  readonly r: number;
  /** Sixths of a turn clockwise; halves for some wall add-ons. */
  readonly rotation: number;
}

/** A file of the map editor as it stands. */
export interface MapEditorDocument {
  readonly name: string;
  readonly author: string;
  readonly notes: string;
  readonly pieces: readonly MapEditorPiece[];
}

export type MapEditorResult =
  | { readonly ok: true; readonly document: MapEditorDocument; readonly problems: readonly MapProblem[] }
  | { readonly ok: false; readonly problem: MapProblem };

const farthest = 300;
const highest = 900;
/** Bounds of the JSON itself; the pieces in it have bounds of their own. */
const limits = { characters: mapLimits.bytes, depth: 32, values: 500_000, allowsSteering: true } as const;
/** What is told of one file to be no pieces. */
const mostStrays = 50;
const fetchAgain = 'the file is damaged; fetch it again or save it anew in the editor';

/**
 * Decodes a file of the map editor: JSON, packed with gzip or not, with pieces as keys of an object, as a list of such
 * keys, or as a list of objects; also the list that stands in shared addresses. What makes no sense gives a problem
 * with the byte offset (counted in the unpacked text).
 */
export function decodeMapEditor(bytes: Uint8Array): MapEditorResult {
  const unpacked = isGzip(bytes) ? unpack(bytes) : bytes;
  if ('code' in unpacked) return { ok: false, problem: unpacked };
  const text = new TextDecoder('utf-8').decode(unpacked);
  const json = readJson('', 'the map', text, limits);
  if (!json.ok) return { ok: false, problem: damaged(json.problem.message, byteOffset(text, json.offset)) };
  return readDocument(json.value, text);
}

function unpack(bytes: Uint8Array): Uint8Array | MapProblem {
  try {
    return unpackGzip(bytes, mapLimits.bytes);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return damaged(
      `the gzip data cannot be unpacked: ${reason}`,
      /unexpected e/i.test(reason) ? bytes.length : 0,
    );
  }
}

function byteOffset(text: string, characters: number): number {
  return new TextEncoder().encode(text.slice(0, characters)).length;
}

function damaged(message: string, offset: number): MapProblem {
  return { code: 'damaged-file', severity: 'error', message, fix: fetchAgain, offset };
}

function readDocument(data: unknown, text: string): MapEditorResult {
  const list = Array.isArray(data) ? data : undefined;
  const root = isObject(data) ? data : {};
  const details = list?.find(isObject) ?? root.hexMap;
  const pieces = list ?? root.boardPieces;
  if (!isObject(details) || !(Array.isArray(pieces) || isObject(pieces))) {
    const missing = isObject(details) ? 'no "boardPieces"' : 'no "hexMap"';
    return {
      ok: false,
      problem: {
        code: 'unknown-format',
        severity: 'error',
        message: `this JSON is no map: it has ${missing}`,
        fix: 'give a file that the map editor has saved',
        offset: 0,
      },
    };
  }
  const problems: MapProblem[] = [];
  const entries = Array.isArray(pieces) ? pieces.filter((entry) => entry !== details) : Object.keys(pieces);
  if (entries.length > mapLimits.pieces)
    return { ok: false, problem: tooMuch('pieces', entries.length, mapLimits.pieces, 0) };
  const read: MapEditorPiece[] = [];
  for (const entry of entries) {
    const piece = typeof entry === 'string' ? readKey(entry) : readPieceObject(entry);
    if (piece !== undefined) read.push({ ...piece, id: withoutSteering(piece.id) });
    else if (problems.length < mostStrays) problems.push(notAPiece(entry, text));
  }
  const { name, author, mapNotes } = details;
  return {
    ok: true,
    document: { name: textOf(name), author: textOf(author), notes: textOf(mapNotes), pieces: read },
    problems,
  };
}

function notAPiece(entry: unknown, text: string): MapProblem {
  const shown = (JSON.stringify(typeof entry === 'string' ? entry.slice(0, 80) : entry) ?? 'nothing').slice(
    0,
    80,
  );
  const index = text.indexOf(shown);
  return damaged(shownSteering(`${shown} is no piece`), index < 0 ? 0 : byteOffset(text, index));
}

function readKey(key: string): MapEditorPiece | undefined {
  const parts = key.split('~');
  const [level, q, r, rotation, id] = parts;
  if (parts.length !== 5 || id === undefined || id === '') return undefined;
  return checked([level, q, r, rotation].map(readNumber), id);
}

function readPieceObject(entry: unknown): MapEditorPiece | undefined {
  if (!isObject(entry) || !isObject(entry.pieceCoords) || typeof entry.inventoryID !== 'string')
    return undefined;
  const { q, r } = entry.pieceCoords;
  return checked([entry.altitude, q, r, entry.rotation].map(readNumber), entry.inventoryID);
}

function readNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
}

function checked(numbers: readonly number[], id: string): MapEditorPiece | undefined {
  const [level = Number.NaN, q = Number.NaN, r = Number.NaN, rotation = Number.NaN] = numbers;
  if (![level, q, r].every(Number.isInteger)) return undefined;
  if (level < 0 || level > highest || Math.abs(q) > farthest || Math.abs(r) > farthest) return undefined;
  return rotation >= 0 && rotation < 6 ? { id, level, q, r, rotation } : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? withoutSteering(value) : '';
}
