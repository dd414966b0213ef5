import type { WordCatalogue } from '@scapewright/table';

/** What the lists of armies and of measured prices say, in German. */
export const germanLists: WordCatalogue = {
  'list:points': '{points, plural, one {# Punkt} other {# Punkte}}',
  'list:armies': '{count, plural, one {# Armee} other {# Armeen}}. Gespielt wird mit --army {id}',
  'error:no-army-fits': 'keine Armee passt',
  'error:no-army-fits-fix': 'nimm weniger Wörter; npx scape army list zeigt alle Armeen',
  'error:no-result': 'Zeile {line} von {file} ist kein Ergebnis',
  'error:no-result-fix': 'nimm sie heraus, oder bewahre die Ergebnisse anderswo auf',
  'error:other-seed': '{file} hat Ergebnisse mit dem Startwert {seed}',
  'error:other-seed-fix': 'mach mit --seed {seed} weiter, oder bewahre die Ergebnisse anderswo auf',
  'prices:pairs': 'Spielpaare',
  'prices:left': 'übrig',
  'prices:title': 'Preise, gemessen',
  'prices:written':
    'Geschrieben von `npx scape arena prices`; nicht von Hand ändern. Was sich bei Karten weit vom Gleichstand gezeigt hat, steht in [prices-looked-at.md](prices-looked-at.md).',
  'prices:how':
    'Jede Karte zu ihrem aufgedruckten Preis, mit {companions} an ihrer Seite, gegen dieselben zwei und so viele Punkte schlichter gewöhnlicher Karten, wie sie kostet: {maps}, beide Seiten',
  'prices:played':
    'vom gierigen Bot gespielt, die Startzonen von Spiel zu Spiel getauscht. {cards, plural, one {# Karte} other {# Karten}}, {games, plural, one {# Spiel} other {# Spiele}}, Startwert {seed}. Ein Unentschieden zählt halb. Das Intervall enthält den wahren Anteil in 95 von 100 Fällen;',
  'prices:sure':
    'bei so wenigen Spielen ist es breit, und nur bei {sure, plural, one {# Karte} other {# Karten}} lässt es 50 % aus: Allein durch Zufall wären es etwa {chance}, eine einzelne von ihnen sagt also wenig. Was es sagt, sagt es *von diesem Bot und von einer Armee, für die die Karte nicht gemacht ist*.',
  'prices:furthest': 'Am weitesten vom Gleichstand',
  'prices:all': 'Alle',
  'prices:card': 'Karte',
  'prices:points': 'Punkte',
  'prices:games': 'Spiele',
  'prices:wins': 'Siege',
  'prices:interval': 'Intervall',
  'prices:range': '{low} bis {high} %',
};
