import { flatPlan } from '@scapewright/board';
import type { CardDefinition } from '@scapewright/skirmish/author';
import { plainCard } from '@scapewright/skirmish/engine';
import type { BattleRecord, SeatKind } from '../src/battle/index.ts';

/** A card with everything that a test does not care about. */
export const card = (id: string, changes: Partial<CardDefinition> = {}): CardDefinition =>
  plainCard(id, { attack: 4, defense: 2, ...changes });

/** A short fight on flat grass between a hero and a few others. */
export function skirmish(seats: readonly SeatKind[], changes: Partial<BattleRecord> = {}): BattleRecord {
  const armies = [
    { player: 'Oak', cards: [card('giant', { attack: 6, defense: 4 }), card('page')] },
    { player: 'Elm', cards: [card('scout', { range: 4, attack: 3 }), card('archer', { range: 6 })] },
    { player: 'Fir', cards: [card('guard', { defense: 5 })] },
  ].slice(0, seats.length);
  return {
    ruleset: 'superscape',
    map: 'Meadow',
    mapFile: 'meadow',
    ground: {
      plan: flatPlan(7, 8, 'grass'),
      startZones: ['1', '8', '5']
        .slice(0, seats.length)
        .map((row) => [...'abcdefg'].map((column) => column + row)),
    },
    scenery: { zones: [], objects: [] },
    armies,
    seats,
    seed: 'table',
    ...changes,
  };
}
