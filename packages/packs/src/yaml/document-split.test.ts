import { expect, test } from 'vitest';
import { splitDocuments } from './document-split.ts';

const lines = (stream: string): (readonly [number, string])[] =>
  splitDocuments(stream).map(({ linesBefore, text }) => [linesBefore, text] as const);

test('documents begin at their markers', () => {
  expect(lines('a: 1\n---\nb: 2\n--- # third\nc: 3')).toEqual([
    [0, 'a: 1'],
    [1, '---\nb: 2'],
    [3, '--- # third\nc: 3'],
  ]);
});

test('comments and directives before the first marker belong to its document', () => {
  expect(lines('# title\n%YAML 1.2\n---\na: 1')).toEqual([[0, '# title\n%YAML 1.2\n---\na: 1']]);
});

test('documents without content are left out', () => {
  expect(lines('---\n# nothing\n---\na: 1\n---\n\n...\n')).toEqual([[2, '---\na: 1']]);
  expect(lines('')).toEqual([]);
});

test('content may stand beside the marker, and an end marker closes', () => {
  expect(lines('--- {a: 1}\n...\nb: 2\n')).toEqual([
    [0, '--- {a: 1}'],
    [2, 'b: 2\n'],
  ]);
});

test('dashes that are no marker are content', () => {
  expect(lines('a: |\n  ---\n  -- g1\n----\n')).toEqual([[0, 'a: |\n  ---\n  -- g1\n----\n']]);
});

test('line ends of other systems and a byte order mark change nothing', () => {
  expect(lines('\uFEFFa: 1\r\n---\r\nb: 2\r\n')).toEqual([
    [0, 'a: 1\r'],
    [1, '---\r\nb: 2\r\n'],
  ]);
});
