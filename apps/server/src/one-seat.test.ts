import { once } from 'node:events';
import type { FromTable, Question } from '@scapewright/protocol';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Player, until } from '../test/player.ts';
import { postgresPrograms, startPostgres } from '../test/postgres.ts';
import { RunningServer } from '../test/running-server.ts';

const bin = postgresPrograms();

/** One connection to a seat, which answers only when it is told to. */
async function handAt(player: Player, table: string, seat: number) {
  const heard: FromTable[] = [];
  const told: { question: Question | undefined; status: string } = { question: undefined, status: '' };
  const socket: WebSocket = player.socket(table, seat);
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as FromTable;
    heard.push(message);
    if (message.type !== 'state' && message.type !== 'update') return;
    told.question = message.questions[0];
    told.status = message.status;
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
  await until(() => told.status === 'playing', 10_000, 'a state');
  return { told, heard, socket };
}

const picks = ({ shape, options, least, most, places }: Question): readonly unknown[] => {
  const keys = options.map(({ key }) => key);
  if (shape === 'allot')
    return [0, 1].map((by) =>
      Array.from({ length: places?.length ?? most }, (_, at) => keys[by * at] ?? keys[0]),
    );
  if (shape === 'path' || (least === 1 && most === 1)) return [keys[0], keys.at(-1)];
  return [keys.slice(0, least), keys.slice(-Math.max(1, least))];
};

test.skipIf(bin === undefined)(
  'two servers that answer for one seat at the same moment: one answer counts, and both show it',
  async () => {
    const postgres = await startPostgres(bin ?? '');
    const nodes = await Promise.all([RunningServer.start(postgres.url), RunningServer.start(postgres.url)]);
    const ann = await Player.guest(nodes[0].url, 'Ann');
    const { body } = await ann.send<{ id: string }>('POST', '/tables', {
      ...{ ruleset: 'heroscape', map: 'first-light', public: true },
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const bob = await Player.guest(nodes[1].url, 'Bob');
    await bob.send('POST', `/tables/${body.id}/seats`, {});
    const there = (player: Player) => {
      const same = new Player(nodes[1].url);
      same.token = player.token;
      return same;
    };
    const seats = [
      [await handAt(ann, body.id, 0), await handAt(there(ann), body.id, 0)],
      [await handAt(bob, body.id, 1), await handAt(there(bob), body.id, 1)],
    ] as const;
    let accepted = 0;
    // Of order markers nothing stands in the record before both have placed theirs.
    let markers = 0;
    for (let duel = 0; duel < 40 || markers % 2 === 1; duel++) {
      const pair = () =>
        seats.find(
          ([one, other]) => one.told.question && one.told.question.number === other.told.question?.number,
        );
      await until(() => pair() !== undefined, 5000, 'both servers ask the same');
      const [one, other] = pair() as (typeof seats)[number];
      const question = one.told.question as Question;
      const [first, second] = picks(question);
      const { number } = question;
      one.socket.send(JSON.stringify({ type: 'answer', id: `one-${duel}`, number, pick: first }));
      other.socket.send(JSON.stringify({ type: 'answer', id: `other-${duel}`, number, pick: second }));
      const outcome = (hand: typeof one, id: string) =>
        hand.heard.find(
          (message) => 'id' in message && message.id === id && /accepted|refused/.test(message.type),
        );
      await until(
        () => [outcome(one, `one-${duel}`), outcome(other, `other-${duel}`)].every(Boolean),
        5000,
        'both are told',
      );
      const types = [outcome(one, `one-${duel}`)?.type, outcome(other, `other-${duel}`)?.type].sort();
      expect({ duel, asks: question.asks, types }).toEqual({
        duel,
        asks: question.asks,
        types: ['accepted', 'refused'],
      });
      accepted += 1;
      if (question.asks === 'order-markers') markers += 1;
    }
    const views = async (player: Player) =>
      (await player.get<{ lines: unknown[] }>(`/tables/${body.id}/log`)).body.lines;
    expect(await views(ann)).toEqual(await views(there(ann)));
    for (const { socket } of seats.flat()) socket.send(JSON.stringify({ type: 'resign', id: 'r' }));
    const isOver = async () =>
      (await ann.get<{ status: string }>(`/tables/${body.id}`)).body.status === 'over';
    for (let tries = 0; tries < 50 && !(await isOver()); tries++)
      await new Promise((soon) => setTimeout(soon, 100));
    const record = await ann.get<{ match: { inputs: { seat?: number }[] } }>(`/tables/${body.id}/record`);
    expect(record.body.match.inputs.filter(({ seat }) => seat !== undefined)).toHaveLength(accepted);
    for (const { socket } of seats.flat()) socket.terminate();
    await Promise.all(nodes.map((node) => node.end('SIGTERM')));
    await postgres.stop();
  },
  120_000,
);
