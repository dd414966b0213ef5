import '@fastify/cookie';
import type { Player as ShownPlayer, Welcomed } from '@scapewright/protocol/http';
import type { Player, Store } from '@scapewright/store';
import type { FastifyReply } from 'fastify';
import { freshToken, hashOf } from '../secrets.ts';
import { sessionCookie } from '../who.ts';

/** Lets somebody in: a session is opened, and a browser is given its cookie. */
export async function welcome(store: Store, player: Player, reply: FastifyReply): Promise<Welcomed> {
  const token = freshToken();
  await store.players.openSession(hashOf(token), player.id);
  void reply.setCookie(sessionCookie, token, {
    ...{ path: '/', httpOnly: true, sameSite: 'lax', maxAge: 400 * 24 * 3600 },
    secure: reply.request.protocol === 'https',
  });
  return { player: shownPlayer(player), token };
}

export const shownPlayer = ({ id, name, isGuest }: Player): ShownPlayer => ({ id, name, guest: isGuest });
