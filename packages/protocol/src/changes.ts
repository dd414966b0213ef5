import * as z from 'zod/mini';
import type { View } from './view.ts';

/** Anything that is JSON. */
export const anyJson = z.json();

/**
 * What has changed in a view: a JSON Merge Patch (RFC 7396) over lists turned into
 * maps by `key`; `null` for what is gone.
 */
export const changes = z.record(z.string(), anyJson);
export type Changes = z.infer<typeof changes>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

interface Row {
  readonly key: string;
}

const isKeyed = (value: unknown): value is readonly Row[] =>
  Array.isArray(value) && value.every((entry) => isRecord(entry) && typeof entry['key'] === 'string');

/** Changes of lists that were found already, by the list that they lead to. */
type FoundLists = WeakMap<object, { readonly before: object; readonly rows: Record<string, unknown> }>;

/** Remembers what has changed in lists: several views may have the very same ones, before and after. */
export class KnownChanges {
  /** @internal */
  readonly lists: FoundLists = new WeakMap();
}

/**
 * What turns one view into another; empty where nothing does. Both are plain JSON without null. `known`: of the same lists
 * the same changes are given, not to be written to.
 */
export function changesBetween(before: View, after: View, known?: KnownChanges): Changes {
  return changesOf(before, after, known?.lists) as Changes;
}

/** The view after changes; the given one stays as it is. Lists are lists again, what is new at their end. */
export function withChanges(view: View, patch: Changes): View {
  return patched(view, patch) as View;
}

function changesOf(before: object, after: object, lists?: FoundLists): Record<string, unknown> {
  const old = before as Readonly<Record<string, unknown>>;
  const now = after as Readonly<Record<string, unknown>>;
  const found: Record<string, unknown> = {};
  for (const name of Object.keys(old)) if (!Object.hasOwn(now, name)) found[name] = null;
  for (const name of Object.keys(now)) {
    const value = now[name];
    const was = Object.hasOwn(old, name) ? old[name] : undefined;
    if (was === value) continue;
    const rows = rowsChanged(was, value, lists);
    if (rows) {
      if (!isEmpty(rows)) found[name] = rows;
    } else if (!isObject(was) || !isObject(value) || JSON.stringify(was) !== JSON.stringify(value))
      found[name] = isRecord(was) && isRecord(value) ? changesOf(was, value) : value;
  }
  return found;
}

/** What has changed between two lists of rows; undefined where these are none. */
function rowsChanged(
  was: unknown,
  value: unknown,
  lists: FoundLists | undefined,
): Record<string, unknown> | undefined {
  const known = isObject(value) ? lists?.get(value as object) : undefined;
  if (known && known.before === was) return known.rows;
  if (!isKeyed(was) || !isKeyed(value)) return undefined;
  const rows = changesOfRows(was, value);
  lists?.set(value, { before: was, rows });
  return rows;
}

/** Rows that are the same objects have not changed: nobody looks into them. */
function changesOfRows(before: readonly Row[], after: readonly Row[]): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  const haveSameKeys =
    before.length === after.length && after.every(({ key }, at) => key === before[at]?.key);
  const old = haveSameKeys ? undefined : new Map(before.map((row) => [row.key, row]));
  if (old) {
    const kept = new Set(after.map(({ key }) => key));
    for (const key of old.keys()) if (!kept.has(key)) found[key] = null;
  }
  for (let at = 0; at < after.length; at++) {
    const row = after[at] as Row;
    const was = old ? old.get(row.key) : before[at];
    if (was === row) continue;
    const { key, ...values } = row;
    const change = was ? changesOf(was, row) : values;
    if (!was || !isEmpty(change)) found[key] = change;
  }
  return found;
}

const isEmpty = (record: object): boolean => Object.keys(record).length === 0;

function patched(old: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch;
  return isKeyed(old) ? patchedRows(old, patch) : merged(isRecord(old) ? old : {}, patch);
}

/** Rows that are not named stay the objects that they are. */
function patchedRows(old: readonly Row[], patch: Readonly<Record<string, unknown>>): object[] {
  const known = new Set(old.map(({ key }) => key));
  const kept = old.flatMap((row) => {
    if (!Object.hasOwn(patch, row.key)) return [row];
    const change = patch[row.key];
    return change === null ? [] : [patched(row, change) as object];
  });
  const added = Object.entries(patch).filter(([key, row]) => row !== null && !known.has(key));
  return [...kept, ...added.map(([key, row]) => ({ key, ...(patched({}, row) as object) }))];
}

function merged(old: Readonly<Record<string, unknown>>, patch: Readonly<Record<string, unknown>>): object {
  const made: Record<string, unknown> = { ...old };
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete made[name];
    else made[name] = patched(Object.hasOwn(made, name) ? made[name] : undefined, value);
  }
  return made;
}
