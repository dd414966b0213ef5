import type { exampleEnglish } from './example-english.ts';

/** Dasselbe auf Deutsch. */
export const exampleGerman: Readonly<Record<keyof typeof exampleEnglish, string>> = {
  'example.heading': 'Auf dem Spielfeld',
  'example.text':
    'Öffne eines, um es Schritt für Schritt durchzugehen und von jeder Stellung aus weiterzuspielen.',
  'example.more': '{count, plural, one {Noch eines} other {Noch #}}',
  'example.place': 'Schritt {place} von {last}',
  'example.before': 'Vor dem ersten Schritt',
  'example.slider': 'Schritt des Beispiels',
  'example.last': 'Schritt davor',
  'example.next': 'Nächster Schritt',
  'example.rules': 'Es zeigt',
  'example.stopped': 'Weiter geht es hier nicht.',
  'example.cannot': 'Dieses Beispiel lässt sich nicht zeigen',
  'example.refused': 'Versucht und nicht erlaubt: {step}',
  'example.branch.text':
    'Ein eigenes Spiel beginnt, so wie es jetzt steht, mit eigenen Würfeln. Der Computer spielt die anderen.',
  'example.step':
    '{kind, select, activate {{figure} ist am Zug} move {{figure} bewegt sich nach {place}} attack {{figure} greift {other} an} use {{figure} nutzt „{what}“} end {{what, select, turn {Der Zug ist vorbei} round {Die Runde ist vorbei} activation {Die Aktivierung ist vorbei} other {In dieser Phase geschieht nichts mehr}}} plan {Befehlsmarker werden gelegt} inflict {{figure} erhält {count, plural, one {# Wunde} other {# Wunden}}} damage {Gegen {figure} {count, plural, one {wird # Schadenswürfel} other {werden # Schadenswürfel}} geworfen} place {{figure} wird auf {place} gestellt} maneuver {{figure} wird nach {place} bewegt} knockback {{figure} wird zurückgestoßen} switch {{figure} und {other} tauschen die Plätze} defeat {{figure} wird besiegt} heal {{figure} verliert {count, plural, one {# Wunde} other {# Wunden}}} control {{other} übernimmt {figure}} strike {{figure} greift {other} mit einem Spezialangriff an} grant {{figure} darf noch etwas: {what}} roll {{figure} würfelt} flip {Ein Marker wird umgedreht} equip {{figure} bekommt „{what}“} mark {{figure} bekommt einen Marker „{what}“} rotate {{figure} dreht sich auf der Stelle} other {Das Spielfeld ändert sich}}',
};
