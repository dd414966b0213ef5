import type { Parameters } from '@scapewright/skirmish/engine';

/** The numbers and policies of SuperScape. */
export const superscapeParameters: Parameters = {
  fall: {
    from: () => 10,
    dice: (drop) => Math.min(4, Math.floor(drop / 10)),
    survivesOn: 0,
  },
  maxRise: () => 32767,
  heightDice: () => 1,
  obstruction: true,
  initiative: 'by-result',
  passes: 'own',
  engagedTargets: 'adjacent',
  specialTargets: 'all-objects',
  sight: 'zones',
  victory: 'turn-end',
  cleanup: true,
  revealsOnDefeatedCard: true,
  flyersFallWalking: true,
  flightFromStart: false,
  placingIsMoving: true,
  oneWoundKills: ({ unit, uniqueness }) => unit === 'squad' || (unit === 'hero' && uniqueness === 'common'),
  softLanding: 'reduce',
  ties: 'all',
  skipsTurnOfLostCard: false,
  uniqueness: 'identity',
  uncommonIsUnique: true,
  draftTurnsBack: () => false,
  placesWhileDrafting: false,
  equalStartZones: true,
  kinds: ['cold', 'electric', 'heat', 'light', 'sonic', 'toxic', 'exposure', 'falling', 'knockback', 'swipe'],
};
