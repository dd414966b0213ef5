import { describe, expect, test } from 'vitest';
import type { CardContent } from '../content/content-shapes.ts';
import { addressOfArmy, readArmyLink, readArmyText, textOfArmy } from './army.ts';

const card = (id: string, name: string): CardContent => ({
  ...{ id, name, pack: 'yard', games: ['heroscape'], variants: [], unit: 'hero', uniqueness: 'common' },
  ...{ identity: [], points: {}, faces: [], rules: [] },
});
const cards = [
  card('hulk', 'Hulk'),
  card('alien-drone', 'Alien Drone'),
  card('4th-massachusetts-line', '4th Massachusetts Line'),
  card('deathwalker-9000', 'Deathwalker 9000'),
];

describe('an army as text', () => {
  test.each([
    ['Hulk, Alien Drone x2', ['hulk', 'alien-drone', 'alien-drone']],
    ['2 alien drone\nhulk', ['alien-drone', 'alien-drone', 'hulk']],
    ['Alien-Drone ×3;HULK', ['alien-drone', 'alien-drone', 'alien-drone', 'hulk']],
    ['4th Massachusetts Line x2', ['4th-massachusetts-line', '4th-massachusetts-line']],
    ['Deathwalker 9000, 2x deathwalker-9000', Array.from({ length: 3 }, () => 'deathwalker-9000')],
  ])('%s', (text, ids) => {
    expect(readArmyText(text, cards)).toEqual({ cards: ids, unknown: [] });
  });

  test('comes back as it went, and names what it does not know', () => {
    const ids = ['alien-drone', 'alien-drone', 'hulk'];
    expect(readArmyText(textOfArmy(ids, cards), cards).cards).toEqual(ids);
    expect(readArmyText('Hulk, <img src=x onerror=alert(1)>', cards)).toEqual({
      cards: ['hulk'],
      unknown: ['<img src=x onerror=alert(1)>'],
    });
  });
});

describe('an army as a link', () => {
  const army = { game: 'heroscape', name: 'Für Einar', limit: 400, cards: ['hulk'] } as const;
  test('comes back as it went', () => {
    const fragment = addressOfArmy({ ...army, cards: [...army.cards] }).replace('/armies', '');
    expect(readArmyLink(fragment)).toEqual(army);
  });
  test('of anybody else is refused', () => {
    expect(readArmyLink('#abc')).toBeUndefined();
    expect(readArmyLink('')).toBeUndefined();
  });
});
