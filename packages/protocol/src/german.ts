import type { ClientWords } from './client/client-sentences.ts';

/** What a client says by itself, in German. */
export const germanClient: ClientWords = {
  closed: 'Die Verbindung endete, bevor eine Antwort kam.',
  timeout: 'Es kam rechtzeitig keine Antwort.',
  goneOn: 'Das Spiel ist weitergegangen.',
  noMessage: 'Das ist keine Nachricht des Protokolls.',
  sentNoMessage: 'Der Tisch hat etwas gesandt, das keine Nachricht des Protokolls ist.',
  otherAnswer: 'Der Tisch hat etwas anderes geantwortet.',
};
