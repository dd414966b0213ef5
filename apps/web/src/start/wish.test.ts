import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { packed } from '../share/packed-text.ts';
import { addressOfWish, readWish, wishFor } from './wish.ts';

const fragmentOf = (address: string): string => address.replace(/^.*#/, '#');

describe('the address of a new table', () => {
  test.each(['heroscape', 'superscape'] as const)('holds all that is wished for, in %s', (game) => {
    const wish = wishFor(game, 'bot', { army: { name: 'Robin & Söhne', cards: ['finn'] } });
    const address = addressOfWish(wish);
    expect(address).toMatch(/^\/table\/new#[\w-]+$/);
    expect(readWish(fragmentOf(address))).toEqual(wish);
  });

  test.each([
    ['', 'nothing'],
    ['#%%%', 'no letters of ours'],
    [`#${packed(strToU8('{'))}`, 'half of something'],
    [`#${packed(strToU8('{"ruleset":"chess","map":"x","sides":[]}'))}`, 'another game'],
    [
      `#${packed(strToU8(JSON.stringify({ ...wishFor('heroscape', 'bot'), __proto__x: 1 })))}`,
      'more than a wish',
    ],
  ])('%s is refused: %s', (fragment) => {
    expect(readWish(fragment)).toBeUndefined();
  });

  test('against the computer it has the level that was chosen, on the other seat alone', () => {
    const seatsOf = (company: 'bot' | 'bots') =>
      wishFor('heroscape', company, { opponent: 'thinker' }).sides.map(({ seat }) => seat);
    expect(seatsOf('bot')).toEqual(['person', 'thinker']);
    expect(seatsOf('bots')).toEqual(['greedy', 'greedy']);
  });

  test('two players never have one name', () => {
    const { sides } = wishFor('heroscape', 'people', { army: { name: 'Dusk', cards: ['finn'] } });
    expect(new Set(sides.map(({ player }) => player)).size).toBe(2);
  });
});
