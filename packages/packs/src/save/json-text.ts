import type { JsonValue } from '../json.ts';
import { steeringIn } from '../yaml/plain-text.ts';
import type { Place, Problem } from '../yaml/problem.ts';
import type { Path } from '../yaml/yaml-node.ts';

/** Bounds that keep a hostile JSON file from costing more than an ordinary one. */
export interface JsonLimits {
  /** UTF-16 units. */
  readonly characters: number;
  /** Maps and lists inside one another. */
  readonly depth: number;
  /** Values, maps and lists, counted by the signs between them. */
  readonly values: number;
  /** May texts hold characters that steer whoever shows them? Whoever allows it takes them out. */
  readonly allowsSteering?: true;
}

/** The value of a JSON text, or why it is not read. */
export type JsonText =
  | { readonly ok: true; readonly value: JsonValue }
  | { readonly ok: false; readonly problem: Problem; readonly offset: number };

/** Reads JSON within bounds; `what` the text is a person is told. Never throws, and never builds what is too deep or too much. */
export function readJson(file: string, what: string, text: string, limits: JsonLimits): JsonText {
  const refused = (offset: number, message: string, fix: string): JsonText => ({
    ok: false,
    offset,
    problem: { file, ...placeOf(text, offset), path: '', message, fix },
  });
  const copy = 'take another copy of the file';
  if (text.length > limits.characters)
    return refused(0, `${what} has ${text.length} characters, ${limits.characters} are allowed`, copy);
  const excess = excessIn(text, limits);
  if (excess) return refused(excess.offset, `${what} ${excess.message}`, copy);
  try {
    const value = JSON.parse(text) as JsonValue;
    const stray = limits.allowsSteering === true ? undefined : steeringWithin(value);
    if (stray === undefined) return { ok: true, value };
    return refused(0, `${what} holds the character ${stray}, which nobody can see`, copy);
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    const at = /position (\d+)/.exec(said)?.[1];
    return refused(at === undefined ? text.length : Number(at), `${what} is not whole JSON`, copy);
  }
}

/** The first character of any text or key in a value that would steer whoever shows it. */
function steeringWithin(root: JsonValue): string | undefined {
  const open: JsonValue[] = [root];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value === 'string') {
      const stray = steeringIn(value);
      if (stray) return stray.code;
    } else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        const stray = Array.isArray(value) ? undefined : steeringIn(key);
        if (stray) return stray.code;
        if (typeof inner === 'string' || (typeof inner === 'object' && inner !== null)) open.push(inner);
      }
  }
  return undefined;
}

/** Where a JSON text is too deep or too much. Brackets and commas in text do not count. */
function excessIn(
  text: string,
  { depth, values }: JsonLimits,
): { readonly offset: number; readonly message: string } | undefined {
  let open = 0;
  let count = 0;
  for (let offset = 0; offset < text.length; offset++) {
    const sign = text.charCodeAt(offset);
    if (sign === quote) offset = endOfText(text, offset);
    else if (sign === openList || sign === openMap) {
      if (++open > depth) return { offset, message: `is nested more than ${depth} deep` };
      count++;
    } else if (sign === closeList || sign === closeMap) open--;
    else if (sign === comma) count++;
    if (count > values) return { offset, message: `holds more than ${values} values` };
  }
  return undefined;
}

/** Where the value at a path stands in a JSON text; what is missing stands where its nearest container does. */
export function placeInJson(text: string, path: Path): Place {
  let offset = skipSpace(text, 0);
  for (const step of path) {
    const next = typeof step === 'number' ? itemOf(text, offset, step) : entryOf(text, offset, String(step));
    if (next === undefined) break;
    offset = next;
  }
  return placeOf(text, offset);
}

const [quote, backslash, comma, colon] = [34, 92, 44, 58];
const [openList, closeList, openMap, closeMap] = [91, 93, 123, 125];

/** Offset of the item of a list that begins at `offset`. */
function itemOf(text: string, offset: number, item: number): number | undefined {
  if (text.charCodeAt(offset) !== openList) return undefined;
  let at = skipSpace(text, offset + 1);
  for (let left = item; left > 0; left--) {
    at = skipSpace(text, endOfValue(text, at));
    if (text.charCodeAt(at) !== comma) return undefined;
    at = skipSpace(text, at + 1);
  }
  return text.charCodeAt(at) === closeList ? undefined : at;
}

/** Offset of the value of a key in a map that begins at `offset`: of the last such key, as it counts. */
function entryOf(text: string, offset: number, key: string): number | undefined {
  if (text.charCodeAt(offset) !== openMap) return undefined;
  let found: number | undefined;
  let at = skipSpace(text, offset + 1);
  while (text.charCodeAt(at) === quote) {
    const end = endOfText(text, at) + 1;
    const isKey = isText(text, at, end, key);
    at = skipSpace(text, end);
    if (text.charCodeAt(at) === colon) at = skipSpace(text, at + 1);
    if (isKey) found = at;
    at = skipSpace(text, endOfValue(text, at));
    if (text.charCodeAt(at) !== comma) break;
    at = skipSpace(text, at + 1);
  }
  return found;
}

/** Does the text between two quotes say this? What is not written with a backslash need not be read. */
function isText(text: string, start: number, end: number, wanted: string): boolean {
  if (end - start - 2 === wanted.length && text.startsWith(wanted, start + 1)) return true;
  const written = text.slice(start, end);
  return written.includes('\\') && JSON.parse(written) === wanted;
}

/** Offset behind the value that begins at `offset`. */
function endOfValue(text: string, offset: number): number {
  let open = 0;
  for (let at = offset; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === quote) at = endOfText(text, at);
    else if (sign === openList || sign === openMap) open++;
    else if ((sign === comma || sign === closeList || sign === closeMap) && open === 0) return at;
    else if (sign === closeList || sign === closeMap) open--;
  }
  return text.length;
}

/** Offset of the quote that ends the text whose quote stands at `offset`. */
function endOfText(text: string, offset: number): number {
  let at = offset + 1;
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}

function skipSpace(text: string, offset: number): number {
  let at = offset;
  while (at < text.length && text.charCodeAt(at) <= 32) at++;
  return at;
}

function placeOf(text: string, offset: number): Place {
  const before = text.lastIndexOf('\n', Math.max(0, offset - 1));
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return { line, column: offset === 0 ? 1 : offset - before };
}
