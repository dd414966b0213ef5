import type { IncomingMessage } from 'node:http';
import type { Player, Store } from '@scapewright/store';
import { Problem } from './problems.ts';
import { hashOf } from './secrets.ts';

/** The cookie that holds a browser's token. */
export const sessionCookie = 'scape_session';

/** The token of a request: from its header, or as a sub-protocol of a socket, or from a browser's cookie. */
export function tokenOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const [, bearer] = /^Bearer (\S{10,200})$/i.exec(headers.authorization ?? '') ?? [];
  if (bearer !== undefined) return bearer;
  const protocols = String(headers['sec-websocket-protocol'] ?? '').split(',');
  const named = protocols.map((one) => one.trim()).find((one) => one.startsWith('bearer.'));
  if (named !== undefined) return named.slice('bearer.'.length);
  const cookie = (headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim().split('='))
    .find(([name]) => name === sessionCookie);
  return cookie?.[1];
}

/** Who sends a request; undefined: nobody that is known. */
export async function playerOf(
  store: Store,
  request: Pick<IncomingMessage, 'headers'>,
): Promise<Player | undefined> {
  const token = tokenOf(request);
  return token === undefined ? undefined : store.players.bySession(hashOf(token));
}

/** Who sends a request. Throws a Problem (401) where nobody does. */
export async function mustBeSomebody(
  store: Store,
  request: Pick<IncomingMessage, 'headers'>,
): Promise<Player> {
  const player = await playerOf(store, request);
  if (player) return player;
  throw new Problem(401, 'problem:who', 'who:unknown', { fix: 'who:token' });
}

/**
 * Does a browser send this from a page of somebody else? Programs send no origin. `trustProxy`: a proxy, which may ask by a
 * name of its own, is believed when it says which host was asked.
 */
export function isForeign({ headers }: Pick<IncomingMessage, 'headers'>, trustProxy: boolean): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return false;
  const told = trustProxy
    ? String(headers['x-forwarded-host'] ?? '')
        .split(',')[0]
        ?.trim()
    : '';
  try {
    return new URL(origin).host !== (told || host);
  } catch {
    return true;
  }
}
