import { planOfMap, readMapYaml, standardCatalogue } from '@scapewright/packs';
import { plainCard } from '@scapewright/skirmish/engine';
import { expect, test } from 'vitest';
import { battleSetup } from './battle.ts';

const town = `map: Town
hexes: |
  g1 fl1/fl9 fl1/fl9 g1
buildings:
  - id: house
    access: interior
    floors: [{ level: 1, at: b1-c1 }, { level: 9, at: b1-c1 }]
    doorways: b1@1
    elevators: [{ id: lift, at: [c1@1, c1@9], car: cab }]
start:
  - { player: 1, spaces: a1 }
  - { player: 2, spaces: d1 }
`;

test('a battle on a map has its buildings, without the cars that no army brings', () => {
  const { map } = readMapYaml('town.yaml', town);
  if (map === undefined) throw new Error('the map cannot be read');
  const { plan, buildings, layers } = planOfMap(map, standardCatalogue);
  expect(buildings[0]?.shafts[0]?.car).toBe('cab');
  const armies = ['Oak', 'Elm'].map((player) => ({ player, cards: [plainCard('giant')] }));
  const setup = battleSetup({ plan, startZones: [['a1'], ['d1']], buildings, layers }, armies);
  expect(setup.buildings).toEqual([
    { ...buildings[0], shafts: [{ id: 'lift', levels: [['c1@1'], ['c1']] }] },
  ]);
  expect(setup.layers).toEqual(layers);
});
