import { describe, expect, test } from 'vitest';
import { expectLocated, mutate, numbers } from '../../test/text-mutations.ts';
import { formatProblem } from '../yaml/problem.ts';
import { loadSave } from './save-file.ts';

const card = {
  ...{ id: 'ann', name: 'Ann', identity: [], unit: 'hero', figures: 1, uniqueness: 'unique', size: 'medium' },
  ...{ height: 5, base: 'single', life: 4, move: 5, range: null, attack: 3, defense: 3, points: 10 },
  ...{ symbols: [], keywords: ['Quick'], faction: [], species: [], class: '', personality: '' },
  abilities: [{ id: 'leap', with: { levels: 3 } }],
};
const space = { q: 0, r: 0, level: 1, underside: 0, terrain: 'grass', name: 'a1' };
const setup = {
  ...{ ruleset: 'superscape', map: 'Meadow', mapFile: 'meadow', seats: ['person'], seed: 's', roundLimit: 3 },
  ground: { plan: { spaces: [space] }, startZones: [['a1']] },
  scenery: { zones: [], objects: [] },
  armies: [{ player: 'Dawn', cards: [card] }],
};
const match = {
  lock: ['a@1'],
  segments: [[1, 2], []],
  journal: { addresses: [0], olds: [-1] },
  frames: [
    { type: 'procedure', procedure: 'game', at: 3, vars: { n: 1 } },
    {
      ...{ type: 'window', kind: 'trigger', window: 3, args: {}, left: [1], current: 2, accepted: true },
      ...{ last: -1, seat: -1, extras: [] },
    },
    {
      ...{ type: 'run', mark: 0, events: 1, joint: { 0: [1, 2] } },
      recorded: [
        { kind: 'choice', asks: 'swipe', replies: [-1] },
        { kind: 'roll', asks: 'attack', replies: [[0, 5]], words: [1, 2, 3, 4] },
        { kind: 'call', procedure: 'move', result: {}, events: 0, rows: ['effect'], writes: [1, 2] },
        { kind: 'reveal' },
      ],
    },
  ],
  answered: [0],
  events: [{ reason: 'swipe.taken', step: '3F', source: 'ann', data: { figure: 1 }, see: [0] }],
  emitAt: 1,
  inputs: [
    { seat: 0, asks: 'swipe', reply: -1, hash: 'x' },
    { dice: [1], purpose: 'attack' },
  ],
};
const save = {
  ...{ format: 'scapewright-save', version: 1, ruleset: 'superscape' },
  packs: [{ id: 'a', version: '1.0.0', hash: 'x' }],
  setup,
  match,
};
const lines = (text: string): readonly string[] => {
  const read = loadSave('g.json', text);
  return read.ok ? [] : read.problems.map(formatProblem);
};

describe('a saved game', () => {
  test('that is no JSON is located', () => {
    const read = loadSave('g.json', '{\n "format": "scapewright-save",\n "version": 1,,\n}');
    expect(read.ok ? [] : read.problems.map(formatProblem)).toEqual([
      'g.json:3:15 the saved game is not whole JSON; take another copy of the file',
    ]);
  });

  test('that ends too early is located at its end', () => {
    const read = loadSave('g.json', '{"format":\n ');
    expect(read.ok ? [] : read.problems.map(({ line, column }) => [line, column])).toEqual([[2, 2]]);
  });

  test('of another form is located', () => {
    const read = loadSave('g.json', '{"format": "scapewright-save",\n "version": 2}');
    const lines = read.ok ? [] : read.problems.map(formatProblem);
    expect(lines).toContain('g.json:2:13 version: "2" is not possible here; did you mean "1"?');
    expect(lines).toContain('g.json:1:1 match: missing key "match"; add "match: ..."');
  });

  test('is read whole', () => {
    expect(loadSave('g.json', JSON.stringify(save))).toEqual({ ok: true, save });
  });

  test('that is damaged anywhere never throws, and says where', () => {
    const random = numbers(5);
    const whole = JSON.stringify(save, null, 1);
    let refused = 0;
    for (let round = 0; round < 2000; round++) {
      const text = mutate(whole, random);
      const result = loadSave('g.json', text);
      if (result.ok) continue;
      refused++;
      expectLocated(result.problems, text);
    }
    expect(refused).toBeGreaterThan(1000);
  }, 60_000);

  test('with wrong values inside names their places', () => {
    const written = (change: object, inside: object = {}) =>
      lines(JSON.stringify({ ...save, setup: { ...setup, ...change }, match: { ...match, ...inside } }));
    expect(written({ armies: [{ player: 'Dawn', cards: [{ ...card, attack: '6' }] }] })[0]).toMatch(
      /^g\.json:1:\d+ setup\.armies\[0\]\.cards\[0\]\.attack: expected a number, got "6"/,
    );
    expect(written({ armies: [{ player: 'Dawn', cards: [{ ...card, figures: 1e9 }] }] })[0]).toContain(
      'setup.armies[0].cards[0].figures: "1000000000", at most 20 is possible',
    );
    expect(written({}, { frames: [{ type: 'procedure' }] })).toHaveLength(3);
    expect(written({}, { segments: [[1], [1, 2.5]] })[0]).toContain(
      'match.segments[1][1]: expected a whole number',
    );
    expect(written({}, { events: [{ ...match.events[0], data: { figure: null } }] })[0]).toContain(
      'match.events[0].data.figure: expected a number, got nothing',
    );
    expect(lines(JSON.stringify({ ...save, match: { ...match, answerd: [] } }))[0]).toContain(
      'unknown key "answerd"; did you mean "answered"?',
    );
  });
});

describe('what a hostile save costs is bounded', () => {
  const limit = { ms: 2000, bytes: 300e6 };
  const within = (text: string): readonly string[] => {
    const [began, before] = [process.cpuUsage(), process.memoryUsage.rss()];
    const told = lines(text);
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(limit.ms);
    expect(process.memoryUsage.rss() - before).toBeLessThan(limit.bytes);
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThanOrEqual(10);
    expect(told.join('').length).toBeLessThan(10_000);
    return told;
  };
  const put = (where: string, what: string): string => JSON.stringify(save).replace(where, what);

  test('however deep, long or wrong it is', () => {
    expect(within('['.repeat(3_900_000))[0]).toContain(
      'g.json:1:65 the saved game is nested more than 64 deep',
    );
    expect(within('{"a":'.repeat(100_000))[0]).toContain('nested more than 64 deep');
    expect(within(' '.repeat(13_000_000))[0]).toContain('has 13000000 characters, 4000000 are allowed');
    expect(within(`[${'0,'.repeat(1_900_000)}0]`)[0]).toContain('holds more than 400000 values');
    within(put('[1,2],[]', `[${'0.5,'.repeat(300_000)}0.5],[]`));
    within(put('[1,2],[]', `[${'[],'.repeat(350_000)}[]],[]`));
    within(put('"events":[', `"events":[${'{},'.repeat(350_000)}`));
    within(put('"n":1', Array.from({ length: 300_000 }, (_, at) => `"n${at}":0.5`).join()));
    within(
      put('"emitAt":1', `"emitAt":1,${Array.from({ length: 300_000 }, (_, at) => `"k${at}":1`).join()}`),
    );
    within(put('"emitAt":1', `"emitAt":1,"${'k'.repeat(3_000_000)}":1`));
    within(put('"seed":"s"', `"seed":["${'s'.repeat(3_000_000)}"]`));
  }, 60_000);
});
