import type { WordCatalogue } from '@scapewright/skirmish/author';

/** What this package says, in German. */
export const victoryGerman: WordCatalogue = {
  'victory.goals': '{team} hat gewonnen: Die Ziele des Szenarios sind erreicht',
  'victory.held': '{team} hat gewonnen: Das Feld, auf das es ankommt, ist gehalten',
  'victory.last-team': '{team} hat gewonnen: Sonst hat niemand eine Figur',
  'victory.points': '{team} hat nach Punkten gewonnen',
  'name:victory.custom': 'Ziele des Szenarios',
  'name:victory.hold-a-space': 'Ein Feld halten',
  'name:victory.last-team-standing': 'Wer zuletzt steht',
  'name:victory.points-after-rounds': 'Punkte nach der letzten Runde',
};
