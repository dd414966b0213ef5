import { germanClient } from '../german.ts';
import type { ClientWords } from './client-sentences.ts';

const english: ClientWords = {
  closed: 'The connection was closed before an answer came.',
  timeout: 'No answer came in time.',
  goneOn: 'The game has gone on.',
  noMessage: 'That is no message of the protocol.',
  sentNoMessage: 'The table has sent what is no message of the protocol.',
  otherAnswer: 'The table has answered something else.',
};

/** The words of a language as BCP 47 or a device names it; in English where it is none of ours. */
export const clientWords = (language = ''): ClientWords =>
  /^de(?![a-z])/i.test(language) ? germanClient : english;
