import { expect, test } from 'vitest';
import { clashes, clashesOfRule } from './clashes.ts';
import { ruling } from './rulings.ts';

test('twenty-nine clashes are settled', () => {
  expect(clashes()).toHaveLength(29);
  expect(new Set(clashes().map(({ topic }) => topic)).size).toBe(29);
});

test('a prefix with a star stands for all ids that begin with it', () => {
  const swamp = clashes().find(({ topic }) => topic === 'swamp water');
  expect(swamp?.entries).toEqual(['SS-AQUA-*', 'SS-SWAMP-*']);
  expect(swamp?.rules).toHaveLength(14);
});

test('the switch of a clash can be switched', () => {
  const named = clashes().flatMap((clash) => clash.switch ?? []);
  expect(named).toContain('pillarBlocksFlying');
  expect(named.filter((id) => !ruling(id)?.switchable)).toEqual([]);
});

test('a rule knows the clashes in which it takes part', () => {
  expect(clashesOfRule('SS-SPACE-002').map(({ topic }) => topic)).toEqual(['scale']);
  expect(clashesOfRule('SS-ROUND-002')).toEqual([]);
});
