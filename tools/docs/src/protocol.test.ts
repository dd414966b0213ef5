import { readFileSync } from 'node:fs';
import { ownContent } from '@scapewright/fuzz/content';
import { protocolSchemas } from '@scapewright/protocol';
import { dice } from '@scapewright/protocol/testing';
import { Table, TableHost, tableWords } from '@scapewright/table';
import { createEngine } from '@scapewright/table/battle';
import { newBattle } from '@scapewright/table/content';
import { root } from '@scapewright/tidy';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';

/** A client as the page prints it. */
interface PrintedClient {
  readonly known: { at: number; view: unknown; log: string[]; result?: { winners: number[] } };
  receive(message: unknown): void;
}

const page = readFileSync(`${root}/docs/protocol.md`, 'utf8');
const printed = /```js\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
const { randomClient } = (await import(
  /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(printed)}`
)) as {
  randomClient: (send: (message: object) => void, random: () => number) => PrintedClient;
};

const ajv = new Ajv2020({ strict: false, discriminator: false });
const schemas = protocolSchemas();
const checks = Object.fromEntries(
  Object.entries(schemas).map(([file, schema]) => [file, ajv.compile(schema)] as const),
);

/** What the schema of both directions, and that of its type, say against a message. */
function faults(from: 'from-table' | 'to-table', message: { readonly type: string }): readonly unknown[] {
  return [`${from}.schema.json`, `${from}.${message.type}.schema.json`].flatMap((file) => {
    const check = checks[file];
    return check?.(message) ? [] : [{ file, message, errors: check?.errors ?? 'no schema' }];
  });
}

/** One game of the page's clients, to its end. */
async function play(ruleset: 'superscape' | 'heroscape', seed: number) {
  const { library, maps } = ownContent();
  const engine = createEngine(ruleset, { variants: [] });
  const made = newBattle(engine, library, {
    ruleset,
    variants: [],
    map: maps.find(({ id }) => id === 'first-light') as (typeof maps)[number],
    seed: String(seed),
    roundLimit: 6,
    sides: ['Dawn', 'Dusk'].map((player, at) => ({
      player,
      seat: 'person',
      cards: library
        .cardsFor(ruleset, [])
        .filter(({ card }) => card.unit === 'hero' || card.unit === 'squad')
        .slice(at * 3, at * 3 + 3)
        .map(({ card }) => card.id),
    })),
  });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const table = new Table({ engine, record: made.record, words: tableWords(engine) });
  const host = new TableHost(table, { id: 'page' });
  const told: unknown[] = [];
  const types = new Set<string>();
  const clients = [0, 1, -1].map((seat) => {
    const roll = dice(seed + seat);
    const waiting: object[] = [];
    const connection = host.connect(seat, (message) => {
      told.push(...faults('from-table', message));
      types.add(message.type);
      queueMicrotask(() => client.receive(JSON.parse(JSON.stringify(message))));
    });
    const send = (message: object): void => {
      told.push(...faults('to-table', message as { type: string }));
      waiting.push(message);
      queueMicrotask(() => connection.receive(waiting.shift()));
    };
    const client = randomClient(send, () => roll(1_000_000) / 1_000_000);
    if (seat === 0) ask(send);
    return client;
  });
  while (clients.some(({ known }) => !known.result)) await new Promise((done) => setImmediate(done));
  return { table, clients, told, types };
}

function ask(send: (message: object) => void): void {
  for (const what of ['why', 'hint', 'map', 'log']) send({ type: 'ask', id: what, what });
  send({ type: 'ask', id: 'card', what: 'card', card: 'nobody' });
  send({ type: 'chat', id: 'chat', text: 'Good luck!' });
}

describe('the page on the protocol', () => {
  test('prints a client of fewer than a hundred lines', () => {
    expect(printed.split('\n').length).toBeGreaterThan(40);
    expect(printed.split('\n').length).toBeLessThan(100);
  });

  test.each(['superscape', 'heroscape'] as const)(
    'whose client plays %s to its end, and every message fits its schema',
    async (ruleset) => {
      const { table, clients, told, types } = await play(ruleset, 5);
      expect(told.slice(0, 3)).toEqual([]);
      expect(table.status).toBe('over');
      expect([...types]).toEqual(
        expect.arrayContaining(['welcome', 'state', 'update', 'accepted', 'told', 'over']),
      );
      for (const [place, { known }] of clients.entries()) {
        expect(known.view).toEqual(table.stream(place === 2 ? -1 : place).moment.view);
        expect(known.result).toEqual(table.result);
        expect(known.log.length).toBeGreaterThan(50);
      }
    },
    60_000,
  );

  test('names every message, question shape and ask', () => {
    const types = Object.keys(schemas).flatMap((file) => /\.(\w+)\.schema/.exec(file)?.[1] ?? []);
    expect(types.filter((type) => !page.includes(`\`${type}\``))).toEqual([]);
  });
});
