import { describe, expect, test } from 'vitest';
import { sketch } from '../../test/sketch.ts';
import { compileBattlefield } from '../compile/compile-battlefield.ts';
import type { SpacePlan } from '../plan.ts';
import { hexName } from '../space-names.ts';
import { reachOverlay } from './overlay.ts';
import { drawAsSvg } from './svg-map.ts';

const terrains = ['grass', 'water', 'rock', 'molten-lava', 'made-up'];

/** 15 columns and 20 rows of hills, with a bridge, a ruin and two trees. */
function valley() {
  const spaces: SpacePlan[] = [];
  for (let row = 0; row < 20; row += 1) {
    for (let column = 0; column < 15; column += 1) {
      const q = column - (row - (row & 1)) / 2;
      const name = hexName({ q, r: row }) ?? '';
      const terrain = terrains[(column + row) % 5] ?? '';
      spaces.push({
        q,
        r: row,
        name: name === 'h10' ? 'h10@3' : name,
        level: (column * row) % 7,
        underside: 0,
        terrain,
      });
      if (name === 'h10') spaces.push({ q, r: row, name, level: 14, underside: 13, terrain: 'road' });
    }
  }
  return compileBattlefield({
    spaces: spaces.map((space) => (space.name === 'h10@3' ? { ...space, level: 3 } : space)),
    walls: [
      {
        id: 'ruin',
        between: [
          ['a1', 'b1'],
          ['b1', 'b2'],
        ],
        bottom: 0,
        top: 9,
      },
    ],
    solids: [
      { id: 'oak', spaces: ['e5'], height: 12 },
      { id: 'crate', spaces: ['f5'], height: 2 },
    ],
  });
}

const field = valley();
const marks = {
  title: 'Hills & <Dales>',
  zones: [{ side: 0, name: 'Dawn "A"', spaces: ['a1', 'b1', 'a2'] }],
  figures: [
    { side: 0, name: 'Hulk', spaces: ['c3'] },
    { side: 1, name: 'Gouf & Co', spaces: ['j10', 'k10'] },
  ],
  objects: [{ kind: 'evergreen-tree', name: 'Evergreen Tree', solids: ['oak'], walls: [] }],
  objectLooks: { 'evergreen-tree': { shape: 'tree', code: 'Tr' } } as const,
  tokens: [{ name: 'Glyph', space: 'd4' }],
  highlights: [{ space: 'm15', label: '!' }, { space: 'n15' }],
};

/** Tags that are opened and not closed, or closed and not opened. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, slash, name = '', rest = ''] of svg.matchAll(/<(\/?)([a-z]+)([^<>]*)>/g)) {
    if (slash === '/') {
      if (open.pop() !== name) wrong.push(name);
    } else if (!rest.endsWith('/')) {
      open.push(name);
    }
  }
  return [...wrong, ...open];
}

describe('drawAsSvg', () => {
  const svg = drawAsSvg(field, marks);

  test('is well-formed and free of numbers that are none', () => {
    expect(unbalanced(svg)).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.match(/&(?!amp;|lt;|gt;|quot;)/g)).toBeNull();
  });

  test('shows every space once, with its name, terrain and level', () => {
    const titles = [...svg.matchAll(/<title>([^<]*): ([^<]*), level (\d+)<\/title>/g)].map(
      ([, name]) => name,
    );
    expect(titles).toHaveLength(field.count);
    expect(new Set(titles)).toEqual(new Set(field.names));
    expect(svg).toContain('<title>c1: rock, level 0</title>');
    expect(svg).toContain('>14/3</text>');
  });

  test('escapes what people wrote', () => {
    expect(svg).toContain('<title>Hills &amp; &lt;Dales&gt;</title>');
    expect(svg).toContain('start zone Dawn &quot;A&quot;, 3 spaces');
  });

  test('is about as high as wide and small enough for a phone', () => {
    const [, width = 0, height = 0] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? [];
    expect(width).toBeGreaterThan(800);
    expect(height / width).toBeGreaterThan(1);
    expect(height / width).toBeLessThan(2);
    expect(svg.length).toBeLessThan(200_000);
    const levels = [...svg.matchAll(/font-size="(\d+)" font-weight="600"/g)].map(([, size]) => Number(size));
    expect((Math.min(...levels) / width) * 390).toBeGreaterThan(6);
  });

  test('explains only what is on it', () => {
    for (const text of ['grass', 'made up', 'Evergreen Tree', 'crate', 'ruin', 'Hulk', 'Gouf &amp; Co']) {
      expect(svg).toContain(`>${text}</text>`);
    }
    expect(svg).not.toContain('>sand</text>');
    expect(drawAsSvg(field, { ...marks, legend: false })).not.toContain('start zone');
  });

  test('draws a larger base as one piece and marks by name or by number alike', () => {
    const byNumber = {
      ...marks,
      figures: marks.figures.map((figure) => ({
        ...figure,
        spaces: figure.spaces.map((name) => field.spaceOf(name)),
      })),
    };
    expect(drawAsSvg(field, byNumber)).toBe(svg);
    expect(svg.match(/<g><title>Gouf &amp; Co<\/title>/g)).toHaveLength(1);
  });

  test('an arrow tells of a figure under a bridge', () => {
    const drawn = (name: string) =>
      drawAsSvg(field, { figures: [{ side: 0, name: 'Hulk', spaces: [name] }], legend: false });
    expect(drawn('h10@3')).toContain('>Hu↓</text>');
    expect(drawn('h10')).toContain('>Hu</text>');
  });

  test('leaves out marks on spaces that do not exist', () => {
    const lost = drawAsSvg(field, {
      figures: [{ side: 0, name: 'Ghost', spaces: ['z99', 9999] }],
      tokens: [{ name: 'X', space: -1 }],
    });
    expect(lost).not.toContain('<g><title>Ghost');
    expect(lost).not.toMatch(/NaN|undefined/);
  });

  test('an overlay writes its texts, fades the rest and has its own line in the legend', () => {
    const overlay = reachOverlay(field, 'c3', [
      ['c3', 0],
      ['d3', 77],
    ]);
    const drawn = drawAsSvg(field, { overlay });
    expect(unbalanced(drawn)).toEqual([]);
    expect(drawn).toContain('>77</text>');
    expect(drawn).toContain('>Reach from c3:</text>');
    expect(drawn.match(/fill="#f4f1ea" fill-opacity="\.5"/g)).toHaveLength(field.count - 2);
  });

  test('draws walls once however often they are named, and a region of its own', () => {
    const walls = /<path d="([^"]*)" stroke="#2e2620"/.exec(svg)?.[1] ?? '';
    expect(walls.match(/M/g)).toHaveLength(2);
    const empty = drawAsSvg(field, { region: 3 });
    expect(unbalanced(empty)).toEqual([]);
    expect(empty).not.toMatch(/NaN|Infinity/);
  });
});

describe('a building', () => {
  const house = compileBattlefield({
    ...sketch('g1 fl1/ro9 g1 c1 h1', { half: ['h'], partial: ['c'] }),
    walls: [
      { id: 'house/door', between: [['a1', 'b1@1']], bottom: 1, top: 9, passable: true },
      { id: 'house/wall', between: [['b1@1', 'c1']], bottom: 1, top: 9 },
    ],
    solids: [{ id: 'pane', spaces: ['b1@1'], height: 8 }],
  });
  const objects = [
    { kind: 'window', name: 'windows', solids: ['pane'], walls: [] },
    { kind: 'door', name: 'doors', solids: [], walls: ['house/door'] },
    { kind: 'wall', name: 'walls', solids: [], walls: ['house/wall'] },
  ];
  const drawn = drawAsSvg(house, { objects });

  test('has doors of another colour than its walls, and both in the legend', () => {
    expect(drawn.match(/stroke="#d08a3e"/g)).toHaveLength(2);
    for (const text of ['doors', 'walls', 'half hex', 'closed hex'])
      expect(drawn).toContain(`>${text}</text>`);
  });

  test('hides what stands under its roof, whose levels stand in the middle', () => {
    expect(drawn).not.toContain('<title>windows');
    expect(drawn).not.toContain('>windows</text>');
    expect(drawn).toContain('font-size="15" font-weight="600" fill="#23231f" fill-opacity=".88">9/1</text>');
  });
});
