import { describe, expect, test } from 'vitest';
import { withinBudget } from '../../test/budget.ts';
import { loadAbility, loadCard, loadManifest, loadPrices, loadScenarios } from '../index.ts';
import { parseYaml } from './yaml-file.ts';

const many = (count: number, make: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at)).join('');

/** What is repeated until a file has so many characters. */
const repeated: Readonly<Record<string, string>> = {
  quotes: '"',
  lines: '"\n',
  mixed: `"'`,
  pairs: `"a"\n`,
  open: '[',
  close: ']',
  braces: '{',
  commas: ',',
  lists: '[],',
  dashes: '- ',
  items: '-\n',
  nested: '- - - - - - - -\n',
  keys: '? a\n',
  colons: ':\n',
  same: 'a: 1\n',
  tags: '- !x 1\n',
  aliases: '- *b\n',
  documents: '---\na\n',
  marks: '---\n',
  tabs: '\t',
  blank: '\n',
  comments: '#\n',
  escapes: '\\x',
};
const sizes = [59_000, 990_000, 3_800_000];

describe('whatever a YAML file holds, reading it costs little and every mistake has a place:', () => {
  test.each(Object.entries(repeated))(
    '%s',
    (name, piece) => {
      for (const before of ['', '[', '"', 'a: '])
        for (const size of name === 'escapes' || before === '' ? sizes : sizes.slice(0, 1)) {
          const text = `${before}${piece.repeat(size / piece.length)}`;
          const documents = withinBudget(`${before}${name} ${size}`, () => parseYaml('x.yaml', text));
          const problems = documents.flatMap((document) => document.problems);
          expect(problems.length).toBeLessThan(300);
          for (const { line, column, message } of problems) {
            expect([line >= 1, column >= 1, message.length > 0, message.length < 700]).toEqual([
              true,
              true,
              true,
              true,
            ]);
          }
        }
    },
    60_000,
  );

  test('too much of it is refused, and says so', () => {
    const said = (text: string) =>
      parseYaml('x.yaml', text)
        .flatMap(({ problems }) => problems.map(({ message }) => message))
        .at(-1);
    expect(said(many(70_000, () => '- a\n'))).toBe('the document has more than 60000 words and marks');
    expect(said('x'.repeat(1_000_001))).toBe('the document has 1000001 characters, 1000000 are allowed');
    expect(said('x'.repeat(8_000_001))).toBe('the file has 8000001 characters, 8000000 are allowed');
    expect(said(many(60_000, () => '---\na\n'))).toContain('the file is too much to be read to its end');
    expect(said(many(500, () => '---\n[\n'))).toContain('too much in it is wrong');
    const honest = many(
      1200,
      (at) => `---\nscenario: one ${at}\nsteps: [${many(20, () => '{activate: a}, ')}]\n`,
    );
    expect(parseYaml('x.yaml', honest).flatMap(({ problems }) => problems)).toEqual([]);
  }, 30_000);
});

const scenario = (steps: string): string =>
  `scenario: x\nrules: [SS-MOVE-001]\nboard: {hexes: "g1 g1"}\nplayers:\n  - {name: red, figures: {a: {card: b, at: a1}}}\nsteps:\n${steps}`;
const board = (hexes: string): string =>
  `scenario: x\nrules: [SS-MOVE-001]\nboard: {hexes: "${hexes}"}\nplayers: []\nsteps: [{activate: a}]\n`;
const documents: Readonly<Record<string, () => unknown>> = {
  'wrong steps': () => loadScenarios('x', scenario(many(9000, () => '  - x\n'))),
  'empty steps': () => loadScenarios('x', scenario(many(9000, () => '  - {}\n'))),
  'steps of unknown keys': () => loadScenarios('x', scenario(many(4500, () => '  - {mov: 1}\n'))),
  'one step of unknown keys': () =>
    loadScenarios('x', scenario(`  - {${many(7000, (at) => `k${at}: 1, `)}z: 1}\n`)),
  'figures that are expected': () =>
    loadScenarios(
      'x',
      scenario(`  - activate: a\n    expect: {figures: {${many(3500, (at) => `f${at}: {at: a1}, `)}}}\n`),
    ),
  'a row without end': () => loadScenarios('x', board('g1 '.repeat(320_000))),
  'cells that are none': () => loadScenarios('x', board('?? '.repeat(320_000))),
  'a card of unknown keys': () =>
    loadCard(
      'cards/a.yaml',
      many(7000, (at) => `k${at}: 1\n`),
    ),
  'a card of wrong abilities': () =>
    loadCard(
      'cards/a.yaml',
      `id: a\nabilities:\n${many(1500, (at) => `  - {name: x${at}, kind: y, do: [{z: 1}]}\n`)}`,
    ),
  'wrong prices': () =>
    loadPrices('prices/a.yaml', `format: a\nprices: {${many(7000, (at) => `c${at}: x, `)}z: 1}\n`),
  'empty credits': () => loadManifest('pack.yaml', `id: a\ncredits: [${many(14_000, () => '"", ')}""]\n`),
  'an ability of conditions': () =>
    loadAbility(
      'abilities/a.yaml',
      `name: A\nkind: triggered-automatic\ndo: [${many(1500, () => '{any: {of: [{not: {of: [{x: 1}]}}]}}, ')}]\n`,
    ),
};

test.each(Object.entries(documents))(
  'what documents say wrong costs little too: %s',
  (what, read) => {
    withinBudget(what, read);
  },
  30_000,
);
