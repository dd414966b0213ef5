import { SetupProblems } from '@scapewright/kernel/check';
import { expect, test } from 'vitest';
import { smallRuleset } from '../../test/small-game.ts';
import { SkirmishEngine } from '../engine/skirmish-engine.ts';
import type { Citations } from '../state/content/ruleset.ts';

const ruleset = smallRuleset();

/** What an engine says of a ruleset with these citations, part and message. */
function problemsOf(changes: Partial<Citations>): readonly string[] {
  try {
    new SkirmishEngine({ ...ruleset, ...changes });
  } catch (error) {
    if (error instanceof SetupProblems)
      return error.problems.map(({ part, message }) => `${part} ${message}`);
    throw error;
  }
  return [];
}

const { 'knockback.up': up = [], 'fall.extreme': extreme = [], ...others } = ruleset.reasons;
const small = ruleset.id;

test('a reason of shared code without a rule stops the start', () => {
  expect(problemsOf({ reasons: { ...others, 'knockback.up': up } })).toEqual([
    `${small} maps the reason fall.extreme to no rule`,
  ]);
  expect(problemsOf({ reasons: { ...others, 'knockback.up': up, 'fall.extreme': [] } })).toEqual([
    `${small} maps the reason fall.extreme to no rule`,
  ]);
});

test('a game need not map the reasons, or topics of reasons, that it calls unbacked', () => {
  const reasons = Object.fromEntries(
    Object.entries(others).filter(([reason]) => !reason.startsWith('knockback.')),
  );
  expect(problemsOf({ reasons, unbacked: ['fall.extreme', 'knockback'] })).toEqual([]);
  expect(problemsOf({ reasons, unbacked: ['fall.extreme'] })).toContain(
    `${small} maps the reason knockback.up to no rule`,
  );
});

test('what a game calls unbacked is a reason, and has no rule', () => {
  expect(
    problemsOf({
      reasons: { ...others, 'knockback.up': up, 'fall.extreme': extreme },
      unbacked: ['fall.extreme', 'fall.extrem', 'fall'],
    }),
  ).toEqual([
    `${small} calls fall.extreme unbacked, and maps it to rules`,
    `${small} calls fall.extrem unbacked, which is neither a reason nor a topic`,
    `${small} calls fall unbacked, which is neither a reason nor a topic`,
  ]);
});
