import type { RulingId } from '@scapewright/rulebook/rulings';
import type { RulingPosition } from '@scapewright/skirmish/author';

/** Every position of the named rulings that HeroScape may switch: the default first. */
export const heroscapeRulingPositions = {
  swampWaterStops: [false, true],
  itemGlyphPassing: [true, false],
  itemGlyphsInsideObjects: [true, false],
  figuresBreakLines: [true, false],
  orderMarkersInSequence: [false, true],
  revealOnDestroyedCard: [false, true],
  placeAfterDraft: [false, true],
  leavingAttackSpace: ['old', 'new'],
  lostLifeDefeats: [true, false],
  heightDefenseAgainstSpecialAttacks: [true, false],
  swampWaterIsWater: [true, false],
  shadowDefenseDice: [0, 1],
  'SIM-1': ['player-by-player', 'one-at-a-time'],
  'SIM-2': ['choosing-player', 'first-player'],
} as const satisfies Readonly<Partial<Record<RulingId, readonly RulingPosition[]>>>;

/** Default positions of the named, switchable rulings. */
export const heroscapeRulings: Readonly<Record<string, RulingPosition>> = Object.fromEntries(
  Object.entries(heroscapeRulingPositions).map(([name, [position]]) => [name, position]),
);
