import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dice, randomPick } from '@scapewright/protocol/testing';
import { placeNamed, Store } from '@scapewright/store';
import { type Checkpoint, type JournalEntry, Table, tableWords } from '@scapewright/table';
import type { RulesetName } from '@scapewright/table/battle';
import { expect, test } from 'vitest';
import { Content } from '../content/content.ts';
import { readShipped } from '../content/read-shipped.ts';
import { recordOf } from './begin-table.ts';
import { Checkpoints } from './checkpoints.ts';
import { playedTable } from './played-table.ts';

const content = new Content(readShipped);
const copied = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
const sitting = ['Ann', 'Bob'].map((name) => ({ name, kind: 'person' as const }));

/** Answers at random. False once nobody is asked. */
function answer(table: Table, roll: (below: number) => number): boolean {
  const seat = table.seats.find((one) => table.stream(one).moment.questions.length > 0);
  if (seat === undefined) return false;
  const [question] = table.stream(seat).moment.questions;
  if (question) table.answer(seat, { number: question.number, pick: randomPick(question, roll) });
  return true;
}

/** Everything that anybody at a table can be told, in its languages. */
function seen(table: Table): object {
  const viewers = [...table.seats, -1].map((viewer) => {
    const stream = table.stream(viewer);
    return { at: stream.at, moment: stream.momentIn('de'), lines: stream.linesIn('en') };
  });
  return copied({ viewers, hash: table.match.host.hash(), checkpoint: table.checkpoint() });
}

test.for([
  ['heroscape', 'first-light', 3],
  ['superscape', 'first-light', 4],
  ['superscape', 'customs-house', 5],
  ['heroscape', 'glyph-terraces', 6],
] as const)('a game of %s on %s goes on from a checkpoint as from its journal', ([ruleset, map, seed]) => {
  const wish = { ruleset: ruleset as RulesetName, variants: [], map };
  const record = recordOf(content, wish, sitting, 'checkpoints');
  const engine = content.engine(ruleset, []);
  const open = (journal: readonly JournalEntry[] = [], from?: Checkpoint): Table =>
    new Table({ engine, record, words: tableWords(engine), firstAt: 1 }, journal, from);
  const roll = dice(seed);
  const table = open();
  let saved: Checkpoint | undefined;
  let compared = 0;
  while (table.journal.length < 300 && answer(table, roll)) {
    const { length } = table.journal;
    if (length >= 45 + (saved?.entries ?? 0)) saved = table.checkpoint() ?? saved;
    if (!saved || length % 20 !== 19) continue;
    expect(seen(open(copied(table.journal), copied(saved)))).toEqual(seen(table));
    compared++;
  }
  expect(compared).toBeGreaterThan(1);
});

test('a checkpoint that does not fit, or is damaged, is left alone', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'scape-')), 'games.sqlite');
  const store = await Store.open(placeNamed(file), () => new Date().toISOString());
  const checkpoints = new Checkpoints(store);
  const owner = (await store.players.addGuest('ann', 'Ann')).id;
  const wish = { ruleset: 'heroscape' as const, variants: [], map: 'first-light', hints: true };
  const { seed, ...record } = recordOf(content, wish, sitting, 'kept');
  const seats = sitting.map(({ name, kind }, seat) => ({ seat, kind, name, player: owner }));
  await store.games.add({ id: 't', seed, owner, isPublic: true, wish: JSON.stringify(wish), seats });
  await store.games.begin('t', JSON.stringify(record));
  const load = async () => {
    const played = await store.games.load('t');
    if (!played) throw new Error('no table');
    return played;
  };
  const keepers = { store, content, failed: (error: unknown) => expect(error).toBe('nothing') };
  const table = playedTable(keepers, await load());
  const roll = dice(1);
  for (let entries = 0; entries < 80; entries++) {
    answer(table, roll);
    await store.journals.append('t', entries, JSON.stringify(table.journal[entries]), {
      ...{ status: 'playing', round: 1, waitingFor: [0], answered: [] },
    });
    await checkpoints.keep('t', table);
  }
  await expect.poll(() => store.games.checkpoint('t')).toBeDefined();
  const played = await load();
  const found = await checkpoints.find(played);
  expect(found?.entries).toBeGreaterThanOrEqual(50);
  expect(seen(playedTable(keepers, played, found))).toEqual(seen(table));

  expect(await checkpoints.find(played, 49)).toBeUndefined();
  expect(await checkpoints.find({ ...played, entries: played.entries.slice(0, 20) })).toBeUndefined();
  expect(await checkpoints.find({ ...played, entries: played.entries.map(() => '{}') })).toBeUndefined();
  if (!found) throw new Error('no checkpoint');
  const { play } = found;
  const other = { ...play, match: { ...play.match, lock: ['heroscape@0.0.0'] } };
  expect(seen(playedTable(keepers, played, { ...found, play: other }))).toEqual(seen(table));
  store.journals.checkpoint('t', 80, new Uint8Array([1, 2, 3]));
  await expect.poll(async () => (await store.games.checkpoint('t'))?.length).toBe(3);
  expect(await checkpoints.find(played)).toBeUndefined();
  await store.close();
});
