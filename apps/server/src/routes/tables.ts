import {
  type MadeTable,
  type Rematch,
  type Seated,
  type ShortTable,
  seatWish,
  type TableList,
  type TableLog,
} from '@scapewright/protocol/http';
import { type KeptTable, placeOf, type Store } from '@scapewright/store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Content } from '../content/content.ts';
import { checked, notFound, notYou } from '../problems.ts';
import type { Limits } from '../settings.ts';
import { keptRecordText, recordText } from '../tables/record-text.ts';
import type { Rooms } from '../tables/rooms.ts';
import { isExpired, type TableDesk } from '../tables/table-desk.ts';
import { wish } from '../tables/wish.ts';
import { mustBeSomebody, playerOf } from '../who.ts';
import { inShort } from './in-short.ts';
import { limited, limitedTables } from './limited.ts';

const flag = z.enum(['1', 'true', '']).optional();
export const wanted = z.object({
  mine: flag,
  open: flag,
  live: flag,
  /** Where the list before has ended, as it says in `next`. */
  before: z.string().max(100).optional(),
  most: z.coerce.number().int().min(1).max(100).default(50),
});
export const sinceLine = z.object({ since: z.coerce.number().int().min(-1).default(-1) });

export interface TableRoutes {
  readonly store: Store;
  readonly content: Content;
  readonly desk: TableDesk;
  readonly rooms: Rooms;
  readonly limits: Limits;
}

type OfTable = { Params: { id: string } };

/** Tables: making, finding, joining, and what is left of them. */
export function tableRoutes(
  app: FastifyInstance,
  { store, content, desk, rooms, limits }: TableRoutes,
): void {
  /** The record of a table at which nobody plays any more; undefined where its game never began. */
  async function recordOf({ id, status, wish: wished }: KeptTable): Promise<string | undefined> {
    if (status === 'over') {
      const room = await rooms.open(id);
      return room && recordText({ content }, wished, room.host.table);
    }
    const played = await store.games.load(id);
    return played && keptRecordText({ store, content, failed: (err) => app.log.error({ err }) }, played);
  }

  app.post('/tables', limitedTables(limits), async (request, reply): Promise<MadeTable> => {
    const player = await mustBeSomebody(store, request);
    const { id, seats } = await desk.make(checked(wish, request.body), player);
    void reply.status(201);
    return { id, url: `${originOf(request)}/table/${id}`, seats: [...seats] };
  });

  app.get('/tables', async (request): Promise<TableList> => {
    const { mine, open, before, most } = checked(wanted, request.query);
    const player = await (mine === undefined ? playerOf(store, request) : mustBeSomebody(store, request));
    const tables = await store.games.list({
      ...{ mine: mine === undefined ? undefined : player?.id, before, most, onlyPublic: mine === undefined },
      status: mine === undefined ? (open === undefined ? 'playing' : 'waiting') : undefined,
    });
    const last = tables.length === most ? tables.at(-1) : undefined;
    const shown = tables.filter((table) => !isExpired(table)).map((table) => inShort(table, player));
    return { tables: shown, ...(last ? { next: placeOf(last) } : {}) };
  });

  app.get<OfTable>('/tables/:id', async (request) =>
    inShort(await desk.find(request.params.id), await playerOf(store, request)),
  );

  app.post<OfTable>('/tables/:id/seats', limited(limits.tables), async (request): Promise<Seated> => {
    const player = await mustBeSomebody(store, request);
    const { id } = request.params;
    const seat = await desk.sit(id, player, checked(seatWish, request.body));
    return { seat, ...inShort(await desk.find(id), player) };
  });

  app.post<OfTable>('/tables/:id/start', async (request): Promise<ShortTable> => {
    const player = await mustBeSomebody(store, request);
    await desk.start(request.params.id, player);
    return inShort(await desk.find(request.params.id), player);
  });

  app.post<OfTable>(
    '/tables/:id/rematch',
    limited(limits.tables),
    async (request, reply): Promise<Rematch> => {
      const player = await mustBeSomebody(store, request);
      const { id, seat } = await desk.rematch(request.params.id, player);
      void reply.status(201);
      return { id, seat, url: `${originOf(request)}/table/${id}` };
    },
  );

  app.get<OfTable>('/tables/:id/record', async (request, reply) => {
    const table = await desk.find(request.params.id);
    if (table.status === 'waiting' || table.status === 'playing') throw notYou('table:record-later');
    const text = await recordOf(table);
    if (text === undefined) throw notFound('missing:record');
    void reply
      .type('application/json')
      .header('content-disposition', `attachment; filename="${table.id}.json"`);
    return text;
  });

  app.get<OfTable>('/tables/:id/log', async (request): Promise<TableLog> => {
    const { since } = checked(sinceLine, request.query);
    const table = await desk.find(request.params.id);
    const room = await rooms.open(table.id);
    const player = await playerOf(store, request);
    const seat = table.seats.find((one) => player && one.player === player.id)?.seat ?? -1;
    const lines = room?.host.table.stream(seat).lines ?? [];
    return { seat, lines: lines.filter(({ n }) => n > since) };
  });
}

const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;
