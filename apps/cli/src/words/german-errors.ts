import type { WordCatalogue } from '@scapewright/table';

/** What may be wrong with what was asked for before a game, in German. */
export const germanErrors: WordCatalogue = {
  'error:army-empty': 'die Armee „{text}“ hat keine Karte',
  'error:army-empty-fix': 'schreib sie als „hulk, batman“ oder „Dawn: hulk, batman“',
  'error:no-back': '{card} hat keine Rückseite',
  'error:no-back-fix': 'nur Wendekarten können umgedreht beginnen',
  'error:copies': '„{part}“ will {count} Exemplare',
  'error:copies-fix': 'verlange 1 bis 20',
  'error:no-price': '„{card}“ hat keinen Preis im Format {format}',
  'error:no-price-fix': 'trag ihn in prices/{format}.yaml des Pakets ein, oder lass --points weg',
  'error:same-name': 'zwei Armeen heißen {name}',
  'error:same-name-fix': 'gib ihnen verschiedene Namen, wie in „Dawn: hulk“',
  'error:one-army': 'ein Kampf braucht zwei Armeen',
  'error:one-army-fix': 'nenne eine zweite, wie in „hulk, batman“',
  'error:empty-draft': 'für die Kartenwahl gibt es keine Karte',
  'error:empty-draft-fix': 'nenne Karten, oder lass die Liste weg',
  'error:no-card': 'es gibt keine Karte „{name}“{left}',
  'error:no-card-fix': 'npx scape card list zeigt alle Karten',
  'error:did-you-mean': 'meintest du {near}?',
  'error:no-map': 'es gibt keine Karte „{name}“',
  'error:no-map-fix': 'gib eine Kartendatei an, oder eine von: {names}',
};
