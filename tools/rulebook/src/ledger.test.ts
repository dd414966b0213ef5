import { describe, expect, test } from 'vitest';
import { printRuns } from './id-module.ts';
import { readLedger } from './ledger.ts';

const entry = (id: string, changes = '') => `- id: ${id}
  title: Falling
  rule: A figure that drops far takes damage.
  source: { document: rules }
  steps: [S4]
  actor: kernel
  decision: null
  examples:
    - { given: a, when: b, then: c }
  ambiguity: See TI-01.
  related: []
${changes}`;

const texts = (movement: string) =>
  new Map([
    [
      'files',
      'movement: { title: moving, game: superscape }\ntiming-steps: { title: steps, game: superscape }\n',
    ],
    ['documents', 'rules: { title: Rules, kind: rulebook }\n'],
    [
      'timing-steps',
      'document: rules\nsteps: [{ id: G1.4, aliases: [S4] }]\ninconsistencies: [{ id: TI-01, topic: T, text: Open, ruling: Closed }]\n',
    ],
    ['movement', movement],
  ]);
const read = (movement: string) => readLedger(texts(movement));

describe('the ledger', () => {
  test('steps are known by their ids, whatever alias an entry uses', () => {
    expect(read(entry('A-001')).entries.get('movement')?.[0]).toMatchObject({
      id: 'A-001',
      file: 'movement',
      game: 'superscape',
      steps: ['G1.4'],
    });
  });

  test('the rules behind a reason are the entry that states it, then those that back it', () => {
    const movement =
      entry('A-001', '  backs: [fall.damage]\n') +
      entry('A-002', '  states: [fall.damage, fall.begins]\n') +
      entry('A-003', '  backs: [fall.damage]\n');
    expect(read(movement).reasonRules).toEqual(
      new Map([['superscape', { 'fall.begins': ['A-002'], 'fall.damage': ['A-002', 'A-001', 'A-003'] }]]),
    );
  });

  test('an entry that games share lists its reasons by game', () => {
    const shared = (changes: string) => {
      const files = texts(entry('A-001', changes));
      files.set('files', `${files.get('files')}`.replace('game: superscape', 'game: shared'));
      return readLedger(files);
    };
    expect(shared('  states: { superscape: [fall.damage] }\n').reasonRules).toEqual(
      new Map([['superscape', { 'fall.damage': ['A-001'] }]]),
    );
    expect(() => shared('  states: [fall.damage]\n')).toThrow(
      'movement.yaml:12:11 an entry that games share lists its reasons by game',
    );
    expect(() => shared('  states: { chess: [fall.damage] }\n')).toThrow(
      'movement.yaml:12:20 no game chess has rules of its own',
    );
  });

  test('a contradiction becomes an entry, related to those that name it', () => {
    expect(read(entry('A-001')).entries.get('timing-steps')).toMatchObject([
      { id: 'TI-01', title: 'T', rule: 'Closed', related: ['A-001'] },
    ]);
  });

  test.each([
    ['an unknown key', entry('A-001', '  atack: 3\n'), 'movement.yaml:12:10 unknown key "atack" 3'],
    ['an unknown step', entry('A-001').replace('S4', 'S9'), 'movement.yaml:5:11 no such step: "S9"'],
    [
      'a related rule that does not exist',
      entry('A-001').replace('related: []', 'related: [B-001]'),
      'movement.yaml:11:13 no such rule: "B-001"',
    ],
    [
      'an entry related to itself',
      entry('A-001').replace('related: []', 'related: [A-001]'),
      'movement.yaml:11:13 no such rule: "A-001"',
    ],
    [
      'an unknown document',
      entry('A-001').replace('rules }', 'rumours }'),
      'movement.yaml:4:23 no such document: "rumours"',
    ],
    ['an id twice', entry('A-001') + entry('A-001'), 'movement.yaml:12:7 this id is used twice: "A-001"'],
    ['an id of another shape', entry('A-1'), 'movement.yaml:1:7 not the shape of an id: "A-1"'],
    [
      'an empty rule',
      entry('A-001').replace(/rule: .*/, 'rule: ""'),
      'movement.yaml:3:9 a text is needed here, not ""',
    ],
    [
      'a reason of another shape',
      entry('A-001', '  states: [Falls]\n'),
      'movement.yaml:12:12 not the shape of a reason: "Falls"',
    ],
    [
      'a reason that two entries state',
      entry('A-001', '  states: [fall.damage]\n') + entry('A-002', '  states: [fall.damage]\n'),
      'movement.yaml:24:12 A-001 states this reason too: "fall.damage"',
    ],
    [
      'a reason that is backed and stated by none',
      entry('A-001', '  backs: [fall.damage]\n'),
      'movement.yaml:12:11 no entry of superscape states this reason: "fall.damage"',
    ],
    [
      'a reason that an entry lists twice',
      entry('A-001', '  states: [fall.damage]\n  backs: [fall.damage]\n'),
      'movement.yaml:13:11 the entry lists this reason twice: "fall.damage"',
    ],
    [
      'a missing key',
      entry('A-001').replace('  actor: kernel\n', ''),
      'movement.yaml:1:3 the entry lacks "actor"',
    ],
  ])('%s is refused with its place', (_, movement, message) => {
    expect(() => read(movement)).toThrow(message);
  });

  test('a key that stands twice is refused with its place', () => {
    expect(() => read(entry('A-001', '  actor: board\n'))).toThrow(
      /movement\.yaml: Map keys must be unique at line 12/,
    );
  });

  test('a file that is listed and missing is named', () => {
    const incomplete = texts(entry('A-001'));
    incomplete.delete('movement');
    expect(() => readLedger(incomplete)).toThrow('movement.yaml is missing');
  });
});

test('ids are written as runs', () => {
  expect(printRuns(['A-001', 'A-002', 'B-001', 'B-101', 'B-102'])).toBe('A-001..002 B-001..001 B-101..102');
});
