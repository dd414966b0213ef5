import { describe, expect, test } from 'vitest';
import { standardCatalogue } from './map-catalogue.ts';
import { symmetriesOf, symmetryOfZones } from './map-symmetry.ts';
import { type MapPlan, planOfMap } from './plan-of-map.ts';
import { readMapYaml } from './read-map-yaml.ts';

function planOf(rows: readonly string[], more = ''): MapPlan {
  const text = `map: Test\nhexes: |\n${rows.map((row) => `  ${row}\n`).join('')}${more}`;
  const { map } = readMapYaml('test.yaml', text);
  if (!map) throw new Error('the map cannot be read');
  return planOfMap(map, standardCatalogue);
}

const names = ({ plan }: MapPlan): readonly string[] => symmetriesOf(plan).map(({ name }) => name);

describe('symmetriesOf', () => {
  test('a row of hexes has a half turn and two mirror images', () => {
    expect(names(planOf(['g1 g2 g2 g1']))).toEqual(['half turn', 'mirror image', 'mirror image']);
  });

  test('a hexagon has all of them', () => {
    expect(names(planOf(['-- g1 g1', '  g1 g2 g1', '-- g1 g1']))).toHaveLength(11);
  });

  test('levels, terrain and slabs count', () => {
    expect(names(planOf(['g1 g2 g3']))).toEqual(['mirror image']);
    expect(names(planOf(['g1 g1 sa1', ' g1 g1 g1']))).toEqual([]);
    expect(names(planOf(['g1/g9 g1 g1/g8', ' g1 g1 g1']))).toEqual([]);
  });

  test('objects and walls count, with their heights', () => {
    const rows = ['g1 g1 g1 g1', ' g1 g1 g1 g1'];
    const two = (height: number) =>
      `objects:\n  - {id: a, kind: rock-outcrop, at: [a1], height: 6}\n  - {id: b, kind: rock-outcrop, at: [d2], height: ${height}}\n`;
    expect(names(planOf(rows))).toEqual(['half turn']);
    expect(names(planOf(rows, two(6)))).toEqual(['half turn']);
    expect(names(planOf(rows, two(7)))).toEqual([]);
    const wall = 'objects:\n  - {id: w, kind: ancient-ruin, between: [[a1, b1]], height: 6}\n';
    expect(names(planOf(rows, wall))).toEqual([]);
  });

  test('the zones are laid on one another, or the map is not even', () => {
    const { plan } = planOf(['g1 g1 g1 g1', ' g1 g1 g1 g1']);
    expect(
      symmetryOfZones(plan, [
        ['a1', 'b1'],
        ['c2', 'd2'],
      ])?.name,
    ).toBe('half turn');
    expect(
      symmetryOfZones(plan, [
        ['a1', 'b1'],
        ['b2', 'd2'],
      ]),
    ).toBeUndefined();
    expect(symmetryOfZones(plan, [['a1', 'b1'], ['d2']])).toBeUndefined();
    expect(symmetriesOf(plan)[0]?.image('a1')).toBe('d2');
  });
});
