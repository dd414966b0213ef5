import { describe, expect, test } from 'vitest';
import { cardDefinition, isFigureCard } from './card-definition.ts';
import { loadCard } from './card-file.ts';

const text = `id: smith
name: Smith
unit: hero
uniqueness: unique
size: medium
height: 5
life: 5
move: 5
range: 1
attack: null
defense: 3
faction: Justice League
species: Human
class: Smith
personality: Calm
keywords: [Royal]
abilities:
  - rage-smash: { max: 3 }
  - { use: special-attack, with: { id: blast, range: 4 } }
  - { name: Hot Hand, kind: triggered-automatic, trigger: { on: C11 }, do: [{ wounds: { count: 1 } }] }
`;

function card(source: string) {
  const file = loadCard('smith.yaml', source);
  if (!file.ok || !isFigureCard(file.card)) throw new Error('the card of the test is broken');
  return cardDefinition(file.card, 150);
}

describe('a card as play needs it', () => {
  test('keeps numbers, also those that are absent, and takes its price from outside', () => {
    expect(card(text)).toMatchObject({ id: 'smith', attack: null, defense: 3, points: 150, height: 5 });
  });

  test('writes every label in one way', () => {
    expect(card(text).keywords).toEqual(['royal', 'justice-league', 'human', 'smith', 'calm']);
  });

  test('of every species that a line prints', () => {
    const both = card(text.replace('species: Human', 'species: Kryptonian / Metahuman'));
    expect(both.species).toEqual(['Kryptonian', 'Metahuman']);
    expect(both.keywords).toContain('metahuman');
  });

  test('names the unit of each ability: loaded, under a name of its own, or written out', () => {
    const [loaded, named, written] = card(text).abilities;
    expect(loaded).toEqual({ id: 'rage-smash', with: { max: 3 } });
    expect(named).toEqual({ id: 'blast', unit: 'special-attack', with: { range: 4 } });
    expect(written).toMatchObject({ id: 'hot-hand', unit: 'clause', with: { name: 'Hot Hand' } });
  });

  test('figureless cards are none', () => {
    const file = loadCard('note.yaml', 'id: note\nname: Note\nunit: story\n');
    expect(file.ok && isFigureCard(file.card)).toBe(false);
  });
});
