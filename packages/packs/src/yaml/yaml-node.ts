import type { JsonValue } from '../json.ts';
import type { Place } from './problem.ts';

/** A value of a document with its place and, in maps, the places of its keys in the order written. */
export interface YamlNode extends Place {
  readonly value: JsonValue;
  /** A scalar as it was written: `+3`, `1.0`. */
  readonly source: string | undefined;
  readonly entries: ReadonlyMap<string, YamlEntry> | undefined;
  readonly items: readonly YamlNode[] | undefined;
  /** Where the first line of a literal block (`|`) stands, indentation left out. */
  readonly block: Place | undefined;
}

export interface YamlEntry {
  readonly key: Place;
  readonly node: YamlNode;
}

export type Path = readonly (string | number)[];

/** The node at a path, or undefined. */
export function nodeAt(root: YamlNode, path: Path): YamlNode | undefined {
  let node: YamlNode | undefined = root;
  for (const step of path) {
    if (node === undefined) return undefined;
    node = node.entries?.get(String(step))?.node ?? node.items?.[Number(step)];
  }
  return node;
}

/** Where a path stands; what is missing stands where its nearest container does. */
export function placeAt(root: YamlNode, path: Path): Place {
  for (let length = path.length; length > 0; length--) {
    const node = nodeAt(root, path.slice(0, length));
    if (node !== undefined) return { line: node.line, column: node.column };
  }
  return { line: root.line, column: root.column };
}

/** Where the key that ends a path stands (of a list, its item). */
export function keyPlaceAt(root: YamlNode, path: Path): Place {
  const key = path.at(-1);
  const entry = key === undefined ? undefined : nodeAt(root, path.slice(0, -1))?.entries?.get(String(key));
  return entry === undefined ? placeAt(root, path) : { line: entry.key.line, column: entry.key.column };
}

/** A path as people read it: `steps[2].attack.target`. */
export function formatPath(path: Path): string {
  let text = '';
  for (const step of path) {
    if (typeof step === 'number') text += `[${step}]`;
    else text += text === '' ? step : `.${step}`;
  }
  return text;
}
