import { existsSync } from 'node:fs';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import { Store } from '@scapewright/store';
import { type FastifyInstance, fastify, LogController, type RouteOptions } from 'fastify';
import { Content, type Known, type Shipped } from './content/content.ts';
import { Counts } from './counts.ts';
import { Messenger } from './notices/messenger.ts';
import { Postman } from './notices/postman.ts';
import { answerProblem, notFound, notYou } from './problems.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import { healthRoutes } from './routes/health.ts';
import { noticeRoutes } from './routes/notices.ts';
import { passkeyRoutes } from './routes/passkeys.ts';
import { playerRoutes } from './routes/players.ts';
import { profileRoutes } from './routes/profiles.ts';
import { tableRoutes } from './routes/tables.ts';
import { tournamentRoutes } from './routes/tournaments.ts';
import type { Settings } from './settings.ts';
import { Sockets } from './sockets/sockets.ts';
import { Ledger } from './tables/ledger.ts';
import { Rooms } from './tables/rooms.ts';
import { TableDesk } from './tables/table-desk.ts';
import { Timekeeper } from './tables/timekeeper.ts';
import { Director } from './tournaments/director.ts';
import { isForeign } from './who.ts';

/** A server that is ready to listen. */
export interface Server {
  readonly app: FastifyInstance;
  /** Takes no more games, sends everybody away to come back, keeps what is under way, and ends. */
  close(): Promise<void>;
}

/** Bytes of a request: an army of six seats has a tenth of it. */
const longestBody = 65_536;
/** When those who were sent away come back, in milliseconds. */
const comeBack = 2000;

/**
 * Makes the server. Rejects where the store cannot be opened, in the database's words. `read` reads packs and
 * maps; `routed` is told every call that it takes, before that is made.
 */
export async function makeServer(
  settings: Settings,
  read: (known: Known) => Shipped,
  routed: (route: RouteOptions) => void = () => {},
): Promise<Server> {
  const { limits, logs, trustProxy } = settings;
  const now = (): string => new Date().toISOString();
  const counts = new Counts();
  const heard = { table: async (_id: string, _entries: number) => {}, all: async () => {} };
  const untold = (work: Promise<void>): void => {
    work.catch((err: unknown) => app.log.error({ err }, 'somebody could not be told'));
  };
  const listener = {
    grown: (id: string, entries: number) => untold(heard.table(id, entries)),
    missed: () => untold(heard.all()),
  };
  const opening = Store.open(settings.store, now, listener, settings.notices.delay);
  // Packs are read while another thread opens the file.
  const content = new Content(read);
  const store = await opening;
  const app = fastify({
    logger: logs ? { level: 'info', redact: ['req.headers.authorization', 'req.headers.cookie'] } : false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: longestBody,
    trustProxy,
    forceCloseConnections: true,
  });
  app.addHook('onRoute', routed);
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Many clients name the type of a body that they do not send.
    if (body === '') done(null);
    else void readJson(request, String(body), done);
  });
  const rooms = new Rooms({
    store,
    content,
    now,
    failed: (err) => app.log.error({ err }, 'an engine failed'),
    over: (id) => ledger.ended(id),
  });
  const timekeeper = new Timekeeper({
    ...{ store, rooms },
    failed: (err) => app.log.error({ err }, 'clocks could not be looked at'),
  });
  const sockets = new Sockets({
    store,
    rooms,
    counts,
    log: app.log,
    trustProxy,
    perSecond: limits.requests === 0 ? 0 : 100,
  });
  heard.table = (id, entries) => rooms.heard(id, entries).then(() => sockets.changed(id));
  heard.all = () => rooms.catchUp().then(() => sockets.changedAll());
  const desk = new TableDesk({
    store,
    content,
    changed: (id) => untold(rooms.heard(id, 0).then(() => sockets.changed(id))),
    begun: (id) => untold(rooms.open(id).then(() => rooms.leave(id))),
  });
  const director = new Director({
    ...{ store, desk },
    failed: (err) => app.log.error({ err }, 'tournaments could not be looked at'),
  });
  const ledger = new Ledger({
    ...{ store, director },
    failed: (err) => app.log.error({ err }, 'games that are over could not be looked at'),
  });
  const publicUrl = settings.notices.publicUrl ?? `http://localhost:${settings.port}`;
  const messenger = await Messenger.open(store, { ...settings.notices, publicUrl });
  const postman = new Postman({
    ...{ store, messenger, counts, publicUrl },
    failed: (err) => app.log.error({ err }, 'notices could not be sent'),
  });
  let isDraining = false;

  await app.register(cookie);
  await app.register(rateLimit, {
    global: limits.requests > 0,
    ...{ max: limits.requests || 1, timeWindow: 60_000 },
    errorResponseBuilder: (_request, { statusCode }) => Object.assign(new Error('too much'), { statusCode }),
  });
  app.setErrorHandler((error: Error, request, reply) => answerProblem(error, request, reply));
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    if (request.method !== 'GET' && request.method !== 'HEAD' && isForeign(request.raw, trustProxy))
      throw notYou('page:foreign');
  });
  app.addHook('onResponse', async (_request, reply) => {
    counts.add('scape_requests_total', `status="${reply.statusCode}"`);
  });
  await app.register(
    (api, _options, done) => {
      api.addHook('onRequest', async (_request, reply) => {
        void reply.headers({ 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'" });
      });
      healthRoutes(api, { store, rooms, isDraining: () => isDraining, sockets: () => sockets.size, counts });
      playerRoutes(api, { store, limits, counts, loggedOut: (token) => sockets.loggedOut(token) });
      passkeyRoutes(api, { store, limits, counts });
      catalogueRoutes(api, content);
      noticeRoutes(api, { store, messenger, limits });
      profileRoutes(api, store);
      tournamentRoutes(api, { store, director, limits });
      tableRoutes(api, { store, content, desk, rooms, limits });
      done();
    },
    { prefix: '/api/v1' },
  );
  await servePages(app, settings.pages);
  await app.ready();
  sockets.listen(app.server);
  return {
    app,
    close: async () => {
      isDraining = true;
      timekeeper.stop();
      director.stop();
      await ledger.stop();
      await postman.stop();
      await rooms.close(comeBack);
      sockets.close(comeBack);
      await app.close();
      await store.close();
    },
  };
}

/** The built pages: packed where the browser takes it, the start page at every address of a page. */
async function servePages(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const hasPages = folder !== undefined && existsSync(folder);
  if (hasPages)
    await app.register(files, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isLasting = /\/(?:assets|content)\//.test(path);
        void reply.header('cache-control', isLasting ? 'public, max-age=31536000, immutable' : 'no-cache');
        void reply.header('content-security-policy', "frame-ancestors 'none'");
      },
    });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (hasPages && isPage && !request.url.startsWith('/api/')) return reply.sendFile('index.html');
    answerProblem(notFound('missing:thing'), request, reply);
    return reply;
  });
}
