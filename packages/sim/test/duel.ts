import type { CardDefinition } from '@scapewright/skirmish';
import type { Batch } from '../src/batch.ts';
import type { Ground } from '../src/battle.ts';

/** A card with everything that a test does not care about. */
export function card(id: string, changes: Partial<CardDefinition> = {}): CardDefinition {
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
    attack: 4,
    defense: 2,
    points: 100,
    symbols: [],
    keywords: [],
    faction: [],
    species: [],
    class: 'test',
    personality: 'test',
    abilities: [],
    ...changes,
  };
}

/** Flat grass of 7 by 8 spaces with a start zone at each end. */
export const meadow: Ground = {
  plan: {
    spaces: Array.from({ length: 56 }, (_, at) => {
      const column = at % 7;
      const row = Math.floor(at / 7);
      return {
        q: column - (row - (row & 1)) / 2,
        r: row,
        level: 1,
        underside: 0,
        terrain: 'grass',
        name: `${'abcdefg'[column]}${row + 1}`,
      };
    }),
  },
  startZones: ['1', '8'].map((row) => [...'abcdefg'].map((column) => column + row)),
};

/** A short fight between a strong hero and a weak one. */
export function duel(changes: Partial<Batch> = {}): Batch {
  return {
    ruleset: 'superscape',
    ground: meadow,
    armies: [
      { player: 'Oak', cards: [card('giant', { attack: 6, defense: 4 })] },
      { player: 'Elm', cards: [card('scout', { range: 4, attack: 3 })] },
    ],
    games: 12,
    seed: 'duel',
    ...changes,
  };
}
