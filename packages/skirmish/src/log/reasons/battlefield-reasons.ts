/** Reasons for which a battlefield may not be set up as it is. */
export const battlefieldReasons = [
  'terrain.flat-on-flat',
  'terrain.land-on-flat',
  'ladder.landing',
  'ladder.top',
  'building.access',
  'building.stairs',
  'building.shaft',
  'building.car',
  'battlefield.start-zones',
] as const;
