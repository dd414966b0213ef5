import type { Answer } from '@scapewright/kernel';
import * as z from 'zod';
import { fewWrong } from '../schema/few-wrong.ts';
import { lazily } from '../schema/lazily.ts';
import { strict } from '../schema/parts.ts';
import { schemaFindings, valueIn } from '../schema/schema-problems.ts';
import { briefly } from '../yaml/problem.ts';
import { formatPath } from '../yaml/yaml-node.ts';

/** An answer from outside, or why it is none: one line. */
export type ParsedAnswer =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly message: string };

/** More characters than any key has. */
const longestKey = 1000;
/** More entries than any answer has. */
const mostEntries = 1000;

const key = () => z.string({ error: 'wanted: the key of an option' }).max(longestKey);
const word = () => z.union([key(), z.number()], { error: 'wanted: the key of an option, or a number' });

/** The schema of an answer as a client sends it. */
const answerDocument = lazily(() =>
  strict({
    decision: word().exactOptional(),
    pick: z
      .union([word(), fewWrong.array(word())], {
        error: 'wanted: the key of an option, a number, or a list of them',
      })
      .exactOptional(),
    way: fewWrong.array(key()).exactOptional(),
  }),
);

/**
 * Reads what a client sends as an answer: the border at which strangers' data becomes an {@link Answer}. Whether it answers
 * what is asked only the match can say. Never throws, and quotes at most a line.
 */
export function parseAnswer(given: unknown): ParsedAnswer {
  if (isLong(given, 'pick') || isLong(given, 'way'))
    return { ok: false, message: `an answer has at most ${mostEntries} entries` };
  const parsed = answerDocument().safeParse(given);
  if (!parsed.success) {
    const [first] = schemaFindings((path) => valueIn(given, path), parsed.error.issues);
    const at = formatPath(first?.path ?? []);
    const message = briefly(first?.message ?? 'no answer').slice(0, 160);
    return { ok: false, message: at === '' ? message : `${at.slice(0, 40)}: ${message}` };
  }
  const { pick, way } = parsed.data;
  if (pick === undefined && way === undefined) return { ok: false, message: 'the answer names no option' };
  if (pick !== undefined && way !== undefined)
    return { ok: false, message: 'an answer picks or draws a way, not both' };
  return { ok: true, answer: parsed.data };
}

/** Is a list of the answer longer than any answer is? */
function isLong(given: unknown, name: 'pick' | 'way'): boolean {
  const list = valueIn(given, [name]);
  return Array.isArray(list) && list.length > mostEntries;
}
