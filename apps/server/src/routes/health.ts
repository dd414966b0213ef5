import { protocolVersion } from '@scapewright/protocol';
import type { Store } from '@scapewright/store';
import type { FastifyInstance } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };
import type { Counts } from '../counts.ts';
import { openApi } from '../openapi/document.ts';
import { comeBackLater } from '../problems.ts';
import type { Rooms } from '../tables/rooms.ts';

const { version } = manifest;

/** What a balancer, and whoever runs the server, look at. */
export interface HealthRoutes {
  readonly store: Store;
  readonly rooms: Rooms;
  /** Is it going away? */
  readonly isDraining: () => boolean;
  readonly sockets: () => number;
  readonly counts: Counts;
}

export function healthRoutes(
  app: FastifyInstance,
  { store, rooms, isDraining, sockets, counts }: HealthRoutes,
): void {
  app.get('/health', async () => ({ ok: true, version, protocol: protocolVersion }));

  app.get('/openapi.json', async () => openApi(version));

  app.get('/ready', async (_request, reply) => {
    const isStoreThere = await store.check().then(
      () => true,
      () => false,
    );
    const draining = isDraining();
    const ok = isStoreThere && !draining;
    void reply.status(ok ? 200 : 503);
    if (!ok) void reply.header('retry-after', comeBackLater);
    return { ok, store: isStoreThere, draining };
  });

  app.get('/metrics', async (_request, reply) => {
    const tables = await store.games.count();
    const { user, system } = process.cpuUsage();
    const memory = process.memoryUsage();
    const lines = [
      ['process_cpu_seconds_total', '', (user + system) / 1e6],
      ['scape_sockets', '', sockets()],
      ['scape_games_in_memory', '', rooms.size],
      ['scape_memory_bytes', '', memory.rss],
      ['scape_heap_bytes', '', memory.heapUsed + memory.external],
      ...Object.entries(tables).map(([status, count]) => ['scape_tables', `{status="${status}"}`, count]),
    ];
    void reply.type('text/plain; version=0.0.4');
    const now = lines.map(([name, labels, value]) => `${name}${labels} ${value}`);
    return `${[...now, ...counts.lines()].join('\n')}\n`;
  });
}
