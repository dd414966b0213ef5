import type { replayEnglish } from './replay-english.ts';

/** The same in German. */
export const replayGerman: Readonly<Record<keyof typeof replayEnglish, string>> = {
  'replay.title': 'Ein Spiel noch einmal ansehen',
  'replay.text':
    'Öffne die Aufzeichnung eines Spiels: jede Entscheidung, von der ersten bis zur letzten. Von jeder kannst du weiterspielen.',
  'replay.drop':
    'Leg die Datei eines aufgezeichneten Spiels hier ab: eine, die du gespeichert hast oder die ein Server dir gegeben hat. Sie bleibt auf diesem Gerät.',
  'replay.file': 'Datei wählen',
  'replay.too-long': 'Diese Datei ist zu lang für ein aufgezeichnetes Spiel.',
  'replay.unread':
    'Dieser Link enthält kein Spiel, das sich ansehen lässt. Vielleicht ist er abgeschnitten: Lass ihn dir noch einmal schicken.',
  'replay.refused': 'Dieses Spiel lässt sich nicht ansehen',
  'replay.other': 'Ein anderes öffnen',
  'replay.opening': 'Das Spiel wird einmal durchgespielt …',
  'replay.place':
    'Entscheidung {place} von {last} · Runde {round}, {turn, plural, =0 {vor den Zügen} other {Zug #}}',
  'replay.next': '{name} entscheidet',
  'replay.slider': 'Stelle im Spiel',
  'replay.next.round': 'Nächste Runde',
  'replay.next.turn': 'Nächster Zug',
  'replay.next.step': 'Nächste Entscheidung',
  'replay.last.round': 'Runde davor',
  'replay.last.turn': 'Zug davor',
  'replay.last.step': 'Entscheidung davor',
  'replay.run': 'Ablaufen lassen',
  'replay.stop': 'Anhalten',
  'replay.stopped':
    'Hier geht es nicht weiter: Was als Nächstes geantwortet wurde, ist nach den Regeln und Karten dieser Version nicht möglich.',
  'replay.branch': 'Von hier weiterspielen',
  'replay.branch.text':
    'Ein eigenes Spiel beginnt, so wie es jetzt steht. Der Computer spielt die andere Seite.',
  'replay.branch.as': 'Als {name}',
  'replay.copy': 'Link zu dieser Stelle kopieren',
  'replay.download': 'Als Datei speichern',
  'replay.unlinked':
    'Seine Karte oder seine Figuren sind nicht in den Packs, darum gibt man es als Datei weiter.',
  'replay.watch': 'Noch einmal ansehen',
  'replay.share': 'Anderen geben',
};
