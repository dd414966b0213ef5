import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expectLocated, mutate, numbers } from '../../test/text-mutations.ts';
import { loadPack } from '../pack/pack.ts';
import { loadScenarios } from './scenario-file.ts';

const fixture = (name: string): string =>
  readFileSync(new URL(`../../fixtures/${name}`, import.meta.url), 'utf8');

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
});
