import type { WordCatalogue } from '@scapewright/skirmish/author';

/** What this package says, in German. */
export const victoryGerman: WordCatalogue = {
  'victory.arrived': '{team} hat gewonnen: Der Schützling ist angekommen',
  'victory.goals': '{team} hat gewonnen: Die Ziele des Szenarios sind erreicht',
  'victory.ground': '{team} hat gewonnen: Die Plätze, auf die es ankommt, sind gehalten',
  'victory.held': '{team} hat gewonnen: Das Feld, auf das es ankommt, ist gehalten',
  'victory.king': '{team} hat gewonnen und ist König des Hügels',
  'victory.last-team': '{team} hat gewonnen: Sonst hat niemand eine Figur',
  'victory.late': '{team} hat gewonnen: Der Schützling ist nicht rechtzeitig angekommen',
  'victory.lost': '{team} hat gewonnen: Der Schützling ist verloren',
  'victory.points': '{team} hat nach Punkten gewonnen',
  'victory.scored': '{team} hält den Hügel: {score, plural, one {# Punkt} other {# Punkte}}',
  'victory.stood': '{team} hat gewonnen und hat standgehalten',
  'name:victory.custom': 'Ziele des Szenarios',
  'name:victory.escort': 'Geleit',
  'name:victory.hold-a-space': 'Ein Feld halten',
  'name:victory.hold-ground': 'Die Stellung halten',
  'name:victory.king-of-the-hill': 'König des Hügels',
  'name:victory.last-stand': 'Letztes Gefecht',
  'name:victory.last-team-standing': 'Wer zuletzt steht',
  'name:victory.points-after-rounds': 'Punkte nach der letzten Runde',
};
