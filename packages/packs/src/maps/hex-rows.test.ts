import { describe, expect, test } from 'vitest';
import { parseHexRows } from './hex-rows.ts';

describe('parseHexRows', () => {
  test('names columns from a1 and shifts every second row', () => {
    const { columns, problems } = parseHexRows('g1 g1\n g1 wa13\ng1 -- g2\n');
    expect(problems).toEqual([]);
    expect(columns.map(({ name, q, r }) => [name, q, r])).toEqual([
      ['a1', 0, 0],
      ['b1', 1, 0],
      ['a2', 0, 1],
      ['b2', 1, 1],
      ['a3', -1, 2],
      ['c3', 1, 2],
    ]);
    expect(columns[3]?.masses).toEqual([{ code: 'wa', terrain: 'water', level: 13, underside: 0 }]);
  });

  test('after column z comes aa', () => {
    const { columns } = parseHexRows(Array.from({ length: 28 }, () => 'g1').join(' '));
    expect(columns.slice(24).map(({ name }) => name)).toEqual(['y1', 'z1', 'aa1', 'ab1']);
  });

  test('reads slabs of one and of several levels, and a slab over nothing', () => {
    const { columns, problems } = parseHexRows('g1/g9 g1/ro9:3 --/wa5 wa0/g3/g8:2');
    expect(problems).toEqual([]);
    const heights = columns.map(({ masses }) => masses.map(({ level, underside }) => [underside, level]));
    expect(heights).toEqual([
      [
        [0, 1],
        [8, 9],
      ],
      [
        [0, 1],
        [6, 9],
      ],
      [[4, 5]],
      [
        [0, 0],
        [2, 3],
        [6, 8],
      ],
    ]);
  });

  test('takes further codes from the legend, which may replace a standard one', () => {
    const { columns } = parseHexRows('x3 g2', { x: 'quicksand', g: 'tall-grass' });
    expect(columns.map(({ masses }) => masses[0]?.terrain)).toEqual(['quicksand', 'tall-grass']);
  });

  test('ignores empty lines around the rows and tells of those between them', () => {
    const { columns, problems } = parseHexRows('\n\ng1\n\ng1\n\n');
    expect(columns.map(({ name, line }) => [name, line])).toEqual([
      ['a1', 3],
      ['a3', 5],
    ]);
    expect(problems).toEqual([expect.objectContaining({ line: 4, column: 1, message: 'row 2 is empty' })]);
  });

  test.each([
    ['g1 gg3', 4, '"gg" in "gg3" is no terrain code'],
    ['g1 3g', 4, '"3g" is no cell'],
    ['  g1 g0', 6, 'grass cannot lie at level 0, which is the table'],
    ['g1:2', 1, '"g1:2" gives a thickness to the ground'],
    ['g1/g2', 1, 'in g1/g2, g2 touches the grass at level 1'],
    ['g4/g3', 1, 'in g4/g3, g3 overlaps the grass at level 4'],
    ['g1/g9:8', 1, 'in g1/g9:8, g9:8 touches the grass at level 1'],
    ['g1/g9:10', 1, 'a slab cannot be 10 thick at level 9'],
    ['g1/g9:0', 1, 'a slab cannot be 0 thick at level 9'],
    ['g1000', 1, 'level 1000 in "g1000" is too high'],
    ['g1/--', 1, '"g1/--" is no cell'],
    ['', 1, 'no space is drawn'],
  ])('reports %j with its place', (text, column, message) => {
    const { problems } = parseHexRows(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ line: 1, column, message });
    expect(problems[0]?.fix).not.toBe('');
  });

  test('suggests the code that was meant and reports all problems together', () => {
    const { columns, problems } = parseHexRows('g1 waa1\n qq1 g1');
    expect(columns.map(({ name }) => name)).toEqual(['a1', 'b2']);
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [1, 4],
      [2, 2],
    ]);
    expect(problems[0]?.fix).toContain('"wa"');
  });
});
