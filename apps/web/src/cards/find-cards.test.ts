import { describe, expect, test } from 'vitest';
import type { CardContent } from '../content/content-shapes.ts';
import { everyCard, findCards } from './find-cards.ts';

const card = (id: string, unit: CardContent['unit'], points: number, power: string): CardContent => ({
  ...{ id, name: id, pack: 'yard', games: ['heroscape'], variants: [], unit, uniqueness: 'unique' },
  ...{ identity: [], points: { standard: points }, rules: [] },
  faces: [
    {
      ...{ id, name: id, who: '', kind: 'unique hero', unit, figures: 1, body: 'medium 5', base: [[0, 0]] },
      ...{ statistics: [], labels: ['Utgar'], symbols: ['super-strength'], text: '', points },
      ...{ pointsLabel: 'points', otherPrices: [], pack: 'yard' },
      abilities: [{ name: power, text: 'It flies.' }],
    },
  ],
});
const cards = [
  card('Mimring', 'hero', 150, 'Fire Line'),
  card('Finn', 'hero', 80, 'Spirit'),
  card('Guards', 'squad', 70, 'Fire'),
];
const names = (found: readonly CardContent[]): readonly string[] => found.map(({ name }) => name);

describe('cards', () => {
  test('are found by words of their powers, labels and symbols, all of which must be there', () => {
    expect(names(findCards(cards, { ...everyCard, words: 'fire LINE' }))).toEqual(['Mimring']);
    expect(names(findCards(cards, { ...everyCard, words: 'utgar super strength' }))).toHaveLength(3);
    expect(findCards(cards, { ...everyCard, words: 'utgar vydar' })).toEqual([]);
  });

  test('are found by their set, and by points within bounds', () => {
    const ofSet = [{ ...(cards[0] as CardContent), set: 'Rise of the Valkyrie' }, ...cards.slice(1)];
    expect(names(findCards(ofSet, { ...everyCard, words: 'valkyrie' }))).toEqual(['Mimring']);
    const within = (words: string) => names(findCards(cards, { ...everyCard, words }));
    expect(within('70-80')).toEqual(['Finn', 'Guards']);
    expect(within('<80')).toEqual(['Guards']);
    expect(within('>=80')).toEqual(['Finn', 'Mimring']);
    expect(within('>80 fire')).toEqual(['Mimring']);
    expect(within('80')).toEqual(['Finn']);
  });

  test('are sorted, and narrowed by kind, pack and game', () => {
    expect(names(findCards(cards, everyCard))).toEqual(['Finn', 'Guards', 'Mimring']);
    expect(names(findCards(cards, { ...everyCard, order: 'points' }))).toEqual(['Mimring', 'Finn', 'Guards']);
    expect(names(findCards(cards, { ...everyCard, kind: 'squad' }))).toEqual(['Guards']);
    expect(findCards(cards, { ...everyCard, pack: 'elsewhere' })).toEqual([]);
    expect(findCards(cards, { ...everyCard, game: 'superscape' })).toEqual([]);
  });
});
