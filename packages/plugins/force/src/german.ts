import type { WordCatalogue } from '@scapewright/skirmish/author';

/** What this package says, in German. */
export const forceGerman: WordCatalogue = {
  'force-leap.leaps': '{figure} springt mit der Macht',
  'force-leap.lands': '{figure} ist nach {space} gesprungen: Es war kein Flug',
  'force-leap.no-fall': 'Die Macht mildert den Sturz von {figure}',
  'force-leap.extreme-fall': 'Einen so tiefen Sturz von {figure} mildert die Macht nicht',
  'force-leap.only-sensitive': 'Die Figur spürt die Macht, springt aber nicht mit ihr',
  'force-push.used': '{figure} stößt {other} mit der Macht',
  'force-push.though-engaged': '{figure} ist im Nahkampf und darf {other} trotzdem stoßen',
  'force-push.moved':
    '{figure} wird nach {space} gestoßen: ein leerer Platz in der Linie, nicht höher und nicht näher',
  'force-push.done': 'Niemand führt einen Hieb gegen {figure} beim Stoß',
  'force-push.into-lava': '{figure} nutzt die Macht nicht und wird in flüssige Lava gestoßen',
  'force-push.again': 'Die Figur hat in diesem Zug schon gestoßen',
  'force-push.no-target': 'Gestoßen werden nur Objekte und Figuren eines Gegners',
  'force-push.size': 'Gestoßen wird nur, was klein oder mittelgroß ist',
  'force-push.too-far': 'Gestoßen wird nur, was höchstens 2 Felder weg ist',
  'force-push.no-sight': 'Gestoßen wird nur, was klar zu sehen ist',
  'force-push.line': 'Gestoßen wird in gerader Linie, höchstens 2 Felder',
  'force-push.not-empty': 'Gestoßen wird auf leere Felder',
  'force-push.higher': 'Nichts wird höher gestoßen, als es steht',
  'force-push.closer': 'Nichts wird näher gestoßen',
  'force-push.lava': 'Wer die Macht nutzt, wird nicht in flüssige Lava gestoßen',
  'force-push.only-sensitive': 'Die Figur spürt die Macht, stößt aber nicht mit ihr',
  'force-sensitive.marked': '{figure} spürt die Macht, und davon kommt nichts von selbst',
  'name:symbol.force-leap': 'Machtsprung',
  'name:symbol.force-push': 'Machtstoß',
  'name:symbol.force-sensitive': 'Machtempfänglich',
};
