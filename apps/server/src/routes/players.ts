import type { Store } from '@scapewright/store';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Counts } from '../counts.ts';
import { checked, Problem } from '../problems.ts';
import { freshId, hashOf, isPassword, passwordHash } from '../secrets.ts';
import type { Limits } from '../settings.ts';
import { mustBeSomebody, playerOf, sessionCookie, tokenOf } from '../who.ts';
import { serverTexts } from '../words/server-texts.ts';
import { tell } from '../words/speech.ts';
import { limited } from './limited.ts';
import { shownText } from './shown-text.ts';
import { shownPlayer, welcome } from './welcome.ts';

const name = shownText(40);
const password = z.string().min(8, serverTexts['shape:password']).max(200);
export const guest = z.object({ name: name.optional() });
export const account = z.object({ name, password, email: z.email().max(200).optional() });
export const session = z.object({ name: z.string().max(200), password: z.string().max(200) });

export interface PlayerRoutes {
  readonly store: Store;
  readonly limits: Limits;
  readonly counts: Counts;
  /** A session has ended, by the hash of its token. */
  readonly loggedOut: (session: string) => void;
}

/** Guests, accounts and sessions. */
export function playerRoutes(app: FastifyInstance, { store, limits, counts, loggedOut }: PlayerRoutes): void {
  app.post('/guests', limited(limits.guests), async (request, reply) => {
    const { name: wanted } = checked(guest, request.body);
    const player = await store.players.addGuest(freshId(), wanted ?? 'Guest');
    void reply.status(201);
    return welcome(store, player, reply);
  });

  app.post('/accounts', limited(limits.logins), async (request, reply) => {
    const wanted = checked(account, request.body);
    const before = await playerOf(store, request);
    const hash = await passwordHash(wanted.password);
    const id = before?.isGuest ? before.id : freshId();
    const player = await store.players.addAccount(id, { ...wanted, password: hash });
    if (!player)
      throw new Problem(409, 'problem:taken', tell('account:taken', { name: wanted.name }), {
        fix: 'account:other-name',
      });
    void reply.status(201);
    return welcome(store, player, reply);
  });

  app.post('/sessions', limited(limits.logins), async (request, reply) => {
    const { name: called, password: given } = checked(session, request.body);
    const asked = hashOf(called.normalize('NFKC').toLowerCase());
    const { wait } = await store.guesses.note(asked);
    if (wait > 0) {
      counts.add('scape_logins_failed_total', 'why="guessed"');
      void reply.header('retry-after', wait);
      throw new Problem(429, 'problem:too-many-attempts', 'login:guessed', { fix: 'login:later' });
    }
    const found = await store.players.account(called);
    if (!(await isPassword(given, found?.password)) || !found) {
      counts.add('scape_logins_failed_total', 'why="wrong"');
      throw new Problem(401, 'problem:not-that', 'login:wrong');
    }
    await store.guesses.takeBack(asked);
    return welcome(store, found, reply);
  });

  app.delete('/sessions', async (request, reply) => {
    const token = tokenOf(request);
    if (token !== undefined) {
      await store.players.closeSession(hashOf(token));
      loggedOut(hashOf(token));
    }
    void reply.clearCookie(sessionCookie, { path: '/' }).status(204);
  });

  app.get('/me', async (request) => ({ player: shownPlayer(await mustBeSomebody(store, request)) }));
}
