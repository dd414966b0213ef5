import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { choiceVerbs } from './choices.ts';
import { conditionVerbs } from './conditions.ts';
import { continuousVerbs, instantVerbs } from './effects.ts';
import { costVerbs } from './limits.ts';
import { triggers } from './triggers.ts';

const folder = new URL('./', import.meta.url);
const played = readdirSync(folder)
  .filter((name) => name.endsWith('.scenarios.yaml'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');
const readme = readFileSync(new URL('../../README.md', folder), 'utf8');

const vocabulary = {
  triggers,
  conditions: conditionVerbs,
  costs: costVerbs,
  choices: choiceVerbs,
  effects: instantVerbs,
  'continuous effects': continuousVerbs,
};

/** The words of a list that do not stand, as whole words, in a text. */
function missing(words: readonly string[], text: string): readonly string[] {
  return words.filter((word) => !new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(text));
}

describe.each(Object.entries(vocabulary))('the %s of clauses', (_, verbs) => {
  test('are each played in a scenario', () => {
    expect(missing(Object.keys(verbs), played)).toEqual([]);
  });

  test('are each explained in the readme', () => {
    expect(missing(Object.keys(verbs), readme)).toEqual([]);
  });
});
