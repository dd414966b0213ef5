import {
  type AddedWay,
  pushSubscription,
  type Way as ShownWay,
  type Ways,
  wantedWay,
} from '@scapewright/protocol/http';
import type { Store, Way } from '@scapewright/store';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Messenger } from '../notices/messenger.ts';
import { checked, notFound, Problem } from '../problems.ts';
import { freshId } from '../secrets.ts';
import type { Limits } from '../settings.ts';
import { mustBeSomebody } from '../who.ts';
import type { ServerText } from '../words/server-texts.ts';
import { tell, wordingFor } from '../words/speech.ts';
import { limited } from './limited.ts';

/** So many ways a player may have. */
const mostWays = 10;

export interface NoticeRoutes {
  readonly store: Store;
  readonly messenger: Messenger;
  readonly limits: Limits;
}

type OfWay = { Params: { id: string; proof: string } };

/** How players want to be told that it is their turn. */
export function noticeRoutes(app: FastifyInstance, { store, messenger, limits }: NoticeRoutes): void {
  app.get('/notices', async (request): Promise<Ways> => {
    const player = await mustBeSomebody(store, request);
    const ways = await store.notices.waysOf(player.id);
    return { ways: ways.map(shown), pushKey: messenger.pushKey, mail: messenger.hasMail };
  });

  app.post('/notices', limited(limits.logins), async (request, reply): Promise<AddedWay> => {
    const player = await mustBeSomebody(store, request);
    const wanted = checked(wantedWay, request.body);
    if (wanted.kind === 'mail' && !messenger.hasMail)
      throw new Problem(409, 'problem:no-mail', 'notices:no-mail', { fix: 'notices:other-way' });
    const before = await store.notices.waysOf(player.id);
    const address = wanted.kind === 'push' ? JSON.stringify(wanted.subscription) : wanted.address;
    const known = before.find((way) => way.kind === wanted.kind && way.address === address);
    if (known) return { way: shown(known) };
    if (before.length >= mostWays)
      throw new Problem(409, 'problem:too-many', tell('notices:enough', { most: mostWays }), {
        fix: 'notices:take-away',
      });
    const way: Way = {
      ...{ id: freshId(), player: player.id, kind: wanted.kind, address },
      isConfirmed: wanted.kind !== 'mail',
      language: wordingFor(request.headers['accept-language']).language,
    };
    await store.notices.add(way);
    if (way.kind === 'mail' && (await messenger.askToConfirm(way)) !== 'sent') {
      await store.notices.remove(way.id);
      throw new Problem(409, 'problem:not-sent', 'notices:not-sent', { fix: 'notices:look-again' });
    }
    void reply.status(201);
    return { way: shown(way) };
  });

  app.delete<OfWay>('/notices/:id', async (request, reply) => {
    const player = await mustBeSomebody(store, request);
    if (!(await store.notices.remove(request.params.id, player.id))) throw notFound('missing:way');
    void reply.status(204);
  });

  app.get<OfWay>('/notices/confirm/:id/:proof', async ({ params: { id, proof } }, reply) => {
    if (!messenger.isProof(id, 'confirm', proof) || !(await store.notices.confirm(id)))
      throw notFound('missing:way');
    return inWords(reply, 'notices:confirmed');
  });

  for (const method of ['GET', 'POST'] as const)
    app.route<OfWay>({
      method,
      url: '/notices/stop/:id/:proof',
      handler: async ({ params: { id, proof } }, reply) => {
        if (!messenger.isProof(id, 'stop', proof)) throw notFound('missing:way');
        await store.notices.remove(id);
        return inWords(reply, 'notices:stopped');
      },
    });
}

/** A way as its player sees it: no keys of browsers. */
function shown({ id, kind, address, isConfirmed }: Way): ShownWay {
  const where =
    kind === 'push' ? new URL(pushSubscription.parse(JSON.parse(address)).endpoint).host : address;
  return { id, kind, address: where, confirmed: isConfirmed };
}

function inWords(reply: FastifyReply, text: ServerText): string {
  const wording = wordingFor(reply.request.headers['accept-language']);
  void reply.type('text/plain; charset=utf-8').headers({
    ...{ 'content-language': wording.language, vary: 'accept-language' },
  });
  return `${wording.text(tell(text))}\n`;
}
