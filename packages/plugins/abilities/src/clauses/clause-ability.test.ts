import { describe, expect, test } from 'vitest';
import { checkClause, clauseAbility } from './clause-ability.ts';
import type { ClauseData } from './clause-data.ts';
import { partOf, type WrittenPart } from './written-parts.ts';

function clause(name: string, parts: readonly WrittenPart[]): ClauseData {
  return { id: name.toLowerCase().replaceAll(' ', '-'), name, parts: parts.map(partOf) };
}

describe('a clause that is wrong', () => {
  const wrong = (part: WrittenPart): readonly string[] =>
    checkClause(clause('wrong', [part])).map(({ path, message }) => `${path.join('.')}: ${message}`);

  test('names unknown verbs, triggers and parameters with their places', () => {
    expect(wrong({ kind: 'triggered-optional', trigger: { on: 'whenever' }, do: ['heel'] })).toEqual([
      'parts.0.trigger.on: unknown trigger "whenever"',
      'parts.0.do.0: unknown effect "heel"',
    ]);
    expect(wrong({ kind: 'triggered-optional', trigger: { on: 'hasOwnProperty' }, do: ['heal'] })).toEqual(
      expect.arrayContaining(['parts.0.trigger.on: unknown trigger "hasOwnProperty"']),
    );
    expect(
      wrong({ kind: 'continuous-modifier', do: [{ 'modify-stat': { stat: 'attack', bye: 1 } }] }),
    ).toEqual([
      'parts.0.do.0.modify-stat.by: by is a number',
      'parts.0.do.0.modify-stat.bye: unknown parameter "bye"',
    ]);
  });

  test('says how long a lasting effect must be given', () => {
    const [problem] = checkClause(
      clause('wrong', [
        {
          kind: 'triggered-optional',
          trigger: { on: 'transition' },
          do: [{ 'modify-stat': { stat: 'attack', by: 1 } }],
        },
      ]),
    );
    expect(problem?.fix).toBe('say how long it lasts: "until: turn"');
  });

  test('is refused as an ability', () => {
    expect(() =>
      clauseAbility(clause('wrong', [{ kind: 'setup', trigger: { on: 'G1.3' }, do: ['fly'] }])),
    ).toThrow('unknown effect "fly"');
  });
});
