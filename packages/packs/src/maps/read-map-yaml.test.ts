import { describe, expect, test } from 'vitest';
import { playedCatalogue } from '../../test/played-catalogue.ts';
import type { MapModel } from './map-model.ts';
import { spacesOfMap } from './map-spaces.ts';
import { planOfMap } from './plan-of-map.ts';
import { readMapYaml } from './read-map-yaml.ts';
import { writeMapYaml } from './write-map-yaml.ts';

const bridge = `# The river and its bridge.
map: The Bridge
author: Somebody
players: 2
ruleset: superscape
legend: {qs: quicksand}
hexes: |
  g1  g1      g2 g1
   g1 wa0/ro4 g1
  qs1 g1      g3 g1
objects:
  - {id: rock, kind: rock-outcrop, at: [d1], height: 6}
  - {id: wall, kind: ancient-ruin, between: [[a1, b1], [a2, b1]], height: 9}
  - {id: rail, kind: bridge-wall, between: [[b2, c2]]}
tokens:
  - {id: t1, kind: item, item: test-blade, at: b2@0, face: up}
  - {id: t2, kind: glyph}
ladders:
  - {id: l1, landing: b3, top: b2}
pieces:
  - [a1, b1]
start:
  - {player: 1, name: Dawn, spaces: a1-b1}
  - {player: 2, spaces: [d3, c3]}
`;

describe('readMapYaml', () => {
  test('refuses a list that repeats itself without end where one word belongs', () => {
    const layers = ['&a [x, x, x, x, x, x, x, x, x]'];
    for (const [under, name] of [...'abcdefgh'].map((letter, at) => [letter, 'bcdefghi'[at]]))
      layers.push(`&${name} [${Array(9).fill(`*${under}`).join(', ')}]`);
    const text = `${bridge}buildings:\n  - {id: house, at: [a1], access: [${layers.join(', ')}]}\n`;
    const { map, problems } = readMapYaml('bomb.yaml', text);
    expect(map).toBeUndefined();
    expect(problems.map(({ message }) => message)).toContain('a list is not possible here');
  });

  test('reads metadata, rows, objects, tokens, ladders, pieces and start zones', () => {
    const { map, problems } = readMapYaml('bridge.yaml', bridge);
    expect(problems).toEqual([]);
    expect(map).toMatchObject({
      name: 'The Bridge',
      author: 'Somebody',
      players: 2,
      ruleset: 'superscape',
      startZones: [
        {
          player: 1,
          name: 'Dawn',
          spaces: [
            { q: 0, r: 0, level: 1 },
            { q: 1, r: 0 },
          ],
        },
        { player: 2, name: 'Player 2', spaces: [{ level: 1 }, { level: 3 }] },
      ],
    });
    if (map === undefined) return;
    const { plan, startZones, tokens, objects } = planOfMap(map, playedCatalogue);
    expect(plan.spaces.find(({ name }) => name === 'b2')).toMatchObject({
      level: 4,
      underside: 3,
      terrain: 'road',
    });
    expect(plan.spaces.find(({ name }) => name === 'b2@0')).toMatchObject({ level: 0, terrain: 'water' });
    expect(plan.spaces.filter(({ piece }) => piece === 'piece-a1').map(({ name }) => name)).toEqual([
      'a1',
      'b1',
    ]);
    expect(plan.solids).toEqual([{ id: 'rock', spaces: ['d1'], height: 6 }]);
    expect(plan.walls).toMatchObject([
      {
        id: 'wall',
        between: [
          ['a1', 'b1'],
          ['a2', 'b1'],
        ],
        bottom: 1,
        top: 10,
      },
      { id: 'rail', between: [['b2', 'c2']], bottom: 1, top: 6, climb: 'levels' },
      {
        id: 'l1',
        between: [
          ['b3', 'b2'],
          ['b3', 'b2@0'],
        ],
        bottom: 1,
        top: 4,
        separates: 'always',
      },
    ]);
    expect(plan.spaces.filter(({ rung }) => rung).map(({ name, level }) => [name, level])).toEqual([
      ['b3@2', 2],
    ]);
    expect(plan.links).toEqual([{ from: 'b3', to: 'b3@2', cost: 1, kind: 'ladder' }]);
    expect(startZones.map(({ spaces }) => spaces)).toEqual([
      ['a1', 'b1'],
      ['d3', 'c3'],
    ]);
    expect(tokens).toEqual([
      { id: 't1', kind: 'item', content: 'test-blade', at: 'b2@0', face: 'up' },
      { id: 't2', kind: 'glyph', content: undefined, at: undefined, face: undefined },
    ]);
    expect(objects.map(({ id, spaces, walls }) => [id, spaces, walls])).toEqual([
      ['rock', ['d1'], []],
      ['wall', [], ['wall']],
      ['rail', [], ['rail']],
    ]);
  });

  test('extensions are read, planned and written as they stand', () => {
    const text = [
      'map: Harbour',
      'hexes: |',
      '  g1 g1',
      'battlefields:',
      '  - {id: hold, kind: interior-map, of: boat, hexes: "1 1", entrances: [a1], closed: [b1], seats: {driver: a1}}',
      '  - {id: lane, kind: connective-map, hexes: "g1 g1", joint: {space: b1, side: W, of: a1}, connections: [b1]}',
      '',
    ].join('\n');
    const { map, problems } = readMapYaml('harbour.yaml', text);
    expect(problems).toEqual([]);
    const planned = planOfMap(map as MapModel, playedCatalogue);
    expect(planned.problems).toEqual([]);
    expect(planned.battlefields.map(({ id, region, spaces }) => ({ id, region, spaces }))).toEqual([
      { id: 'hold', region: 1, spaces: ['hold:a1', 'hold:b1'] },
      { id: 'lane', region: 0, spaces: ['lane:a1', 'lane:b1'] },
    ]);
    const place = (name: string) => planned.plan.spaces.find((space) => space.name === name);
    expect(place('hold:a1')).toMatchObject({ terrain: 'floor', region: 1 });
    expect(place('lane:b1')).toMatchObject({ q: -1, r: 0 });
    const again = readMapYaml('again.yaml', writeMapYaml(map as MapModel)).map;
    expect(again?.battlefields).toEqual(map?.battlefields);
  });

  test('further battlefields lie in regions of their own', () => {
    const { map, problems } = readMapYaml(
      'two.yaml',
      'map: Two\nhexes: |\n  g1 g1\nbattlefields:\n  - {id: ud, kind: upside-down, hexes: "g2 g3/g7"}\n',
    );
    expect(problems).toEqual([]);
    const plan = map && planOfMap(map, playedCatalogue).plan;
    expect(plan?.spaces.map(({ name, region }) => [name, region ?? 0])).toEqual([
      ['a1', 0],
      ['b1', 0],
      ['ud:a1', 1],
      ['ud:b1@3', 1],
      ['ud:b1', 1],
    ]);
  });

  test.each([
    ['a key', 'map: X\nautor: Y\nhexes: g1\n', 2, 1, 'unknown key "autor"', 'did you mean "author"?'],
    ['a cell', 'map: X\nhexes: |\n  g1 g1\n   g1 gg1\n', 4, 7, '"gg" in "gg1" is no terrain code', ''],
    ['no name', 'hexes: g1\n', 1, 1, 'missing key "map"', ''],
    ['no rows', 'map: X\n', 1, 1, 'missing key "hexes"', ''],
    [
      'an object',
      'map: X\nhexes: g1\nobjects:\n  - {id: a, kind: rock-outcrop, at: c4}\n',
      4,
      5,
      'there is no space c4',
      'use a space',
    ],
    [
      'a level',
      'map: X\nhexes: g1/g9\nobjects:\n  - {id: a, kind: pillar-bare, at: a1@4}\n',
      4,
      5,
      'there is no space a1@4',
      'write a1@1 or a1@9',
    ],
    [
      'a kind',
      'map: X\nhexes: g1\nobjects:\n  - {id: a, kind: rock-outcorp, at: a1}\n',
      4,
      5,
      '"rock-outcorp" is no kind of object',
      'did you mean "rock-outcrop"?',
    ],
    [
      'a height',
      'map: X\nhexes: g1\nobjects:\n  - {id: a, kind: mailbox, at: a1}\n',
      4,
      5,
      'a has no height',
      'give it a height',
    ],
    [
      'a border',
      'map: X\nhexes: g1 g1 g1\nobjects:\n  - {id: a, kind: ancient-ruin, between: [[a1, c1]]}\n',
      4,
      5,
      'a1 and c1 are no neighbours',
      '',
    ],
    [
      'a ladder',
      'map: X\nhexes: g3 g3\nladders:\n  - {id: a, landing: a1, top: b1}\n',
      4,
      5,
      'is not higher than its landing',
      '',
    ],
    [
      'an id',
      'map: X\nhexes: g1 g1\nobjects:\n  - {id: a, kind: iceberg, at: a1}\n  - {id: a, kind: iceberg, at: b1}\n',
      5,
      5,
      'the id "a" stands twice',
      '',
    ],
    [
      'a zone',
      'map: X\nhexes: g1 g1\nstart:\n  - {player: 1, spaces: a1 c3}\n',
      4,
      25,
      'there is no space c3',
      '',
    ],
    [
      'a block',
      'map: X\nhexes: g1 g1\nstart:\n  - {player: 1, spaces: c3-d4}\n',
      4,
      25,
      'no space lies in c3-d4',
      '',
    ],
    ['a second map', 'map: X\nhexes: g1\n---\nmap: Y\nhexes: g1\n', 4, 1, 'a second map begins here', ''],
    ['nothing', '# only a comment\n', 1, 1, 'the file is empty', ''],
    ['no YAML', 'map: [X\n', 2, 1, '', ''],
  ])('reports %s that is wrong, with line and column', (_, text, line, column, message, fix) => {
    const { problems } = readMapYaml('x.yaml', text);
    expect(problems[0]).toMatchObject({ severity: 'error', line, column });
    expect(problems[0]?.message).toContain(message);
    expect(problems[0]?.fix).toContain(fix);
  });

  test('a block takes the topmost space of each column and leaves gaps out', () => {
    const { map } = readMapYaml(
      'x.yaml',
      'map: X\nhexes: |\n  g1 -- g1/g9\n   g2 g2\nstart: [{player: 1, spaces: a1-c2}]\n',
    );
    const spaces = map && planOfMap(map, playedCatalogue).startZones[0]?.spaces;
    expect(spaces).toEqual(['a1', 'c1', 'a2', 'b2']);
    expect(map && spacesOfMap(map).spaces).toHaveLength(5);
  });
});
