import { usualTables } from '@scapewright/table/usual';
import { describe, expect, test } from 'vitest';
import { firstTable, nextSeat, wishOf } from './draft-table.ts';
import { addressOfWish, readWish } from './wish.ts';

const armies = usualTables.heroscape.armies;

describe('a table that is set up', () => {
  test('is first what is usual: one person against the computer', () => {
    const wish = wishOf(firstTable('heroscape'), armies);
    expect(wish.sides.map(({ player, seat }) => [player, seat])).toEqual([
      ['Dawn', 'person'],
      ['Dusk', 'greedy'],
    ]);
    expect(Object.keys(wish)).toEqual(['ruleset', 'map', 'sides']);
  });

  test('names bots with their tempers, and the wish comes back from its address', () => {
    const table = firstTable('heroscape');
    const seats = table.seats.map((seat) => ({ ...seat, temper: 'bold' as const }));
    const wish = wishOf({ ...table, seats }, armies);
    expect(wish.sides.map(({ seat }) => seat)).toEqual(['person', 'greedy-bold']);
    expect(readWish(addressOfWish(wish).replace(/^.*#/, ''))).toEqual(wish);
  });

  test('with teams, variants, limits and a draft is a wish that comes back from its address', () => {
    const table = firstTable('superscape');
    const two = [...table.seats, nextSeat(table.seats)];
    const seats = [...two, nextSeat(two)].map((seat, at) => ({ ...seat, team: (at % 2) + 1 }));
    const wish = wishOf(
      { ...table, seats, variants: ['force-powers'], isDrafted: true, points: 500, rounds: 12 },
      armies,
    );
    expect(wish).toMatchObject({
      variants: ['force-powers'],
      teams: [
        ['Dawn', 'Ember'],
        ['Dusk', 'Frost'],
      ],
      ...{ draft: 'all', points: 500, roundLimit: 12 },
    });
    expect(wish.sides.flatMap(({ cards }) => cards)).toEqual([]);
    expect(readWish(addressOfWish(wish).replace(/^.*#/, ''))).toEqual(wish);
  });

  test('with an objective of its map asks for the condition, with who plays first', () => {
    const table = firstTable('heroscape');
    const kept = { ...table, map: 'old-keep', objective: 'the-old-keep' };
    expect(wishOf(kept, armies).victory).toEqual(['last-stand: {player: "Dawn", rounds: 6}']);
    expect(wishOf({ ...kept, map: 'first-light' }, armies).victory).toBeUndefined();
  });
});
