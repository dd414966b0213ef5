import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FromTable, Question } from '@scapewright/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Player, until } from '../test/player.ts';
import { RunningServer } from '../test/running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start(join(mkdtempSync(join(tmpdir(), 'scape-')), 'games.sqlite'));
}, 30_000);
afterAll(() => server.end('SIGTERM'));

/** The first answer that there is; the first order marker always on the first card, where the next two lie differs. */
function plainAnswer({ shape, options, most, least }: Question, world: number): unknown {
  const [first = '', second = first] = options.map(({ key }) => key);
  if (shape === 'allot' && most === 4)
    return world === 0 ? [first, first, second, second] : [first, second, first, second];
  if (shape === 'allot') return options.slice(0, most).map(({ key }) => key);
  return (least === 1 && most === 1) || shape === 'path'
    ? first
    : options.slice(0, least).map(({ key }) => key);
}

/** What seat 1, and somebody who watches, are sent by all ways while seat 0 keeps a secret. */
async function played(ruleset: string, world: number) {
  const [ann, bob, eve] = [
    await Player.guest(server.url, 'Ann'),
    await Player.guest(server.url, 'Bob'),
    await Player.guest(server.url, 'Eve'),
  ];
  const made = await ann.send<{ id: string }>('POST', '/tables', {
    ...{ ruleset, map: 'first-light', seed: 'alike', public: true },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const { id } = made.body;
  await bob.send('POST', `/tables/${id}/seats`, {});
  const heard: string[][] = [[], [], []];
  const told = { placed: [false, false], mine: '' };
  const sockets: WebSocket[] = [];
  const asked: (Question | undefined)[] = [];
  const isReady = () => sockets.length === 3;
  const answers = [0, 0];
  const answer = (at: number): void => {
    const question = asked[at];
    if (!isReady() || !question || told.placed[at]) return;
    const pick = plainAnswer(question, at === 0 ? world : 0);
    if (question.shape === 'allot' && question.most === 4) {
      told.placed[at] = true;
      if (at === 0) told.mine = JSON.stringify(pick);
    }
    const id = `a${answers[at]}`;
    answers[at] = (answers[at] ?? 0) + 1;
    const text = JSON.stringify({ type: 'answer', id, number: question.number, pick });
    setTimeout(() => sockets[at]?.send(text), at * 100);
  };
  for (const [at, player] of [ann, bob, eve].entries()) {
    const socket = player.socket(id, at === 2 ? -1 : at);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: 1 })));
    await new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        heard[at]?.push(String(data));
        const message = JSON.parse(String(data)) as FromTable;
        if (message.type !== 'state' && message.type !== 'update') return;
        asked[at] = message.questions[0];
        answer(at);
        resolve();
      });
    });
    sockets.push(socket);
  }
  for (const at of answers.keys()) answer(at);
  await until(() => told.placed.every(Boolean), 10_000, 'markers are placed');
  await new Promise((soon) => setTimeout(soon, 500));
  const wire = async (player: Player) => [
    await player.get(`/tables/${id}`),
    await player.get(`/tables/${id}/log`),
    await player.get(`/tables/${id}/record`),
    await player.get('/tables?live=1&most=1'),
  ];
  const asks = { type: 'ask', id: 'q', what: 'why', about: 'card:nobody' };
  for (const socket of sockets.slice(1)) {
    socket.send(JSON.stringify(asks));
    socket.send(JSON.stringify({ ...asks, id: 'm', what: 'log' }));
    socket.send(JSON.stringify({ type: 'answer', id: 'x', number: 9999, pick: 'nothing' }));
  }
  await new Promise((soon) => setTimeout(soon, 200));
  const seen = { bob: [heard[1], await wire(bob)], eve: [heard[2], await wire(eve)] };
  for (const socket of sockets) socket.terminate();
  const text = JSON.stringify(seen)
    .replaceAll(id, 'TABLE')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
  return { text, own: (heard[0] ?? []).join('\n').replaceAll(id, 'TABLE'), mine: told.mine };
}

test.each(['superscape', 'heroscape'])(
  'whoever may not know the order markers of another is sent the same in %s, wherever they lie',
  async (ruleset) => {
    const one = await played(ruleset, 0);
    const other = await played(ruleset, 1);
    expect(one.mine).not.toBe(other.mine);
    expect(one.own).not.toBe(other.own);
    const differs = [...one.text].findIndex((letter, at) => other.text[at] !== letter);
    expect(other.text.slice(differs - 200, differs + 200)).toBe(one.text.slice(differs - 200, differs + 200));
    expect(other.text).toBe(one.text);
    expect(one.text).toContain('"orderMarkers":["?"'.replaceAll('"', '\\"'));
  },
  60_000,
);
