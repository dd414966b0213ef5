import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { WebSocket, WebSocketServer } from 'ws';

/** An answer as bare sockets send it, and what comes back: the sizes of an answer and of a usual update. */
const sent = JSON.stringify({
  type: 'answer',
  id: 'b100',
  number: 100,
  pick: 'space:e7',
  filler: 'x'.repeat(10),
});
const told = 'x'.repeat(1400);

/** What was committed is safe on disk. */
const safe = 'pragma journal_mode = wal; pragma synchronous = full';

/** Exchanges a second, and the time of each, in milliseconds. */
export interface Exchanged {
  readonly perSecond: number;
  readonly waits: readonly number[];
}

/** The same where each message is a row that is safe on disk before it is answered; what comes together is one transaction. */
export async function keepingSockets(
  folder: string,
  clients: number,
  milliseconds: number,
): Promise<Exchanged> {
  const database = new DatabaseSync(join(folder, 'keeping.sqlite'));
  database.exec(`${safe}; create table entry (id integer primary key, body text)`);
  const insert = database.prepare('insert into entry (body) values (?)');
  let waiting: (() => void)[] = [];
  const keep = (): void => {
    const kept = waiting;
    waiting = [];
    database.exec('begin immediate');
    for (const _ of kept) insert.run(sent);
    database.exec('commit');
    for (const answer of kept) answer();
  };
  const exchanged = await bareSockets(clients, milliseconds, (answer) => {
    if (waiting.push(answer) === 1) setImmediate(keep);
  });
  database.close();
  return exchanged;
}

/** Bare sockets in this process: each client sends as soon as it was answered. `before`: what is done before each answer. */
export async function bareSockets(
  clients: number,
  milliseconds: number,
  before: (answer: () => void) => void = (answer) => answer(),
): Promise<Exchanged> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  server.on('connection', (socket) => socket.on('message', () => before(() => socket.send(told))));
  const { port } = server.address() as AddressInfo;
  const waits: number[] = [];
  const sockets = Array.from({ length: clients }, () => new WebSocket(`ws://127.0.0.1:${port}`));
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  const start = performance.now();
  for (const socket of sockets) {
    let at = performance.now();
    socket.on('message', () => {
      waits.push(performance.now() - at);
      at = performance.now();
      if (at - start < milliseconds) socket.send(sent);
    });
    socket.send(sent);
  }
  await new Promise((soon) => setTimeout(soon, milliseconds + 100));
  const perSecond = waits.length / ((performance.now() - start - 100) / 1000);
  for (const socket of sockets) socket.terminate();
  server.close();
  return { perSecond, waits };
}

/** Rows of an entry's size a second, one transaction each, as safe on disk as the server's; and in transactions of sixteen. */
export function bareInserts(
  folder: string,
  milliseconds: number,
): { readonly single: number; readonly grouped: number } {
  const database = new DatabaseSync(join(folder, 'bare.sqlite'));
  database.exec(`${safe}; create table entry (id integer primary key, body text)`);
  const insert = database.prepare('insert into entry (body) values (?)');
  const body = 'x'.repeat(160);
  const perSecond = (group: number): number => {
    const start = performance.now();
    let rows = 0;
    while (performance.now() - start < milliseconds) {
      database.exec('begin immediate');
      for (let row = 0; row < group; row++) insert.run(body);
      database.exec('commit');
      rows += group;
    }
    return rows / ((performance.now() - start) / 1000);
  };
  const measured = { single: perSecond(1), grouped: perSecond(16) };
  database.close();
  return measured;
}
