/** What is found in abilities that are written as data, as in `file-findings.ts`. */
export const abilityFindings: Readonly<Record<string, string>> = {
  // Words and parameters.
  '{key} is a whole number': '{key} ist eine ganze Zahl.',
  '{key} is a text': '{key} ist ein Text.',
  '{key} is true or false': '{key} ist true oder false.',
  '{key} is a text or a list of texts': '{key} ist ein Text oder eine Liste von Texten.',
  '{key} is a map': '{key} ist eine Zuordnung (Schlüssel und Werte).',
  '{key} is a number': '{key} ist eine Zahl.',
  '{key} is none of {words}': '{key} ist keines von diesen: {words}.',
  '"{word}" is none of {words}': '„{word}“ ist keines von diesen: {words}.',
  'write one of them': 'Schreib eines davon.',
  'use one of: {words}, or the name of a choice':
    'Nimm eines von diesen: {words}, oder den Namen einer Wahl.',
  'use one of: {words}, or a code of the timing table':
    'Nimm eines von diesen: {words}, oder ein Kürzel der Schritte.',
  'nothing that is chosen is called "{name}"': 'Nichts, was gewählt wird, heißt „{name}“.',
  'write the name of an entry of "choose"': 'Schreib den Namen eines Eintrags von „choose“.',
  'unknown choice "{verb}"': 'Eine Wahl „{verb}“ gibt es nicht.',
  'unknown condition "{verb}"': 'Eine Bedingung „{verb}“ gibt es nicht.',
  'unknown cost "{verb}"': 'Einen Preis „{verb}“ gibt es nicht.',
  'unknown effect "{verb}"': 'Eine Wirkung „{verb}“ gibt es nicht.',
  'unknown trigger "{name}"': 'Einen Auslöser „{name}“ gibt es nicht.',
  '"{verb}" is no continuous effect': '„{verb}“ ist keine dauernde Wirkung.',
  'a condition is a verb, or a verb with parameters':
    'Eine Bedingung ist ein Verb, oder ein Verb mit Parametern.',
  'an effect is a verb, or a verb with parameters':
    'Eine Wirkung ist ein Verb, oder ein Verb mit Parametern.',
  'write "VERB" or "{VERB: {...}}"': 'Schreib „VERB“ oder „{VERB: {...}}“.',
  'an enum has values': 'enum hat Werte.',
  'write "of: damage-type" or "of: [heal, exit]"': 'Schreib „of: damage-type“ oder „of: [heal, exit]“.',
  'a choice inside effects has a name and one thing that is chosen':
    'Eine Wahl unter Wirkungen hat einen Namen und nennt eines, das gewählt wird.',
  'write "choose: { name: t, figure: { side: enemy } }"':
    'Schreib „choose: { name: t, figure: { side: enemy } }“.',
  'say how long it lasts: "until: turn"': 'Sag, wie lange es dauert: „until: turn“.',
  '{key} names no figure': '{key} nennt keine Figur.',
  "write one of {words}, or a choice's name": 'Schreib eines von diesen: {words}, oder den Namen einer Wahl.',
  'it is a number of levels, or a pair': 'Das ist eine Zahl von Ebenen, oder ein Paar.',
  'any-of is a list of filters': 'any-of ist eine Liste von Filtern.',
  '"{key}" is no result of a die': '„{key}“ ist kein Wurf eines Würfels.',
  'write the least result as a whole number': 'Schreib den kleinsten Wurf als ganze Zahl.',
  'results are lists of effects by the least result':
    'results sind Listen von Wirkungen, jede bei ihrem kleinsten Wurf.',
  'replace-labels names what is replaced': 'replace-labels nennt, was ersetzt wird.',
  'write "species: ...", "class: ..." or both': 'Schreib „species: ...“, „class: ...“ oder beides.',
  'write a whole number, or how it is worked out': 'Schreib eine ganze Zahl, oder wie sie ausgerechnet wird.',
  '"{name}" is no number that can be worked out': '„{name}“ ist keine Zahl, die sich ausrechnen lässt.',
  'see the list of numbers': 'Sieh in der Liste der Zahlen nach.',
  'distance is measured between two figures': 'distance wird zwischen zwei Figuren gemessen.',
  '{name} combines a list of numbers': '{name} verbindet eine Liste von Zahlen.',
  'attack is a list of numbers of dice': 'attack ist eine Liste von Würfelzahlen.',
  'there is no step {step}': 'Einen Schritt {step} gibt es nicht.',
  'take one of the timing table': 'Nimm einen aus der Tabelle der Schritte.',
  'there is no {whatOther} "{word}"': 'Nicht bekannt: {whatOther} „{word}“.',
  symbol: 'Symbol',
  terrain: 'Gelände',

  // What never acts.
  'it does nothing': 'Es bewirkt nichts.',
  'say what it does: "do: [...]"': 'Sag, was es bewirkt: „do: [...]“.',
  'nothing is done with what is chosen as "{name}"':
    'Mit dem, was als „{name}“ gewählt wird, geschieht nichts.',
  'name it in "do", or leave it out': 'Nenn es in „do“, oder lass es weg.',
  'nobody looks at "{key}" of a {kind} part': 'Auf „{key}“ eines Teils {kind} achtet niemand.',
  'nothing of a marker-only part lasts': 'Nichts an einem Teil marker-only dauert an.',
  'nothing of a marker-only part is ever done': 'Ein Teil marker-only bewirkt nie etwas.',
  'take another kind': 'Nimm eine andere Art.',
  'leave it out, or make the part triggered-automatic':
    'Lass es weg, oder mach den Teil triggered-automatic.',
  'a continuous part holds while its conditions do, and no longer or shorter':
    'Ein dauernder Teil gilt, solange seine Bedingungen gelten, nicht länger oder kürzer.',
  'a continuous part has no trigger: it holds while its conditions do':
    'Ein dauernder Teil hat keinen Auslöser: Er gilt, solange seine Bedingungen gelten.',
  'a continuous part never comes to its "{key}"': 'Ein dauernder Teil kommt nie zu seinem „{key}“.',
  'a continuous part is not used, so it has no limit':
    'Ein dauernder Teil wird nicht benutzt und hat keine Grenze.',
  'a {kind} part without a trigger never acts': 'Ein Teil {kind} ohne Auslöser wirkt nie.',
  'add "trigger: { on: ... }"': 'Schreib „trigger: { on: ... }“ dazu.',
  'nothing in it lasts, so it has no "until"': 'Nichts daran dauert an, es hat also kein „until“.',
  'no roll comes to it: "else" is what happens when a roll-die fails':
    'Kein Wurf führt dorthin: „else“ geschieht, wenn ein roll-die misslingt.',
  'no order marker is turned up or placed then': 'Dann wird kein Befehlsmarker aufgedeckt oder gelegt',
  'nobody comes to a space then': 'Dann kommt niemand auf ein Feld',
  'no dice have been rolled then': 'Dann ist kein Würfel geworfen',
  'no attack is being made then': 'Dann wird nicht angegriffen',
  'nobody receives wounds then': 'Dann nimmt niemand Wunden',
  '"{key}" means nothing at {trigger}: {what}': '„{key}“ heißt bei {trigger} nichts: {what}.',
  '"{verb}" never comes into it at {trigger}: {what}': '„{verb}“ kommt bei {trigger} nie vor: {what}.',
  'take a trigger of the attack, as before-attack or after-attacking':
    'Nimm einen Auslöser des Angriffs, etwa before-attack oder after-attacking.',
  'take the trigger {trigger}, or {other}': 'Nimm den Auslöser {trigger} oder {other}.',
  'take the trigger attack-dice-rolled, defense-dice-rolled, die-rolled or initiative-roll':
    'Nimm den Auslöser attack-dice-rolled, defense-dice-rolled, die-rolled oder initiative-roll.',
  '{trigger} is rolled with combat dice, so it never acts':
    '{trigger} wird mit Kampfwürfeln geworfen, so wirkt es nie.',
  '{trigger} is rolled with a d20, so it never acts':
    '{trigger} wird mit einem W20 geworfen, so wirkt es nie.',
  'it never acts: nobody is both {one} and {other}': 'Es wirkt nie: Niemand ist zugleich {one} und {other}.',
  'leave one of them out': 'Lass eines davon weg.',
  '"{verb}" changes nothing with {key}: {nothing}': '„{verb}“ ändert nichts mit {key}: {nothing}.',
  'say how much': 'Sag, wie viel.',
  'nothing is at least {from} and at most {to}': 'Nichts ist mindestens {from} und höchstens {to}.',
  'change one of them': 'Ändere eines davon.',
  'write a number from {from} to {to}': 'Schreib eine Zahl von {from} bis {to}.',
  'a {die} never shows {success}, so "then" never happens':
    'Ein {die} zeigt nie {success}, so geschieht „then“ nie.',
  'a {die} always shows {success} or more': 'Ein {die} zeigt immer {success} oder mehr.',
  '{left} and {right} compare the same for ever': '{left} und {right} vergleichen sich immer gleich.',
  'compare with a number that changes, as "left: wounds"':
    'Vergleich mit einer Zahl, die sich ändert, etwa „left: wounds“.',
  'nothing ever sets the relation "{name}"': 'Die Beziehung „{name}“ stiftet nichts.',
  'let a part of the same ability do { set-relation: { name: ..., to: ... } }':
    'Lass einen Teil derselben Fähigkeit { set-relation: { name: ..., to: ... } } bewirken.',

  // Texts, parameters, markers, rings.
  'it looks for the marker "{name}", and no ability of the pack adds one':
    'Sie sucht den Marker „{name}“, und keine Fähigkeit des Pakets legt einen.',
  'the text has {slot}, and an ability as data has no parameters':
    'Im Text steht {slot}, und eine Fähigkeit als Daten hat keine Parameter.',
  'write it out': 'Schreib es aus.',
  'the text says {numbers}, which nothing in the ability is':
    'Im Text steht {numbers}, und nichts an der Fähigkeit ist so viel.',
  'let both say the same': 'Lass beides dasselbe sagen.',
  'it has no parameter "{key}"': 'Einen Parameter „{key}“ hat sie nicht.',
  '"{key}" is {what}, and not {value}': '„{key}“ ist {what}, nicht {value}.',
  'as in "{example}"': 'Etwa so: „{example}“.',
  'it grants what triggers it again, without end': 'Sie gewährt ohne Ende, was sie wieder auslöst.',
  'it grants what triggers {others}, and that grants what triggers it again, without end':
    'Sie gewährt, was {others} auslöst, und das gewährt ohne Ende, was sie wieder auslöst.',
  'add a limit, as "limit: { count: 1, per: turn }", or let it be optional':
    'Gib ihr eine Grenze, etwa „limit: { count: 1, per: turn }“, oder stell sie frei (optional).',
};
