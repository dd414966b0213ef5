import * as z from 'zod';
import type { JsonObject } from '../json.ts';
import { lazily } from '../schema/lazily.ts';
import { free, named, wording } from '../schema/parts.ts';
import { readSingleDocument } from '../schema/single-document.ts';
import { formatProblem } from '../yaml/problem.ts';

/** A victory condition as it is written: the id of its unit, and its parameters. */
export interface VictoryCondition {
  readonly id: string;
  readonly with: JsonObject;
}

const conditionId = () => wording('the id of a victory condition', /^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** `last-team-standing`, or `{hold-a-space: {spaces: [d4]}}`. */
export const victoryCondition = lazily(() =>
  z.union([conditionId(), z.record(conditionId(), named(free(), 'a parameter'))]),
);

/** The conditions of an entry: one, or several where it names several. */
export function victoryConditions(
  keys: z.output<ReturnType<typeof victoryCondition>>,
): readonly VictoryCondition[] {
  if (typeof keys === 'string') return [{ id: keys, with: {} }];
  return Object.entries(keys).map(([id, given]) => ({ id, with: given }));
}

/** A victory condition from one line, in the words of a scenario; or what is wrong with it. */
export function readVictory(
  text: string,
): readonly VictoryCondition[] | { readonly problems: readonly string[] } {
  const read = readSingleDocument('victory', text, victoryCondition());
  return read.ok ? victoryConditions(read.keys) : { problems: read.problems.map(formatProblem) };
}
