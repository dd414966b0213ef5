import type { AskName, Told } from '../asks.ts';
import type { AcceptedMessage, RefusalCode, RefusedMessage, ToldMessage } from '../messages.ts';
import type { ClientWords } from './client-sentences.ts';

/**
 * Why something did not happen: what the table said, or `closed` where the client was closed before there was an answer, or
 * `timeout` where nothing was told in time.
 */
export interface Refusal {
  readonly code: RefusalCode | 'closed' | 'timeout';
  readonly message: string;
  readonly rules: readonly string[];
}

/** How the table has answered, or why it has not. */
export type Reply = AcceptedMessage | RefusedMessage | ToldMessage | Refusal;

/** What came of something that was sent. */
export type Outcome = { readonly ok: true } | ({ readonly ok: false } & Refusal);

/** What came of a question beside the game. */
export type Asked<Name extends AskName> =
  | { readonly ok: true; readonly told: Told<Name> }
  | ({ readonly ok: false } & Refusal);

/** The refusal of what the table has never answered. */
export const withoutAnswer = (code: 'closed' | 'timeout', words: ClientWords): Refusal => ({
  code,
  message: words[code],
  rules: [],
});

/** Why there was another answer than the one that was hoped for. */
export function refusalOf(reply: Reply, words: ClientWords): Refusal {
  if (!('code' in reply)) return { code: 'unknown', message: words.otherAnswer, rules: [] };
  const { code, message, rules } = reply;
  return { code, message, rules };
}
