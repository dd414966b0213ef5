import { expect, test } from 'vitest';
import { readWish } from '../start/wish.ts';
import { addressOfGame, addressOfLab, readLab, usualLab } from './lab-wish.ts';

test('a laboratory comes back from its address, and nothing else does', () => {
  const wish = usualLab('heroscape', 'seed');
  expect(addressOfLab(wish)).toMatch(/^\/lab#[\w-]+$/);
  expect(readLab(addressOfLab(wish).replace('/lab', ''))).toEqual(wish);
  expect(readLab('#nonsense')).toBeUndefined();
  const person = addressOfLab({ ...wish, bot: 'person' as 'greedy' });
  expect(readLab(person.replace('/lab', ''))).toBeUndefined();
});

test('a game of it is a table whose sides sit as they sat in the game', () => {
  const wish = usualLab('superscape', 'seed');
  const [one, other] = wish.sides;
  const playersOf = (first: number) =>
    readWish(addressOfGame(wish, first, 'seed-1').replace(/^.*#/, ''))?.sides.map(({ player }) => player);
  expect(playersOf(0)).toEqual([one.player, other.player]);
  expect(playersOf(1)).toEqual([other.player, one.player]);
});
