import type { mapEnglish } from './map-english.ts';

/** The same in German. */
export const mapGerman: Readonly<Record<keyof typeof mapEnglish, string>> = {
  'map.found.whole': 'Genauer (englisch)',
  'map.problem.damaged-file': 'Die Datei ist beschädigt oder keine Karte: Hol sie noch einmal.',
  'map.problem.unknown-format':
    'Diese Art von Datei ist hier nicht bekannt: Speichere sie im Karteneditor als .hsc oder .json.',
  'map.problem.unknown-piece':
    'Teile sind hier nicht bekannt und wurden weggelassen: Nimm bekannte an ihrer Stelle.',
  'map.problem.unsupported-tile':
    'Platten haben hier kein Gelände und wurden weggelassen: Nimm andere an ihrer Stelle.',
  'map.problem.unsupported-object':
    'Dinge haben hier keine Regeln und wurden weggelassen: Nimm andere oder lass sie weg.',
  'map.problem.unsupported-token':
    'Glyphen oder Schätze haben hier keine Regeln und wurden weggelassen: Nimm andere.',
  'map.problem.overlapping-tiles': 'Platten liegen ineinander: Nimm eine davon weg.',
  'map.problem.floating-tile': 'Platten hängen in der Luft: Leg etwas darunter.',
  'map.problem.stands-on-nothing': 'Etwas steht auf nichts: Leg Boden darunter.',
  'map.problem.object-too-high': 'Etwas steht höher, als es darf: Stell es tiefer.',
  'map.problem.bad-space': 'Felder werden genannt, die es auf der Karte nicht gibt: Berichtige ihre Namen.',
  'map.problem.bad-border':
    'Eine Kante wird genannt, die zwischen keinen zwei Feldern liegt: Berichtige sie.',
  'map.problem.bad-ladder': 'Eine Leiter passt nicht dorthin, wo sie steht: Prüfe Fuß und oberes Ende.',
  'map.problem.bad-building': 'Ein Gebäude passt nicht zur Karte: Prüfe Wände, Etagen und Eingänge.',
  'map.problem.repeated-id': 'Ein Name ist zweimal vergeben: Gib jedem Ding einen eigenen.',
  'map.problem.no-start-zone': 'Eine Startzone fehlt: Gib jedem Spieler eine.',
  'map.problem.unequal-start-zones':
    'Die Startzonen sind nicht gleich groß: Mach sie gleich oder spiel damit.',
  'map.problem.start-space-twice': 'Startzonen teilen sich Felder: Gib jedes Feld einem Spieler.',
  'map.problem.start-space-taken': 'In einer Startzone steht etwas: Versetze es oder die Zone.',
  'map.problem.unreachable-start': 'Aus einer Startzone kommt niemand heraus: Öffne einen Weg.',
  'map.problem.too-slow': 'Diese Karte zu lesen dauert zu lange: Mach sie kleiner.',
  'map.problem.fault': 'Beim Lesen der Karte ging etwas schief: Hol die Datei noch einmal.',
};
