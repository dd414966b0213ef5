import { germanClient } from '../german.ts';

/** What a client says by itself, where the table can say nothing. */
export interface ClientWords {
  readonly closed: string;
  readonly timeout: string;
  readonly goneOn: string;
  readonly noMessage: string;
  readonly sentNoMessage: string;
  readonly otherAnswer: string;
}

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
