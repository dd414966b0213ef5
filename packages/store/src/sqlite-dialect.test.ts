import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeNamed, Store } from './store.ts';

const now = (): string => '2026-01-01T00:00:00.000Z';

let file: string;
let store: Store;
beforeEach(async () => {
  file = join(mkdtempSync(join(tmpdir(), 'scape-')), 'games.sqlite');
  store = await Store.open(placeNamed(file), now);
});
afterEach(() => store.close());

const seat = { seat: 0, kind: 'person', name: 'Ann' };
const add = (id: string, owner: string, seats = [seat]): Promise<void> =>
  store.games.add({ id, owner, isPublic: true, wish: '{}', seed: 'seed', seats });

test('while somebody else has locked the file all is read at once, and what is written waits for them', async () => {
  const { id: owner } = await store.players.addGuest('ann', 'Ann');
  await add('t', owner);
  await store.games.begin('t', '{}');
  const events: string[] = [];
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  const written = [
    store.players.addGuest('bob', 'Bob'),
    add('u', owner),
    store.service.beat(),
    store.journals.append('t', 0, '{}', { status: 'playing', round: 1, waitingFor: [], answered: [] }),
  ].map((one) => one.then(() => events.push('written')));
  expect(await store.games.count()).toEqual({ playing: 1 });
  expect(await store.games.find('t')).toMatchObject({ id: 't', entries: 0 });
  events.push('read', 'let go');
  other.exec('rollback');
  await Promise.all(written);
  expect(events).toEqual(['read', 'let go', 'written', 'written', 'written', 'written']);
  expect(await store.games.count()).toEqual({ playing: 1, waiting: 1 });
  expect(await store.games.entries('t', 0)).toEqual(['{}']);
  other.close();
});

test('transactions and journals that come at once are written one after the other', async () => {
  const { id: owner } = await store.players.addGuest('ann', 'Ann');
  await add('t', owner);
  await store.games.begin('t', '{}');
  const change = { status: 'playing', round: 1, waitingFor: [], answered: [] };
  await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      await Promise.all([add(`u${at}`, owner), store.journals.append('t', at, `"${at}"`, change)]);
    }),
  );
  expect(await store.games.count()).toEqual({ playing: 1, waiting: 20 });
  expect(await store.games.entries('t', 0)).toHaveLength(20);
});

test('a transaction that fails is taken back whole, and nobody behind it waits for ever', async () => {
  const { id: owner } = await store.players.addGuest('ann', 'Ann');
  await add('t', owner);
  const failing = add('u', owner, [seat, seat]);
  const behind = add('v', owner);
  await expect(failing).rejects.toThrow(/UNIQUE/);
  await behind;
  expect(await store.games.find('u')).toBeUndefined();
  expect(await store.games.find('v')).toMatchObject({ id: 'v' });
});

test('a backup is of one moment, and whoever plays meanwhile waits for nothing', async () => {
  const { id: owner } = await store.players.addGuest('ann', 'Ann');
  const lines: string[] = [];
  await store.backup(async (line) => {
    if (lines.length === 0) await add('late', owner);
    lines.push(line);
  });
  expect(lines.join('\n')).toContain('"Ann"');
  expect(lines.join('\n')).not.toContain('late');
  expect(await store.games.find('late')).toMatchObject({ id: 'late' });
});
