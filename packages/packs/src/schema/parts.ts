import * as z from 'zod';
import type { JsonValue } from '../json.ts';
import { lazily } from './lazily.ts';

/*
 * The words from which every schema of this package is built. zod keeps of an issue only its message, so what an error needs beyond that
 * travels in it: `keys: a b c` lists the keys that a map may have, `wanted: a space` says what a value should have been, `say: ...` is the
 * whole message. schema-problems.ts turns them into sentences.
 */

/** A map with these keys and no others. */
export function strict<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape, z.core.$strict> {
  const keys = `keys: ${Object.keys(shape).join(' ')}`;
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? keys : undefined),
  });
}

/** Text of a given form; `what` is what a person is told to write. */
export function wording(what: string, pattern: RegExp): z.ZodString {
  const error = `wanted: ${what}`;
  return z.string({ error }).regex(pattern, { error }).describe(what);
}

/** Text that is not empty. */
export const text = (what = 'text'): z.ZodString => wording(what, /\S/);

/** An id or a name of the document. A bare number stands for its digits, as the format allows. */
export function id(what = 'a name') {
  const error = `wanted: ${what}`;
  return z
    .union([z.string({ error }).regex(/^\S(.*\S)?$/, { error }), z.number({ error })], { error })
    .describe(what);
}

export const ids = (what = 'a name') => z.array(id(what));

/** A whole number from `from` up; 999 is more than any rule can count. */
export const count = (from = 0, to = 999) => z.int().min(from).max(to);

/** A whole number, negative ones too. */
export const step = () => z.int().min(-999).max(999);

/** A single value where the document does not write a list. */
export const oneOrMany = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, z.array(schema)]);

/** A map from free names to one kind of value. */
export const named = <Schema extends z.ZodType>(schema: Schema, what = 'a name') =>
  z.record(text(what), schema);

/** Whatever plain data; its owner checks it. */
export const free = lazily(() => z.json({ error: 'wanted: a value' }) as z.ZodType<JsonValue>);

/** A key that does not belong here, with the reason and the cure. */
export const refusedKey = (message: string) => z.never({ error: `say: ${message}` }).optional();

/** A written list of one or of many as a list. */
export const asList = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : isList(value) ? value : [value];

const isList = <T>(value: T | readonly T[]): value is readonly T[] => Array.isArray(value);
