import { flatPlan } from '@scapewright/board';
import type { CardDefinition } from '@scapewright/skirmish/author';
import { plainCard } from '@scapewright/skirmish/engine';
import type { Ground } from '@scapewright/table/battle';
import type { Batch } from '../src/batch.ts';

/** A card with everything that a test does not care about. */
export const card = (id: string, changes: Partial<CardDefinition> = {}): CardDefinition =>
  plainCard(id, { attack: 4, defense: 2, ...changes });

/** Flat grass of 7 by 8 spaces with a start zone at each end. */
export const meadow: Ground = {
  plan: flatPlan(7, 8, 'grass'),
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
