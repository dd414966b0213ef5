import type { MadeTable } from './api.ts';

/** An invitation that this device has made. */
export interface Invite {
  readonly seat: number;
  readonly token: string;
}

const placeOf = (table: string): string => `invites ${table}`;

/** Keeps the invitations of a table on this device: the server knows only their hashes. */
export function keepInvites({ id, seats }: MadeTable): void {
  const invites = seats.flatMap(({ seat, invite }) =>
    invite === undefined ? [] : [{ seat, token: invite }],
  );
  try {
    localStorage.setItem(placeOf(id), JSON.stringify(invites));
  } catch {
    // A browser that keeps nothing shows the invitations until the page is left.
  }
}

/** The invitations of a table that this device has made. */
export function invitesOf(table: string): readonly Invite[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(table)) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(
      (one): one is Invite => typeof one?.seat === 'number' && typeof one.token === 'string',
    );
  } catch {
    return [];
  }
}

/** The address that somebody is sent; the invitation is in the fragment, which no server logs. */
export function addressOfInvite(table: string, token: string): string {
  return `${location.origin}/table/${table}#${token}`;
}

/** The invitation in the fragment of an address. */
export function inviteIn(fragment: string): string | undefined {
  const [, token] = /^#([\w-]{8,100})$/.exec(fragment) ?? [];
  return token;
}
