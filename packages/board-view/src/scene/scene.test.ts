import { flatPlan } from '@scapewright/board';
import type { View } from '@scapewright/protocol';
import { expect, test } from 'vitest';
import { drawScene } from '../svg/draw-scene.ts';
import type { MapAsDrawn } from './map-as-drawn.ts';
import { sceneMaker } from './scene.ts';
import { marksOfQuestion } from './scene-marks.ts';
import { stepFrom } from './walk.ts';
import { wordsForSpace } from './words.ts';

const map = JSON.parse(
  JSON.stringify({
    name: 'meadow',
    title: 'Meadow',
    plan: flatPlan(6, 5, 'grass'),
    zones: [{ seat: 0, spaces: ['a1'] }],
    objects: [],
    looks: { terrains: { grass: { code: 'g', colour: [126, 171, 88] } }, objects: {} },
    terrains: { grass: 'Grass' },
  }),
) as MapAsDrawn;

const view = {
  round: 1,
  turn: 1,
  activeSeat: 0,
  step: '3G',
  seats: [
    { key: 'player:Oak', seat: 0, name: 'Oak', team: 0, out: false, initiative: 12 },
    { key: 'player:Elm', seat: 1, name: 'Elm', team: 1, out: false, initiative: 3 },
  ],
  cards: [
    {
      key: 'card:Hulk',
      name: 'Hulk',
      seat: 0,
      orderMarkers: [],
      markers: 0,
      out: false,
      figures: ['figure:Hulk'],
    },
  ],
  figures: [
    {
      ...{ key: 'figure:Hulk', name: 'Hulk', card: 'card:Hulk', owner: 0, controller: 0, spaces: ['b2'] },
      ...{
        wounds: 3,
        life: 8,
        level: 1,
        height: 6,
        symbols: [],
        items: [],
        engaged: [],
        state: 'active' as const,
      },
    },
  ],
  tokens: [{ key: 'token:t1', at: 'd4', face: 'down' as const }],
  objects: [],
  spaces: [],
  'one-shots': [],
} satisfies View;

test('a scene has who stands and what lies on the board, and marks what a question offers', () => {
  const question = {
    ...{ number: 1, asks: 'path', shape: 'path' as const, step: '3G', title: '', text: '', rules: [] },
    ...{ subject: 'figure:Hulk', least: 1, most: 1 },
    options: [{ key: 'space:c2', label: 'c2', preview: { cost: 1, risk: 0 } }],
  };
  const scene = sceneMaker(map)({ view, marks: marksOfQuestion(question) });
  expect(scene.pieces.map(({ key }) => key)).toEqual(['figure:Hulk']);
  expect(scene.tokens.map(({ key }) => key)).toEqual(['token:t1']);
  expect([...scene.choices]).toEqual(['space:c2']);
  const c2 = scene.ground.battlefield.spaceOf('c2');
  expect(scene.marked.get(c2)?.choice).toBeDefined();
});

test('the ground is the same from moment to moment, until a space changes', () => {
  const sceneOf = sceneMaker(map);
  const first = sceneOf({ view }).ground;
  expect(sceneOf({ view: { ...view, round: 2 } }).ground).toBe(first);
  const changed = sceneOf({ view: { ...view, spaces: [{ key: 'space:a1', level: 3 }] } }).ground;
  expect(changed.battlefield.level[changed.battlefield.spaceOf('a1')]).toBe(3);
});

test('a space is read with its name, its terrain, its level and who stands there', () => {
  const scene = sceneMaker(map)({ view });
  const { battlefield, spaces } = scene.ground;
  const place = spaces[battlefield.spaceOf('b2')];
  if (!place) throw new Error('b2 is not there');
  const words = wordsForSpace(scene, place);
  expect(words).toMatch(/^b2, grass, level \d+, .*Hulk/i);
});

test('steps lead from a space to the one beside it', () => {
  const { ground } = sceneMaker(map)({ view });
  const from = ground.spaces[ground.battlefield.spaceOf('b2')];
  if (!from) throw new Error('b2 is not there');
  expect(stepFrom(ground, from, 'right').name).toBe('c2');
  expect(stepFrom(ground, from, 'left').name).toBe('a2');
});

test('a picture of a scene is one SVG with everybody in it', () => {
  const picture = drawScene(sceneMaker(map)({ view }));
  expect(picture.startsWith('<svg')).toBe(true);
  expect(picture).toContain('>Hu</text>');
  expect(picture).toContain('>3/8</text>');
});

test('a token has the first letters of what it is called, in each language', () => {
  const lettersOf = (name?: string) =>
    sceneMaker(map)({
      view: {
        ...view,
        tokens: [{ key: 'token:t1', at: 'd4', face: 'up', ...(name === undefined ? {} : { name }) }],
      },
    }).tokens[0]?.label;
  expect(['Glyph of Astrid', 'Glyphe von Astrid', 'Weir Blade', undefined].map(lettersOf)).toEqual([
    'As',
    'As',
    'WB',
    '?',
  ]);
});
