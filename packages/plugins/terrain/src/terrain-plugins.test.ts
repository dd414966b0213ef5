import { describe, expect, test } from 'vitest';
import { terrainPlugins } from './plugins.gen.ts';

interface Row {
  readonly land: string;
  readonly groups: readonly string[];
  readonly levels: number;
}

/** Land or not, groupings and levels, as the rulebook lists them (SS-TERR-007 to SS-TERR-013). */
const table: Readonly<Record<string, Row>> = {
  asphalt: { land: 'land', groups: ['urban'], levels: 1 },
  concrete: { land: 'land', groups: ['urban'], levels: 1 },
  cosmos: { land: 'nonland', groups: ['outer-space'], levels: 0 },
  floor: { land: 'land', groups: ['interior'], levels: 1 },
  grass: { land: 'land', groups: ['nature'], levels: 1 },
  'heavy-snow': { land: 'land', groups: ['frozen'], levels: 1 },
  ice: { land: 'nonland', groups: ['frozen'], levels: 0 },
  'lava-field': { land: 'land', groups: ['earth', 'lava'], levels: 1 },
  'molten-lava': { land: 'nonland', groups: ['lava'], levels: 0 },
  road: { land: 'land', groups: ['urban'], levels: 1 },
  rock: { land: 'land', groups: ['earth'], levels: 1 },
  sand: { land: 'land', groups: ['earth'], levels: 1 },
  shadow: { land: 'land', groups: [], levels: 0 },
  sky: { land: 'nonland', groups: [], levels: 0 },
  'slippery-ice': { land: 'nonland', groups: ['frozen'], levels: 0 },
  snow: { land: 'land', groups: ['frozen'], levels: 1 },
  stone: { land: 'land', groups: ['earth'], levels: 1 },
  swamp: { land: 'land', groups: ['nature', 'swamp'], levels: 1 },
  'swamp-water': { land: 'nonland', groups: ['aquatic', 'nature', 'swamp'], levels: 0 },
  'toxic-water': { land: 'nonland', groups: ['aquatic'], levels: 0 },
  water: { land: 'nonland', groups: ['aquatic'], levels: 0 },
  'wellspring-water': { land: 'nonland', groups: ['aquatic'], levels: 0 },
};

const types = terrainPlugins.flatMap(({ units }) => units);

describe('terrain types', () => {
  test.each(types.filter(({ id }) => id in table).map((type) => [type.id, type] as const))(
    '%s is what the table says',
    (id, type) => {
      if (type.kind !== 'terrain') throw new Error(`${id} is a ${type.kind}`);
      expect({ land: type.land, groups: [...type.groups].sort(), levels: type.levels }).toEqual(table[id]);
    },
  );

  test('of the table are all here', () => {
    expect(types.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(table)));
  });

  test('flat tiles lie on land or on nothing (SS-TERR-012, SS-COSMOS-002, SS-SKY-002)', () => {
    const flat = types.flatMap((type) => (type.kind === 'terrain' && type.levels === 0 ? [type] : []));
    const onNothing = flat.filter(({ liesOn }) => liesOn === 'nothing').map(({ id }) => id);
    expect(onNothing.sort()).toEqual(['cosmos', 'sky']);
    expect(flat.filter(({ liesOn }) => liesOn === undefined)).toEqual([]);
  });

  test('every plugin has an id of its own and names no other plugin', () => {
    const ids = terrainPlugins.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(terrainPlugins.filter(({ requires, conflicts }) => requires ?? conflicts)).toEqual([]);
  });
});

describe('what drawings and setups take from terrain', () => {
  const terrains = types.filter((type) => type.kind === 'terrain');

  test('no two types are shown by one code', () => {
    const codeOf = new Map(terrains.flatMap(({ id, look }) => (look === undefined ? [] : [[id, look.code]])));
    const codes = [...codeOf.values()];
    expect(codes.length).toBeGreaterThan(15);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test.each(['under-flat', 'in-buildings'])('one type at most is assumed %s', (where) => {
    expect(terrains.filter(({ assumed }) => assumed === where)).toHaveLength(1);
  });
});
