import type { CardDefinition } from './card.ts';

/** A unique hero of which nothing is unusual but what is said: for tests, editors and measurements. */
export function plainCard(id: string, changes: Partial<CardDefinition> = {}): CardDefinition {
  return {
    id,
    name: id,
    identity: [],
    publisher: undefined,
    unit: 'hero',
    figures: 1,
    uniqueness: 'unique',
    size: 'medium',
    height: 5,
    base: 'single',
    life: 4,
    move: 5,
    range: 1,
    attack: 3,
    defense: 3,
    points: 100,
    symbols: [],
    keywords: [],
    faction: [],
    species: [],
    class: '',
    personality: '',
    abilities: [],
    ...changes,
  };
}
