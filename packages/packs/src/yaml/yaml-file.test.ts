import { describe, expect, test } from 'vitest';
import { formatProblem } from './problem.ts';
import { parseYaml, type YamlDocument } from './yaml-file.ts';
import { keyPlaceAt, nodeAt, placeAt } from './yaml-node.ts';

const only = (text: string): YamlDocument => {
  const [document] = parseYaml('f.yaml', text);
  if (document === undefined) throw new Error('no document');
  return document;
};
const said = (text: string): string[] =>
  parseYaml('f.yaml', text).flatMap(({ problems }) => problems.map(formatProblem));

describe('values', () => {
  test('follow the core schema of YAML 1.2', () => {
    expect(
      only('{a: yes, b: off, c: true, d: ~, e: 017, f: 0x10, g: 1.5, h: "7", i: 2001-01-01}').root?.value,
    ).toEqual({
      a: 'yes',
      b: 'off',
      c: true,
      d: null,
      e: 17,
      f: 16,
      g: 1.5,
      h: '7',
      i: '2001-01-01',
    });
  });

  test('keys are text as written, in the order written', () => {
    const { root } = only('{b: 1, 10: 2, 9: 3, true: 4, "x y": 5}');
    expect([...(root?.entries?.keys() ?? [])]).toEqual(['b', '10', '9', 'true', 'x y']);
  });

  test('an alias stands for its anchor', () => {
    expect(only('a: &x {k: 1}\nb: *x').root?.value).toEqual({ a: { k: 1 }, b: { k: 1 } });
  });

  test('a scalar keeps how it was written', () => {
    const { root } = only('[+3, 1.0]');
    expect(root?.items?.map(({ source }) => source)).toEqual(['+3', '1.0']);
  });

  test('a merge key is an ordinary key', () => {
    expect(only('a: &x {k: 1}\nb: {<<: *x}').root?.value).toEqual({ a: { k: 1 }, b: { '<<': { k: 1 } } });
  });
});

describe('places', () => {
  const text = '# head\na: 1\n---\n\nb:\n  - x: [1, 2]\n  - {y: z}\nrows: |3\n\n    g1 g2\n   g3\n';
  const root = parseYaml('f.yaml', text)[1]?.root;
  if (root === undefined) throw new Error('no second document');

  test('of later documents count from the top of the file', () => {
    expect(placeAt(root, ['b', 0, 'x', 1])).toEqual({ line: 6, column: 12 });
    expect(keyPlaceAt(root, ['b', 1, 'y'])).toEqual({ line: 7, column: 6 });
    expect(placeAt(root, ['b', 1, 'y'])).toEqual({ line: 7, column: 9 });
    expect(parseYaml('f.yaml', text).map(({ line }) => line)).toEqual([2, 5]);
  });

  test('of what is missing are those of its container', () => {
    expect(placeAt(root, ['b', 1, 'nothing', 'here'])).toEqual({ line: 7, column: 5 });
    expect(keyPlaceAt(root, ['nothing'])).toEqual({ line: 5, column: 1 });
  });

  test('of a drawing are those of its first line', () => {
    expect(nodeAt(root, ['rows'])?.block).toEqual({ line: 9, column: 4 });
    expect(root.value).toMatchObject({ rows: '\n g1 g2\ng3\n' });
  });

  test('are right with the line ends of Windows', () => {
    const second = parseYaml('f.yaml', 'a: 1\r\n---\r\nb:\r\n  c: 2\r\n')[1]?.root;
    expect(second && placeAt(second, ['b', 'c'])).toEqual({ line: 4, column: 6 });
  });
});

describe('what is wrong', () => {
  test('in one document leaves the others alone', () => {
    const documents = parseYaml('f.yaml', 'a: [1, 2\n---\nb: 2\n---\nc: "open\n---\nd: {e: 4}\n');
    expect(documents.map(({ problems }) => problems.length > 0)).toEqual([true, false, true, false]);
    expect(documents.map(({ root }) => root?.value)[3]).toEqual({ d: { e: 4 } });
  });

  test('is said once where the parser has lost its way', () => {
    expect(said('{a: 1}\n  - c: {d: [e, f]}\n')).toEqual(['f.yaml:2:3 Unexpected seq-item-ind at node end']);
  });

  test('is located', () => {
    expect(said('x: 1\n---\na: 1\nb: 2\na: 3')).toEqual([
      'f.yaml:5:1 the key "a" stands twice; the other one is in line 3',
    ]);
    expect(said('{1: a, "1": b}')).toEqual([
      'f.yaml:1:8 the key "1" stands twice; the other one is in line 1',
    ]);
    expect(said('a:\n\tb: 1')).toEqual([
      'f.yaml:2:1 Tabs are not allowed as indentation; indent with spaces',
    ]);
    expect(said('a: !thing 3')).toEqual(['f.yaml:1:4 Unresolved tag: !thing; leave the tag out']);
    expect(said('[a]: 3')).toEqual(['f.yaml:1:1 a key must be one word; put a key with brackets in quotes']);
    expect(said('a: .inf')).toEqual(['f.yaml:1:4 not a number that can be counted with; put text in quotes']);
    expect(said('__proto__: {x: 1}')).toEqual([
      'f.yaml:1:1 the key "__proto__" is not allowed; choose another name',
    ]);
    expect(said('%YAML 1.1\n---\na: yes')).toEqual([
      'f.yaml:3:1 the YAML directive asks for another version; write %YAML 1.2, or nothing',
    ]);
    expect(said('a: *b')).toEqual(['f.yaml:1:4 the alias "*b" is unknown']);
    expect(said('a: &a [*a]')).toEqual(['f.yaml:1:8 the alias "*a" is part of itself']);
  });

  test('is refused before it costs anything', () => {
    const level = (name: string, below: string): string =>
      `${name}: &${name} [${`*${below}, `.repeat(9)}*${below}]\n`;
    const bomb = `a: &a [x]\n${level('b', 'a')}${level('c', 'b')}${level('d', 'c')}${level('e', 'd')}${level('f', 'e')}`;
    expect(said(bomb)).toEqual(['f.yaml:6:7 the document holds more than 100000 values']);
    expect(said(`a: ${'['.repeat(41)}${']'.repeat(41)}`)).toEqual(['f.yaml:1:44 nested more than 40 deep']);
    for (const deep of ['[', '- ', '? ', '{a: ', '!!str ', '&a ']) {
      const problems = said(deep.repeat(20_000));
      expect(problems.length).toBeGreaterThan(0);
      expect(problems.length).toBeLessThanOrEqual(60);
    }
    expect(
      parseYaml('f.yaml', 'a: 12345', { tokens: 60_000, characters: 5, depth: 9, values: 9 })[0]?.problems,
    ).toMatchObject([
      { line: 1, column: 1, message: 'the document has 8 characters, 5 are allowed', fix: 'split it' },
    ]);
  });
});
