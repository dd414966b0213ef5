import { expect, test } from 'vitest';
import { card, meadow } from '../test/duel.ts';
import { armiesFor, gamesOfPair, runGauntlet } from './gauntlet.ts';

const priced = ([200, 300, 500, 100] as const).map((points, at) => card(`c${at}`, { points }));

test('armies are the sets of different cards that cost exactly the points', () => {
  const names = armiesFor(priced, 500).map((army) => army.map(({ id }) => id).join(' '));
  expect(names).toEqual(['c0 c1', 'c2']);
  expect(armiesFor([...priced, card('free', { points: 0 })], 500)).toHaveLength(2);
  expect(armiesFor(priced, 50)).toEqual([]);
});

test('every army meets every other equally often from both sides', async () => {
  const armies = [
    { player: 'strong', cards: [card('giant', { attack: 7, defense: 6, life: 8 })] },
    { player: 'weak', cards: [card('mouse', { attack: 1, defense: 0, life: 1 })] },
    { player: 'as weak', cards: [card('vole', { attack: 1, defense: 0, life: 1 })] },
  ];
  expect(gamesOfPair({ armies, games: 9 })).toBe(6);
  const run = { ruleset: 'superscape', ground: meadow, armies, games: 9, seed: 'gauntlet' } as const;
  const rows = await runGauntlet(run, { threads: 1 });
  expect(rows.map(({ games }) => games)).toEqual([12, 12, 12]);
  expect(rows.reduce((sum, { wins }) => sum + wins.count, 0)).toBe(18);
  expect(rows[0]?.wins.share).toBe(1);
  expect(await runGauntlet(run, { threads: 2 })).toEqual(rows);
});
