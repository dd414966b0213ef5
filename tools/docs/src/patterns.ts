import { readFileSync } from 'node:fs';
import { type AbilityClause, formatProblem, loadAbility } from '@scapewright/packs';
import { parse, stringify } from 'yaml';

/** One pattern that abilities must be able to express. */
export interface Pattern {
  readonly name: string;
  /** It as data; undefined where nothing of it is. */
  readonly ability: AbilityClause | undefined;
  /** What the data cannot say; undefined where it says everything. */
  readonly lacks: string | undefined;
}

interface Entry {
  readonly pattern: string;
  readonly ability?: object;
  readonly lacks?: string;
}

/** The patterns of `ability-patterns.yaml`, in its order. Throws where one is no ability. */
export function patterns(): readonly Pattern[] {
  const file = new URL('../ability-patterns.yaml', import.meta.url);
  const entries = parse(readFileSync(file, 'utf8')) as readonly Entry[];
  return entries.map(({ pattern, ability, lacks }) => ({
    name: pattern,
    ability: ability && read(pattern, ability),
    lacks,
  }));
}

function read(name: string, ability: object): AbilityClause {
  const result = loadAbility(name, stringify(ability));
  if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n'));
  return result.ability;
}

/** Patterns that are data to the last word, in parts of all. */
export function pureDataShare(all: readonly Pattern[]): number {
  return all.filter(({ ability, lacks }) => ability !== undefined && lacks === undefined).length / all.length;
}
