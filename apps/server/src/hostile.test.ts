import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dice } from '@scapewright/protocol/testing';
import { expect, test } from 'vitest';
import { Player } from '../test/player.ts';
import { RunningServer } from '../test/running-server.ts';

/** How many messages that make no sense are sent: 50,000 by `SCAPE_HOSTILE=50000`. */
const messages = Number(process.env['SCAPE_HOSTILE'] ?? 3000);

const scraps: readonly unknown[] = [
  ...[null, [], {}, '', 0, -1, 1e308, '__proto__', 'answer', ['a'], { pick: {} }, '\u202e\u0000'],
  ...[{ type: 'answer' }, 'figure:Hulk', 'space:e7', 'x'.repeat(3000), Array(500).fill(1)],
];
const types = [
  'hello',
  'answer',
  'ask',
  'undo',
  'consent',
  'orders',
  'resign ',
  'chat',
  'toString',
  'welcome',
];
const fields = [
  'id',
  'number',
  'pick',
  'way',
  'what',
  'about',
  'standing',
  'yes',
  'text',
  'since',
  'protocol',
  'to',
];

test(`${messages} messages that make no sense change nothing`, async () => {
  const server = await RunningServer.start(join(mkdtempSync(join(tmpdir(), 'scape-')), 'games.sqlite'));
  const ann = await Player.guest(server.url);
  const { body } = await ann.send<{ id: string }>('POST', '/tables', {
    ...{ ruleset: 'superscape', map: 'first-light' },
    seats: [{ kind: 'me' }, { kind: 'bot:greedy' }],
  });
  const roll = dice(messages);
  const any = <T>(list: readonly T[]): T => list[roll(list.length)] as T;
  const lineNow = async () =>
    (await ann.get<{ lines: unknown[] }>(`/tables/${body.id}/log`)).body.lines.length;
  const open = async () => {
    const socket = ann.socket(body.id, 0);
    socket.on('error', () => {});
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
    await once(socket, 'message');
    return socket;
  };
  let socket = await open();
  await new Promise((soon) => setTimeout(soon, 300));
  const before = await lineNow();
  for (let sent = 0; sent < messages; sent++) {
    const message: Record<string, unknown> = { type: any(types) };
    for (let field = roll(5); field > 0; field--) message[any(fields)] = any(scraps);
    if (message['type'] === 'orders' || message['type'] === 'undo') message['id'] = any([null, 7, {}]);
    if (message['type'] === 'answer') message['number'] = any([-1, 99_999, 'x', null, 0.5]);
    const text = JSON.stringify(message);
    const damaged = roll(4) === 0 ? text.slice(0, roll(text.length)) : text;
    socket.send(roll(50) === 0 ? Buffer.from(damaged) : damaged, { binary: roll(200) === 0 });
    if (roll(500) === 0) socket.send('x'.repeat(40_000));
    if (sent % 100 === 0) await new Promise((soon) => setTimeout(soon, 5));
    if (socket.readyState !== socket.OPEN) socket = await open();
  }
  await new Promise((soon) => setTimeout(soon, 300));
  expect(await lineNow()).toBe(before);
  expect((await ann.get('/health')).body).toMatchObject({ ok: true });
  socket.terminate();
  expect(await server.end('SIGTERM')).toBe(0);
}, 600_000);
