/**
 * What is found in the files of packs, as their readers say it in English, and the same in German. Gaps stand in braces: what fills
 * one that is called `what…` is looked up as well, and stays as it is where it is no such words.
 */
export const fileFindings: Readonly<Record<string, string>> = {
  // Files and YAML.
  'the file is empty': 'Die Datei ist leer.',
  'write its keys, or remove it': 'Schreib ihre Schlüssel hinein, oder nimm sie weg.',
  'this file holds one document, and here is a second':
    'In diese Datei gehört ein einziges Dokument, und hier beginnt ein zweites.',
  'give it a file of its own': 'Gib ihm eine eigene Datei.',
  'the file has {count} characters, {most} are allowed':
    'Die Datei hat {count} Zeichen, erlaubt sind {most}.',
  'the document has {count} characters, {most} are allowed':
    'Das Dokument hat {count} Zeichen, erlaubt sind {most}.',
  'the document has more than {most} words and marks': 'Das Dokument hat mehr als {most} Wörter und Zeichen.',
  'the file is too much to be read to its end, or too much in it is wrong':
    'Die Datei ist zu lang, um bis zum Ende gelesen zu werden, oder zu vieles darin ist falsch.',
  'split it': 'Teile es auf.',
  'nested more than {most} deep': 'Hier ist mehr als {most}-mal ineinander geschachtelt.',
  'the document is nested too deeply': 'Das Dokument ist zu tief geschachtelt.',
  'the document holds more than {most} values': 'Das Dokument hat mehr als {most} Werte.',
  'the alias "*{name}" is part of itself': 'Der Verweis „*{name}“ ist ein Teil von sich selbst.',
  'the alias "*{name}" is unknown': 'Den Verweis „*{name}“ gibt es nicht.',
  'not a number that can be counted with': 'Mit dieser Zahl lässt sich nicht rechnen.',
  'put text in quotes': 'Setz Text in Anführungszeichen.',
  'the text holds the character {code}': 'Der Text enthält das Zeichen {code}.',
  'the character {code} cannot stand in a file': 'Das Zeichen {code} darf in keiner Datei stehen.',
  'take it out': 'Nimm es heraus.',
  'the key "{key}" stands twice': 'Der Schlüssel „{key}“ steht zweimal da.',
  'the other one is in line {line}': 'Der andere steht in Zeile {line}.',
  'a key must be one word': 'Ein Schlüssel ist ein einziges Wort.',
  'put a key with brackets in quotes': 'Setz einen Schlüssel mit Klammern in Anführungszeichen.',
  'the key "{key}" is not allowed': 'Der Schlüssel „{key}“ ist nicht erlaubt.',
  'choose another name': 'Nimm einen anderen Namen.',
  'the YAML directive asks for another version': 'Die Anweisung %YAML verlangt eine andere Version.',
  'write %YAML 1.2, or nothing': 'Schreib %YAML 1.2 oder nichts.',
  'indent with spaces': 'Rück mit Leerzeichen ein.',
  'write a key and its colon on one line, or put the text in quotes':
    'Schreib Schlüssel und Doppelpunkt in eine Zeile, oder setz den Text in Anführungszeichen.',
  'put text that holds ": " in quotes': 'Setz Text, in dem „: “ steht, in Anführungszeichen.',
  'line this up with its neighbours': 'Rück es so weit ein wie seine Nachbarn.',
  'leave the tag out': 'Lass die Marke weg.',
  'close every bracket and every quote': 'Schließ jede Klammer und jedes Anführungszeichen.',

  // What the parser of YAML says.
  'Nested mappings are not allowed in compact mappings':
    'Hier steht ein Schlüssel mit Doppelpunkt in einem Wert.',
  'All mapping items must start at the same column':
    'Die Schlüssel einer Ebene sind nicht gleich weit eingerückt.',
  'All sequence items must start at the same column':
    'Die Einträge einer Liste sind nicht gleich weit eingerückt.',
  'Implicit keys need to be on a single line': 'Ein Schlüssel geht über mehrere Zeilen.',
  'Implicit map keys need to be followed by map values': 'Nach einem Schlüssel fehlt der Doppelpunkt.',
  'Implicit keys of flow sequence pairs need to be on a single line':
    'Ein Schlüssel in einer Liste geht über mehrere Zeilen.',
  'Map keys must be unique': 'Ein Schlüssel steht zweimal da.',
  'Tabs are not allowed as indentation': 'Mit Tabulatoren wird nicht eingerückt.',
  'Plain value cannot start with {mark}': 'Ohne Anführungszeichen darf ein Text nicht so beginnen: {mark}',
  "Missing closing 'quote": 'Ein Anführungszeichen (einfach) wird nicht geschlossen.',
  'Missing closing "quote': 'Ein Anführungszeichen (doppelt) wird nicht geschlossen.',
  'Missing , between {where} items': 'Zwischen zwei Einträgen fehlt ein Komma ({where}).',
  'Missing , or : between {where} items':
    'Zwischen zwei Einträgen fehlt ein Komma oder Doppelpunkt ({where}).',
  'Missing space after : in {where}': 'Nach einem Doppelpunkt fehlt ein Leerzeichen ({where}).',
  'Sequence item without - indicator': 'Vor dem Eintrag einer Liste fehlt der Strich.',
  'A block sequence may not be used as an implicit map key': 'Eine Liste kann kein Schlüssel sein.',
  'Block collections are not allowed within flow collections':
    'In Klammern wird nicht mit Einrückungen gegliedert.',
  'Comments must be separated from other tokens by white space characters':
    'Vor einem Kommentar fehlt ein Leerzeichen.',
  'Invalid escape sequence {sequence}': 'Dieses Zeichen mit Schrägstrich gibt es nicht: {sequence}',
  'Unresolved tag: {tag}': 'Diese Marke gibt es nicht: {tag}',
  'Unexpected {token} at node end': 'Hier steht etwas, das nicht hierher gehört ({token}).',
  'Unexpected {token} token': 'Hier steht etwas, das nicht hierher gehört ({token}).',
  'Unexpected {token} token in YAML document': 'Hier steht etwas, das nicht hierher gehört ({token}).',
  'Unexpected {token} token in YAML stream': 'Hier steht etwas, das nicht hierher gehört ({token}).',
  'Unexpected {token} in {where}': 'Hier steht etwas, das nicht hierher gehört ({token}, {where}).',
  'Flow {where} in block collection must be sufficiently indented and end with a {mark}':
    'Eine Klammer wird nicht geschlossen, oder steht nicht weit genug eingerückt: {mark} ({where})',

  // Shapes.
  'unknown key "{key}"': 'Einen Schlüssel „{key}“ gibt es hier nicht.',
  'missing key "{key}"': 'Der Schlüssel „{key}“ fehlt.',
  'add "{key}: ..."': 'Schreib „{key}: ...“ dazu.',
  'add "{key}: ...", null if it has none': 'Schreib „{key}: ...“ dazu, oder null, wo sie keine hat.',
  'add "{key}: single" if it stands on one space':
    'Schreib „{key}: single“ dazu, wenn sie auf einem Feld steht.',
  'the key "{key}" is not {what}': 'Der Schlüssel „{key}“ ist nicht, was hierher gehört: {what}.',
  'expected {what}, got {whatElse}': 'Hierher gehört {what}, und da steht {whatElse}.',
  '{what} or {whatElse}': '{what} oder {whatElse}',
  '{what} is not possible here': '{what} geht hier nicht.',
  '1 entry, at least {least} is needed': '1 Eintrag ist zu wenig, es sind mindestens {least}.',
  '{count} entries, at least {least} is needed':
    '{count} Einträge sind zu wenig, es sind mindestens {least}.',
  '1 entry, at most {most} is possible': '1 Eintrag ist zu viel, es sind höchstens {most}.',
  '{count} entries, at most {most} is possible': '{count} Einträge sind zu viele, es sind höchstens {most}.',
  'too short, at least {least} is needed': 'Das ist zu kurz: Mindestens {least} Zeichen gehören hierher.',
  'too short, at most {most} is possible': 'Das ist zu lang: Höchstens {most} Zeichen gehören hierher.',
  '{what}, at least {least} is needed': '{what} ist zu wenig, mindestens {least} muss es sein.',
  '{what}, at most {most} is possible': '{what} ist zu viel, höchstens {most} darf es sein.',
  'did you mean "{word}"?': 'Meinst du „{word}“?',
  'write "{word}"': 'Schreib „{word}“.',
  'write {word}': 'Schreib {word}.',
  'write {word} without quotes': 'Schreib {word} ohne Anführungszeichen.',
  'write one of {words}': 'Schreib eines von diesen: {words}.',
  'use one of: {words}': 'Nimm eines von diesen: {words}.',
  'put it in [ ]': 'Setz es in [ ].',
  'write {} for an empty one': 'Für nichts schreib {}.',
  'write [] for an empty one': 'Für nichts schreib [].',
  'something else': 'etwas anderes',
  nothing: 'nichts',
  text: 'Text',
  null: 'null',
  'a map': 'eine Zuordnung (Schlüssel und Werte)',
  'a list': 'eine Liste',
  'a number': 'eine Zahl',
  'a whole number': 'eine ganze Zahl',
  'a text': 'ein Text',
  'a value': 'ein Wert',
  'true or false': 'true oder false',
};
