import { MessageChannel } from 'node:worker_threads';
import {
  acceptPort,
  type FromTable,
  fromTable,
  type PortLike,
  portCarrier,
  type Question,
  serveViewer,
  type View,
  withChanges,
} from '@scapewright/protocol';
import { dice, randomPick } from '@scapewright/protocol/testing';
import { Table, TableHost, tableWords } from '@scapewright/table';
import { describe, expect, test } from 'vitest';
import { battleOn, tableCases, tableMaps } from './random-battle.ts';

/** Games of each ruleset and variant, at least one a map that can be played so. `SCAPEWRIGHT_STRANGERS=500` plays more. */
const games = Number(process.env['SCAPEWRIGHT_STRANGERS'] ?? 1);

/** One who knows the contract alone: keeps what it is sent, joins changes, and answers at random. */
function stranger(host: TableHost, seat: number, roll: ReturnType<typeof dice>) {
  const { port1, port2 } = new MessageChannel();
  serveViewer(acceptPort(port2 as unknown as PortLike), (send) => host.connect(seat, send));
  const carrier = portCarrier(() => port1 as unknown as PortLike);
  const state = {
    at: -1,
    view: undefined as View | undefined,
    isOver: false,
    faults: [] as string[],
    bytes: 0,
    updates: 0,
  };
  let answers = 0;
  const answer = ([question]: readonly Question[]): void => {
    if (question)
      carrier.send({
        type: 'answer',
        id: `a${answers++}`,
        number: question.number,
        pick: randomPick(question, roll),
      });
  };
  let asked: readonly Question[] = [];
  carrier.listen({
    state: (now) => {
      if (now === 'open') carrier.send({ type: 'hello', protocol: 1 });
    },
    fault: (fault) => state.faults.push(fault),
    message: (raw) => {
      const message: FromTable = fromTable.parse(raw);
      if (message.type === 'update') {
        if (message.at !== state.at + 1) state.faults.push(`${message.at} after ${state.at}`);
        state.view = withChanges(state.view as View, message.changes);
        state.bytes += JSON.stringify(raw).length;
        state.updates++;
      } else if (message.type === 'state') state.view = message.view;
      else if (message.type === 'over') state.isOver = true;
      else if (message.type === 'error') state.faults.push(message.message);
      else if (message.type === 'refused') answer(asked);
      if (message.type !== 'update' && message.type !== 'state') return;
      state.at = message.at;
      asked = message.questions;
      answer(asked);
    },
  });
  carrier.open();
  return { state, close: () => carrier.close() };
}

async function played(seed: number, wish: (typeof tableCases)[number], map: (typeof tableMaps)[number]) {
  const set = battleOn(map, seed, wish, 4);
  if (!set) return undefined;
  const { engine, record } = set;
  const failures: unknown[] = [];
  const table = new Table({
    engine,
    record,
    words: tableWords(engine),
    failed: (error) => failures.push(error),
  });
  const host = new TableHost(table, { id: `${seed}` });
  const clients = [0, 1, -1].map((seat) => stranger(host, seat, dice(seed * 3 + seat + 7)));
  const ends = (): boolean => clients.every(({ state }) => state.isOver || state.faults.length > 0);
  for (let wait = 0; wait < 4000 && !ends(); wait++) await new Promise((done) => setTimeout(done, 2));
  for (const { close } of clients) close();
  return { table, failures, states: clients.map(({ state }) => state) };
}

describe.each(tableCases)('$ruleset, variant: $variant', (wish) => {
  test('is played to its end by strangers over ports, on every map that it can be played on, at 2.5 kB an update in the mean of a game, questions included', async () => {
    let ended = 0;
    for (let at = 0; at < tableMaps.length || (ended < games && at < 20 * games); at++) {
      const map = tableMaps[at % tableMaps.length] as (typeof tableMaps)[number];
      const game = await played(at + 1, wish, map);
      if (!game) continue;
      ended++;
      const { table, failures, states } = game;
      expect(failures).toEqual([]);
      for (const [place, state] of states.entries()) {
        expect({ map: map.id, faults: state.faults, isOver: state.isOver }).toEqual({
          map: map.id,
          faults: [],
          isOver: true,
        });
        expect(state.view).toEqual(table.stream(place === 2 ? -1 : place).moment.view);
        expect(state.bytes / Math.max(1, state.updates)).toBeLessThan(2500);
      }
    }
    expect(ended).toBeGreaterThan(1);
  }, 36_000_000);
});
