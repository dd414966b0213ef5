import { describe, expect, test } from 'vitest';
import { playedCatalogue } from '../../test/played-catalogue.ts';
import { checkMap } from './check-map.ts';
import { emptyHscDocument, type HscTile, plainHscTile } from './hsc-document.ts';
import { mapOfHsc } from './map-of-hsc.ts';
import type { MapProblem } from './map-problem.ts';
import { formatMapProblem } from './map-problem.ts';
import { readMapYaml } from './read-map-yaml.ts';

function checkTiles(...tiles: Partial<HscTile>[]): MapProblem[] {
  const document = { ...emptyHscDocument, tiles: tiles.map((tile) => ({ ...plainHscTile, ...tile })) };
  return checkMap(mapOfHsc(document), playedCatalogue);
}

function checkRows(rows: string, more: string): MapProblem[] {
  const hexes = rows.split('\n').map((row) => `  ${row}`);
  const { map, problems } = readMapYaml('x', `map: X\nhexes: |\n${hexes.join('\n')}\n${more}`);
  expect(problems).toEqual([]);
  return map === undefined ? [] : checkMap(map, playedCatalogue);
}

const found = (problems: readonly MapProblem[]) => problems.map(({ code, at }) => [code, at]);
const zones = (first: string, second: string) =>
  `start:\n  - {player: 1, name: Dawn, spaces: ${first}}\n  - {player: 2, name: Dusk, spaces: ${second}}\n`;
const red = { type: 15_001, z: 1, color: 0x0000ff };
const blue = { type: 15_001, z: 1, color: 0xff0000 };

describe('checkMap', () => {
  test('finds nothing wrong with a sound map', () => {
    expect(checkRows('g1 g1 g3\n g1 wa0 g1', zones('a1 a2', 'c1 c2'))).toEqual([]);
    expect(checkTiles({ type: 1007, x: 1 }, { ...red, x: 1 }, { ...blue, x: 2 })).toEqual([]);
  });

  test('finds tiles that float, and those that lie on them', () => {
    const problems = checkTiles(
      { type: 1002 },
      { type: 2003, z: 1, x: 1 },
      { type: 2001, z: 2, x: 2 },
      { type: 3001, z: 4, x: 0 },
      { type: 4001, z: 5, x: 0 },
      { ...red },
      { ...blue, x: 1, z: 2 },
    );
    expect(found(problems)).toEqual([
      ['floating-tile', 'a1'],
      ['floating-tile', 'a1'],
    ]);
    expect(problems[0]?.message).toBe('Sand 1 floats: nothing lies under any of its hexes at level 4');
    expect(problems[1]?.message).toContain('Water 1 floats');
  });

  test('wall walks on castle walls and gates and the upper floor of a warehouse do not float', () => {
    const problems = checkTiles(
      { type: 16_102 },
      { type: 16_202, z: 1 },
      { type: 16_007, z: 10 },
      { type: 11_006, y: 4 },
      { type: 16_404, y: 8 },
      { type: 16_001, y: 8, x: 1, z: 10 },
    );
    expect(found(problems)).toEqual([['no-start-zone', undefined]]);
  });

  test('finds start zones that are missing, unequal, shared or filled', () => {
    expect(found(checkRows('g1 g1', ''))).toEqual([['no-start-zone', undefined]]);
    expect(found(checkRows('g1 g1', 'players: 2\nstart: [{player: 1, spaces: a1}]\n'))).toEqual([
      ['no-start-zone', undefined],
    ]);
    expect(found(checkRows('g1 g1 g1', zones('a1 b1', 'c1')))).toEqual([['unequal-start-zones', 'c1']]);
    expect(found(checkRows('g1 g1 g1', zones('a1 b1', 'b1 c1')))).toEqual([['start-space-twice', 'b1']]);
    const rock = 'objects: [{id: rock, kind: rock-outcrop, at: b2}]\n';
    const filled = checkRows('g1 g1 g1\n g1 g1 g1', `${rock}${zones('a1 a2', 'b2 c1')}`);
    expect(filled).toMatchObject([
      { code: 'start-space-taken', at: 'b2', message: 'the start space is filled by rock' },
      { code: 'unreachable-start', at: 'b2' },
    ]);
  });

  test('finds start spaces that are cut off by a gap, a wall, an object or a low slab', () => {
    expect(found(checkRows('g1 -- g1', zones('a1', 'c1')))).toEqual([
      ['unreachable-start', 'a1'],
      ['unreachable-start', 'c1'],
    ]);
    const wall = 'objects: [{id: w, kind: ancient-ruin, between: [[a1, b1]]}]\n';
    expect(found(checkRows('g1 g1', `${wall}${zones('a1', 'b1')}`))).toHaveLength(2);
    const rail = 'objects: [{id: w, kind: bridge-wall, between: [[a1, b1]]}]\n';
    expect(checkRows('g1 g1', `${rail}${zones('a1', 'b1')}`)).toEqual([]);
    const rock = 'objects: [{id: r, kind: rock-outcrop, at: b1}]\n';
    expect(found(checkRows('g1 g1 g1', `${rock}${zones('a1', 'c1')}`))).toHaveLength(2);
    expect(checkRows('g1 g1 g1\n g1 g1', `${rock}${zones('a1', 'c1')}`)).toEqual([]);
    expect(found(checkRows('g1/g12:10 g7', zones('a1@1', 'b1')))).toHaveLength(2);
    expect(checkRows('g1/g12:4 g7', zones('a1@1', 'b1'))).toEqual([]);
  });

  test('says in one line where, what and what to do', () => {
    const [problem] = checkRows('g1 g1 g1', zones('a1 b1', 'c1'));
    expect(problem && formatMapProblem('arena.yaml', problem)).toBe(
      'arena.yaml: error: c1: the zone Dusk has 1 space, another has 2; add 1 space to it, or take them from the larger zones',
    );
    const { problems } = readMapYaml('x', 'map: X\nhexes: g1 q1\n');
    expect(problems[0] && formatMapProblem('x.yaml', problems[0])).toMatch(/^x\.yaml:2:11 error: .*; /);
    const damaged: MapProblem = {
      code: 'damaged-file',
      severity: 'error',
      message: 'cut',
      fix: 'mend',
      offset: 12,
    };
    expect(formatMapProblem('x.hsc', damaged)).toBe('x.hsc, byte 12: error: cut; mend');
  });
});
