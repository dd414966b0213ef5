import { describe, expect, test } from 'vitest';
import { compileBattlefield } from '../compile/compile-battlefield.ts';
import type { BattlefieldPlan, SpacePlan } from '../plan.ts';
import { namedHex } from '../space-names.ts';
import type { Colour } from './colour.ts';
import { distinctLabels, shortLabel } from './marks.ts';
import type { ObjectLooks } from './object-mark.ts';
import { heightOverlay, reachOverlay, sightOverlay } from './overlay.ts';
import { drawInTerminal, windowAround } from './terminal-map.ts';
import type { PaintRole } from './terminal-paint.ts';
import { ansiPaint } from './terminal-paint.ts';
import type { TerrainLook, TerrainLooks } from './terrain-look.ts';

function space(name: string, level: number, terrain: string, underside = 0): SpacePlan {
  const hex = namedHex(name.replace(/@.*/, '')) ?? { q: 0, r: 0 };
  return { ...hex, name, level, terrain, underside };
}

const plan: BattlefieldPlan = {
  spaces: [
    space('a1', 1, 'grass'),
    space('b1', 3, 'rock'),
    space('c1@0', 0, 'water'),
    space('c1', 5, 'road', 4),
    space('a2', 1, 'grass'),
    space('b2', 12, 'toxic-waste'),
    space('b3', 1, 'sand'),
  ],
  walls: [
    {
      id: 'ruin',
      between: [
        ['a1', 'b1'],
        ['b1', 'b2'],
        ['b1', 'a2'],
      ],
      bottom: 1,
      top: 10,
    },
  ],
  solids: [{ id: 'oak', spaces: ['b3'], height: 12 }],
};
const battlefield = compileBattlefield(plan);
const terrains: TerrainLooks = {
  grass: { code: 'g', colour: [126, 171, 88] },
  rock: { code: 'rk', colour: [150, 145, 138] },
};
const objects = [
  { kind: 'ancient-ruin', name: 'Ancient Ruin', solids: [], walls: ['ruin'] },
  { kind: 'evergreen-tree', name: 'Evergreen Tree', solids: ['oak'], walls: [] },
];

const objectLooks: ObjectLooks = { 'evergreen-tree': { shape: 'tree', code: 'Tr' } };

describe('drawInTerminal', () => {
  test('draws offset rows with walls, objects, slabs, figures, zones and a legend', () => {
    const drawing = drawInTerminal(battlefield, {
      title: 'A corner',
      terrains,
      objects,
      objectLooks,
      zones: [{ side: 0, name: 'Dawn', spaces: ['a1', 'a2'] }],
      figures: [
        { side: 0, name: 'Hulk', spaces: ['a2'] },
        { side: 1, name: 'Battle Beast', spaces: ['c1@0'] },
      ],
      tokens: [{ name: 'Glyph', space: 'b2' }],
    });
    expect(drawing).toBe(
      [
        'A corner',
        '',
        '     a     b     c',
        "  1  g1   |rk3   ro5'",
        '     .a   |      _bBB',
        '           \\  /',
        '  2     g1    tw12',
        '        aHu   *Gl',
        '  3        sa1',
        '           Tr',
        '',
        'Terrain and levels 0 to 12:  g  grass,  rk  rock,  wa  water,  ro  road,  tw  toxic waste,  sa  sand',
        'Objects: Tr Evergreen Tree, | / \\ Ancient Ruin',
        'Start zones:  .a  Dawn (2 spaces)',
        'Figures: aHu Hulk (a2), bBB Battle Beast (c1@0)',
        'Tokens: *Gl Glyph',
        "Under the spaces marked ': c1@0 wa0",
        '',
      ].join('\n'),
    );
  });

  test('the wall on the east of a hex is drawn once, on the west of the next', () => {
    const lines = drawInTerminal(battlefield, { terrains, legend: false }).split('\n');
    expect(lines.join('').match(/\|/g)).toHaveLength(2);
    expect(lines[1]).toMatch(/g1 +\|rk3/);
  });

  test('is compact: a line for each row, and what stands there instead of the terrain', () => {
    const figures = [{ side: 0, name: 'Hulk', spaces: ['a2'] }];
    expect(drawInTerminal(battlefield, { terrains, figures, compact: true, legend: false })).toBe(
      ['     a   b   c', "  1  g1 |rk3 5'", '  2    aHu 12', '  3      oa', ''].join('\n'),
    );
  });

  test('draws the part around a space', () => {
    const window = windowAround(battlefield, battlefield.spaceOf('b3'), { columns: 2, rows: 2 });
    expect(drawInTerminal(battlefield, { terrains, window, legend: false })).not.toContain('  1 ');
    expect(windowAround(battlefield, battlefield.spaceOf('a1'), { columns: 9, rows: 9 })).toEqual({
      ...{ firstColumn: 0, lastColumn: 2, firstRow: 0, lastRow: 2 },
    });
  });

  test('shows an overlay instead of what it covers, and explains its tones', () => {
    const overlay = reachOverlay(battlefield, 'a1', [
      ['a1', 0],
      ['a2', 1],
      ['b1', 3],
    ]);
    const drawing = drawInTerminal(battlefield, { overlay });
    expect(drawing).toContain('     0    |3');
    expect(drawing).toContain('Reach from a1:  a1   up to 1 spaces   up to 2   up to 3 ');
  });

  test('gives every piece of text its role, and nothing else changes with paint', () => {
    const seen: PaintRole[] = [];
    const options = {
      terrains,
      objects,
      objectLooks,
      figures: [{ side: 3, name: 'Hulk', spaces: ['a2'] }],
      highlights: [{ space: 'b2' }],
    };
    const painted = drawInTerminal(battlefield, {
      ...options,
      paint: (text, role) => {
        seen.push(role);
        return text;
      },
    });
    const words = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
    expect(words(painted)).toEqual(words(drawInTerminal(battlefield, options)));
    expect(seen).toContainEqual({ kind: 'figure', side: 3 });
    const { colour } = terrains['rock'] as TerrainLook;
    expect(seen).toContainEqual({ kind: 'space', terrain: 'rock', colour, level: 3, lowest: 0, highest: 12 });
    expect(new Set(seen.map(({ kind }) => kind))).toEqual(
      new Set(['label', 'space', 'wall', 'object', 'figure', 'highlight', 'note']),
    );
  });

  test.each(['24-bit', '256'] as const)('ANSI colours (%s) leave the text as it is', (colours) => {
    const zones = [{ side: 1, name: 'Dusk', spaces: ['b3'] }];
    const overlay = heightOverlay(battlefield, 'a1');
    const options = { title: 'T', objects, zones, overlay, tokens: [{ name: 'Key', space: 'a1' }] };
    const painted = drawInTerminal(battlefield, { ...options, paint: ansiPaint(colours) });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character starts every ANSI sequence
    const bare = painted.replace(/\u001b\[[0-9;]*m/g, '');
    const plain = drawInTerminal(battlefield, options);
    const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');
    expect(words(bare)).toEqual(words(plain));
    expect(painted.length).toBeGreaterThan(plain.length * 2);
  });

  test('draws one region, and nothing of an empty one', () => {
    const two = compileBattlefield({
      spaces: [space('a1', 1, 'grass'), { ...space('a1', 7, 'rock'), name: 'ud:a1', region: 1 }],
    });
    expect(drawInTerminal(two, { terrains, legend: false })).toBe('     a\n  1  g1\n');
    expect(drawInTerminal(two, { terrains, legend: false, region: 1 })).toBe('     a\n  1  rk7\n');
    expect(drawInTerminal(two, { region: 2 })).toBe('');
  });

  test('lists the rungs of ladders', () => {
    const rung = { ...space('a1@2', 2, 'ladder-rung', 2), rung: true, piece: 'l1' };
    const walls = [{ id: 'l1', between: [['a1', 'b1']] as const, bottom: 1, top: 3 }];
    const field = compileBattlefield({
      spaces: [space('a1', 1, 'grass'), space('b1', 3, 'rock'), rung],
      walls,
    });
    expect(drawInTerminal(field)).toContain('Ladder rungs: a1@2');
    expect(drawInTerminal(field)).not.toContain('|');
  });
});

describe('overlays', () => {
  test('height says how much higher or lower', () => {
    const { entries, title } = heightOverlay(battlefield, 'b1');
    const text = (name: string) => entries.get(battlefield.spaceOf(name));
    expect(title).toBe('Height from b1');
    expect(text('b1')).toEqual({ text: '0', tone: 'source' });
    expect(text('c1')).toEqual({ text: '+2', tone: 'poor' });
    expect(text('c1@0')).toEqual({ text: '-3', tone: 'good' });
  });

  test('sight has a sign for each answer', () => {
    const { entries } = sightOverlay(battlefield, 'a1', [
      ['a2', 'clear'],
      ['b1', 'obstructed'],
      ['c1', 'none'],
      ['z9', 'clear'],
    ]);
    expect([...entries.values()].map(({ text, tone }) => [text, tone])).toEqual([
      ['+', 'good'],
      ['~', 'fair'],
      ['-', 'none'],
      ['0', 'source'],
    ]);
  });
});

describe('labels', () => {
  test('tell figures apart, and are no articles', () => {
    expect(
      distinctLabels(['The Falcon', 'The Flash', 'Hulk', 'Hulkling', 'Marro Warrior 1', 'Marro Warrior 12']),
    ).toEqual(['Fa', 'Fl', 'Hu', 'Hl', 'M1', 'M12']);
    expect(distinctLabels(['Tarn Viking Warrior 1', 'Tagawa Samurai 1', 'The'])).toEqual(['T1', 'TS1', 'Th']);
    expect(shortLabel({ name: 'The Falcon' })).toBe('Fa');
  });
});

describe('colours', () => {
  /** Looks of terrains that lie beside each other on maps of the project. */
  const looks: Readonly<Record<string, Colour>> = {
    grass: [126, 171, 88],
    road: [196, 158, 108],
    sand: [222, 199, 140],
    rock: [150, 145, 138],
    water: [78, 143, 208],
  };
  const painted = (colours: '24-bit' | '256', colour: Colour, level: number, side?: number): string =>
    ansiPaint(colours)('x', {
      ...{ kind: 'space', terrain: 't', colour, level, lowest: 0, highest: 7 },
      ...(side === undefined ? {} : { side }),
    } as PaintRole);

  test.each(['24-bit', '256'] as const)('tell terrains of one level and zones apart (%s)', (colours) => {
    for (let level = 0; level <= 7; level++) {
      const grounds = Object.values(looks).map((colour) => painted(colours, colour, level));
      expect(new Set(grounds).size).toBe(grounds.length);
      for (const colour of Object.values(looks)) {
        const zones = [0, 1, 2, 3].map((side) => painted(colours, colour, level, side));
        expect(new Set(zones).size).toBe(zones.length);
        expect(zones.slice(0, 2)).not.toContain(painted(colours, colour, level));
      }
    }
  });
});
