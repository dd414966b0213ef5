import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadPack } from '../pack/pack.ts';
import { loadSave } from '../pack/save.ts';
import type { Problem } from '../yaml/problem.ts';
import { loadScenarios } from './scenario-file.ts';

const fixture = (name: string): string =>
  readFileSync(new URL(`../../fixtures/${name}`, import.meta.url), 'utf8');

/** A stream of pseudo-random whole numbers below a limit, the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const scraps = [
  ...[
    '{',
    '}',
    '[',
    ']',
    ':',
    ': ',
    ',',
    '- ',
    '"',
    "'",
    '|',
    '>',
    '#',
    '&a ',
    '*a',
    '!!str ',
    '? ',
    '\t',
    '\n',
  ],
  ...[
    '---\n',
    '...\n',
    '%YAML 1.1\n',
    '~',
    'null',
    'true',
    '-1',
    '99999999999999999999',
    '.nan',
    '1e9',
    '<<: *a',
  ],
  ...[
    '__proto__: 1',
    'constructor',
    'toString: 1',
    '\u0000',
    '\uFEFF',
    '\uD800',
    '  ',
    'é',
    '@',
    '`',
    '{}',
    '[]',
  ],
];

function mutate(text: string, random: (below: number) => number): string {
  const at = random(text.length);
  const length = 1 + random(12);
  switch (random(6)) {
    case 0:
      return text.slice(0, at) + text.slice(at + length);
    case 1:
      return text.slice(0, at) + (scraps[random(scraps.length)] ?? '') + text.slice(at);
    case 2:
      return text.slice(0, at) + text.slice(at, at + length) + text.slice(at);
    case 3:
      return text.slice(0, at) + (scraps[random(scraps.length)] ?? '') + text.slice(at + length);
    case 4: {
      const lines = text.split('\n');
      const [line = ''] = lines.splice(random(lines.length), 1);
      lines.splice(random(lines.length + 1), 0, line);
      return lines.join('\n');
    }
    default:
      return text.slice(0, at) + String.fromCharCode(32 + random(95)) + text.slice(at + 1);
  }
}

/** Each problem says where and what, inside the file. */
function expectLocated(problems: readonly Problem[], text: string): void {
  expect(problems.length).toBeGreaterThan(0);
  const lines = text.split('\n').length;
  for (const { line, column, message } of problems) {
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(message).not.toBe('');
    expect(message).not.toMatch(/^(keys|wanted|say): |undefined|Invalid input/);
  }
}

const small = `scenario: small
rules: [SS-CMB-016]
board:
  hexes: |
    g1 g2 wa3
     g1 -- g1/g9
  tokens: [{id: t1, kind: glyph, at: a1}]
cards:
  smith: {attack: 5, abilities: [{probe: p, at: C7, of: self}, {use: super-leap, with: {move: 4}}]}
players:
  - {name: red, figures: {ann: {card: smith, at: a1}, "2": {card: smith, at: [b1, c1]}}}
  - {name: blue, figures: {joe: {card: smith, at: b2}}}
steps:
  - activate: ann
  - move: {figure: ann, to: b1, via: [a2, b1]}
    dice: [SSB, 17]
    answers: [{who: blue, asks: swipe, pick: yes}]
    expect: {figures: {ann: {wounds: 1}}, reach: {figure: ann, cost: {a1: 1, c2: null}}, steps: [3A, "4"]}
  - refuse: {attack: {figure: ann, target: joe}}
`;

describe('a damaged file', () => {
  test('of scenarios never throws, and what is wrong is located', () => {
    const random = numbers(1);
    let refused = 0;
    for (let round = 0; round < 2500; round++) {
      let text = small;
      for (let times = 1 + random(3); times > 0; times--) text = mutate(text, random);
      for (const document of loadScenarios('f.yaml', text).documents) {
        if (document.ok) continue;
        refused++;
        expectLocated(document.problems, text);
      }
    }
    expect(refused).toBeGreaterThan(1200);
  }, 60_000);

  test('hides no other document', () => {
    const random = numbers(2);
    for (let round = 0; round < 150; round++) {
      const damaged = mutate(small, random).replace(/^(---|\.\.\.)(?=\s|$)/gm, '  $1');
      const { documents } = loadScenarios('f.yaml', `${damaged}\n---\n${small}`);
      expect(documents.at(-1)).toMatchObject({ ok: true, line: damaged.split('\n').length + 2 });
    }
  }, 60_000);

  test('with every key never throws', () => {
    const random = numbers(3);
    const whole = fixture('whole.yaml');
    for (let round = 0; round < 60; round++) {
      const text = mutate(mutate(whole, random), random);
      for (const document of loadScenarios('f.yaml', text).documents) {
        if (!document.ok) expectLocated(document.problems, text);
      }
    }
  }, 60_000);

  test('of a pack is never half loaded', () => {
    const random = numbers(4);
    const paths = [
      'pack.yaml',
      'cards/tin-smith.yaml',
      'cards/cart.yaml',
      'abilities/long-arm.yaml',
      'prices/standard.yaml',
    ];
    const files = paths.map((path) => ({ path, text: fixture(`pack/${path}`) }));
    let refused = 0;
    for (let round = 0; round < 800; round++) {
      const target = random(files.length);
      const damaged = files.map((file, index) =>
        index === target ? { ...file, text: mutate(file.text, random) } : file,
      );
      const result = loadPack(damaged);
      if (result.ok) continue;
      refused++;
      for (const problem of result.problems) {
        const text = damaged.find(({ path }) => path === problem.file)?.text;
        expect(text).toBeDefined();
        expectLocated([problem], text ?? '');
      }
    }
    expect(refused).toBeGreaterThan(300);
  }, 60_000);

  test('of a saved game never throws', () => {
    const random = numbers(5);
    const match = {
      lock: ['a@1'],
      segments: [[1, 2]],
      journal: { addresses: [], olds: [] },
      frames: [{ a: 1 }],
    };
    const save = {
      ...{ format: 'scapewright-save', version: 1, ruleset: 'superscape', setup: {} },
      packs: [{ id: 'a', version: '1', hash: 'x' }],
      match: { ...match, answered: [0], events: [], emitAt: 0, inputs: [] },
    };
    const whole = JSON.stringify(save, null, 1);
    expect(loadSave('g.json', whole)).toEqual({ ok: true, save });
    for (let round = 0; round < 500; round++) {
      const text = mutate(whole, random);
      const result = loadSave('g.json', text);
      if (!result.ok) expectLocated(result.problems, text);
    }
  }, 60_000);
});
