import { describe, expect, test } from 'vitest';
import { choiceVerbs } from './choices.ts';
import { partKinds } from './clause-data.ts';
import { conditionVerbs } from './conditions.ts';
import { continuousVerbs, instantVerbs } from './effects.ts';
import { costVerbs } from './limits.ts';
import { triggers } from './triggers.ts';
import { vocabulary } from './vocabulary.ts';

const read = {
  kinds: Object.fromEntries(partKinds.map((kind) => [kind, true])),
  triggers,
  conditions: conditionVerbs,
  costs: costVerbs,
  choices: choiceVerbs,
  effects: instantVerbs,
  continuousEffects: continuousVerbs,
};

describe.each(Object.entries(read))('the %s of clauses', (group, verbs) => {
  test('are those that the vocabulary explains', () => {
    const explained = Object.keys(vocabulary[group as keyof typeof read]);
    expect(explained.sort()).toEqual(Object.keys(verbs).sort());
  });
});
