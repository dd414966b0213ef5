import type { Parameters } from '@scapewright/skirmish/engine';

/** The numbers and policies of HeroScape. */
export const heroscapeParameters: Parameters = {
  fall: {
    from: (height) => height,
    dice: (drop, height) => (drop >= height + 20 ? 'd20' : drop >= height + 10 ? 3 : 1),
    survivesOn: 19,
  },
  maxRise: (height) => height - 1,
  heightDice: (difference) => (difference >= 10 ? 2 : 1),
  obstruction: false,
  initiative: 'clockwise',
  passes: 'team',
  engagedTargets: 'engaged',
  specialTargets: 'objects-with-places',
  sight: 'point',
  victory: 'at-once',
  cleanup: false,
  revealsOnDefeatedCard: false,
  flyersFallWalking: false,
  flightFromStart: true,
  placingIsMoving: false,
  // Squads of several Life are printed since Age of Annihilation: each of their figures has wounds of its own.
  oneWoundKills: ({ unit, uniqueness, life }) =>
    unit === 'squad' ? (life ?? 1) <= 1 : unit === 'hero' && uniqueness === 'common',
  softLanding: 'harmless',
  ties: 'highest',
  skipsTurnOfLostCard: true,
  targetDefendsFirst: false,
  uniqueness: 'card',
  uncommonIsUnique: true,
  draftTurnsBack: (pass, players) => (players === 2 ? pass > 0 : pass % 2 === 1),
  placesWhileDrafting: true,
  equalStartZones: false,
  kinds: ['exposure', 'falling', 'heat', 'knockback', 'swipe'],
};
