import type { thingsEnglish } from './things-english.ts';

/** The same in German. */
export const thingsGerman: Readonly<Record<keyof typeof thingsEnglish, string>> = {
  'stat.life': 'Leben',
  'stat.move': 'Bewegung',
  'stat.range': 'Reichweite',
  'stat.attack': 'Angriff',
  'stat.defense': 'Verteidigung',
};
