import { type ClauseData, checkClause, clauseAbility } from '@scapewright/plugin-abilities';
import { describe, expect, test } from 'vitest';
import { patterns, pureDataShare } from './patterns.ts';

const all = patterns();
const written = all.flatMap(({ name, ability }) => (ability ? [[name, ability as ClauseData] as const] : []));

describe('the patterns of abilities', () => {
  test.each(written)('%s is data that acts', (_, ability) => {
    expect(checkClause(ability)).toEqual([]);
    const { hooks } = clauseAbility(ability);
    const isMark = ability.parts.every(({ kind }) => kind === 'marker-only');
    expect(hooks({}).length > 0).toBe(!isMark);
  });

  test('seven in ten at least are pure data', () => {
    expect(all.length).toBe(38);
    expect(pureDataShare(all)).toBeGreaterThanOrEqual(0.7);
  });

  test('whatever is no data says what it lacks', () => {
    const silent = all.filter(({ ability, lacks }) => ability === undefined && lacks === undefined);
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});
