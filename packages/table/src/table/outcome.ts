import type { Seat } from '@scapewright/kernel';
import { english, type Said } from '@scapewright/skirmish/explain';
import { type TableText, tell } from '../words/tell.ts';
import type { Speaker } from './speaker.ts';
import type { Refused } from './words.ts';

/** What somebody has asked of the table; nothing has changed where it is refused. */
export type Outcome = { readonly ok: true } | ({ readonly ok: false } & Refused);

/** Others are asked first. */
export interface OthersAsked {
  readonly asks: readonly Seat[];
}

export const done: Outcome = { ok: true };

/** The id under which something came in, where it has one. */
export const idOf = (id: string | undefined): { readonly id?: string } => (id ? { id } : {});

/** Nothing has changed, and why. */
export function refuse(code: Refused['code'], text: TableText, values?: Said['values']): Outcome {
  return { ok: false, ...refusedAs(code, tell(text, values)) };
}

/** Why something is refused: a text, and the rules behind it. */
export function refusedAs(code: Refused['code'], said: Said, rules: readonly string[] = []): Refused {
  return { code, message: english.text(said), rules, say: (speaker: Speaker) => speaker.text(said) };
}
