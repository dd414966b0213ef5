import type { RulingId } from '@scapewright/rulebook/rulings';
import type { RulingPosition } from '@scapewright/skirmish/author';

/** Every position of the named rulings that SuperScape may switch: the default first. */
export const superscapeRulingPositions = {
  swampWaterStops: [false, true],
  placementFalling: ['named-only', 'always'],
  unstoppableIgnoresTerrain: [false, true],
  pillarBlocksFlying: [true, false],
  eventCountsAsUniqueForSeatsAndItems: [false, true],
  elevatorLevelUnit: ['floor', 'elevation'],
  knockbackDieOnTerrainStop: [true, false],
  faceUpItemStops: [false, true],
  itemGlyphPassing: [true, false],
  itemGlyphsInsideObjects: [true, false],
  keepReferencedBattlefields: [false, true],
  abilityConflict: ['own-card', 'later'],
  flyingInSpecialMoves: [false, true],
  maneuveredFigureChangesSides: [true, false],
  figuresBreakLines: [true, false],
  adjacentTargetsObstructed: [false, true],
  snakeDraft: [false, true],
  partnersAreAllies: [true, false],
  lostLifeDefeats: [true, false],
  'SIM-1': ['player-by-player', 'one-at-a-time'],
  'SIM-2': ['choosing-player', 'first-player'],
  'SIM-4': ['every-early-step', 'planning-only'],
  'TI-05': ['retarget', 'lost'],
  'TI-08': ['fall-first', 'token-first'],
  'TI-09': ['would-receive-first', 'controller'],
  'TI-10': ['also-after-R6', 'turns-only'],
  'TI-13': ['after-1A', 'at-1A'],
} as const satisfies Readonly<Partial<Record<RulingId, readonly RulingPosition[]>>>;

/** Default positions of the named, switchable rulings. */
export const superscapeRulings: Readonly<Record<string, RulingPosition>> = Object.fromEntries(
  Object.entries(superscapeRulingPositions).map(([name, [position]]) => [name, position]),
);
