import type { Refused } from './words.ts';

/** What somebody has asked of the table; nothing has changed where it is refused. */
export type Outcome = { readonly ok: true } | ({ readonly ok: false } & Refused);

export const done: Outcome = { ok: true };

/** The id under which something came in, where it has one. */
export const idOf = (id: string | undefined): { readonly id?: string } => (id ? { id } : {});

/** Nothing has changed, and why. */
export function refuse(code: Refused['code'], message: string): Outcome {
  return { ok: false, code, message, rules: [] };
}
