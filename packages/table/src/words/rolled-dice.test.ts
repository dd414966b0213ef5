import { describe, expect, test } from 'vitest';
import { skirmish } from '../../test/battles.ts';
import { createEngine } from '../battle/rulesets.ts';
import { Table } from '../table/table.ts';
import { tableWords } from './table-words.ts';

/** All lines of a fight that bots play to its end. */
function linesOfFight(ruleset: 'superscape' | 'heroscape') {
  const engine = createEngine(ruleset);
  const record = skirmish(['greedy', 'greedy'], { ruleset });
  const table = new Table({ engine, record, words: tableWords(engine) });
  while (table.step());
  return table.stream(-1).lines;
}

describe.each(['superscape', 'heroscape'] as const)('the dice of lines in %s', (ruleset) => {
  const lines = linesOfFight(ruleset);
  const rolls = lines.flatMap((line) =>
    (line.rolls ?? []).map((roll) => ({ text: line.parts.map(({ text }) => text).join(''), ...roll })),
  );

  test('are those that the words tell of', () => {
    const fought = rolls.filter(
      ({ at, by, text }) => at !== undefined && by !== undefined && / attacks /.test(text),
    );
    expect(fought.length).toBeGreaterThan(4);
    for (const { text, faces } of fought) {
      expect(faces).toHaveLength(Number(/ (\d+) (?:die|dice)/.exec(text)?.[1]));
      const hits = /: (no|\d+) hits?\./.exec(text)?.[1];
      const skulls = faces.filter((face) => face === 'skull').length;
      if (hits !== undefined) expect(skulls).toBe(hits === 'no' ? 0 : Number(hits));
    }
  });

  test('say what gave them, die by die', () => {
    const fought = rolls.filter(({ by, from }) => by !== undefined && from.length > 0);
    expect(fought.length).toBeGreaterThan(4);
    for (const { faces, from } of fought)
      expect(from.reduce((sum, { dice: one }) => sum + one, 0)).toBe(faces.length);
  });

  test('of attacks name their target', () => {
    const attacks = rolls.filter(({ at, by }) => at !== undefined && by !== undefined);
    expect(attacks.length).toBeGreaterThan(2);
    expect(attacks.every(({ at, by }) => at !== by)).toBe(true);
  });
});
