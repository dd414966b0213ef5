import type { battlefieldReasons } from '../reasons/battlefield-reasons.ts';
import type { LineText } from './line-text.ts';

/** What a battlefield may not be like, in words. */
export const battlefieldTexts: Readonly<Record<(typeof battlefieldReasons)[number], LineText>> = {
  'terrain.land-on-flat': { text: 'no land lies on a tile without height' },
  'terrain.flat-on-flat': { text: 'a tile without height does not lie on another' },
  'ladder.landing': { text: 'a ladder stands on a land space' },
  'ladder.top': { text: 'a ladder leans on a tile at its top' },
  'building.access': { text: 'a building is enclosed or has interior access' },
  'building.stairs': { text: 'stairs come in pairs, at one place of two floors that follow one another' },
  'building.shaft': { text: 'a shaft lies at the same place of its floors' },
  'battlefield.start-zones': { text: 'every start zone has the same number of spaces' },
  'building.car': { text: 'a shaft begins with an empty car on its lowest level' },
};
