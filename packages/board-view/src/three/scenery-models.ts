import { levelMillimetres, type ObjectShape } from '@scapewright/board';
import type { Ground } from '../scene/ground.ts';
import { middleOf } from '../scene/outline.ts';
import type { SceneSolid } from '../scene/scenery.ts';
import { chance } from './canvas-textures.ts';
import { heightOf } from './heights.ts';
import type { Tint } from './mesh-data.ts';
import { Model } from './models.ts';
import { dimmed, tintOf } from './tint.ts';

const inkFor = {
  bark: tintOf([104, 74, 48]),
  needles: [tintOf([54, 104, 58]), tintOf([72, 128, 70]), tintOf([98, 152, 84])],
  leaves: [tintOf([92, 138, 62]), tintOf([116, 160, 78])],
  stone: [tintOf([148, 142, 132]), tintOf([170, 164, 152]), tintOf([124, 118, 110])],
  ice: [tintOf([190, 228, 244]), tintOf([222, 244, 252])],
  brick: tintOf([172, 108, 78]),
  roof: tintOf([122, 66, 48]),
  glass: tintOf([150, 202, 226]),
  wood: tintOf([186, 140, 84]),
  dark: tintOf([96, 66, 38]),
};

interface Stand {
  readonly x: number;
  readonly z: number;
  readonly bottom: number;
  readonly height: number;
  readonly random: () => number;
}

const pickOf = (list: readonly Tint[], random: () => number): Tint =>
  list[Math.floor(random() * list.length)] ?? inkFor.bark;

/** Blocks up to this height in millimetres are crates of wood; taller ones are pillars of stone. */
const tallest = { crate: 46 };

/** How each shape of object is put together on one hex. */
const makers: Readonly<Record<ObjectShape, (model: Model, stand: Stand) => void>> = {
  tree(model, { x, z, bottom, height, random }) {
    const crown = Math.max(18, height * 0.8);
    model.add('post', { at: [x, bottom + height * 0.16, z], size: [6, height * 0.34, 6], tint: inkFor.bark });
    for (const [part, wide, from] of [
      [0.5, 36, 0.42],
      [0.44, 29, 0.62],
      [0.36, 20, 0.82],
    ] as const)
      model.add('cone', {
        at: [x, bottom + height - crown + crown * from, z],
        size: [wide, crown * part, wide],
        turn: random() * 6,
        tint: inkFor.needles[Math.floor(from * 3)] ?? inkFor.bark,
      });
  },
  bush(model, { x, z, bottom, height, random }) {
    for (let leaf = 0; leaf < 5; leaf += 1) {
      const angle = (leaf / 5) * Math.PI * 2 + random();
      const wide = 15 + random() * 5;
      model.add('crystal', {
        at: [x + Math.cos(angle) * 8, bottom + Math.min(height, 14) * 0.4, z + Math.sin(angle) * 8],
        size: [wide, Math.min(height, 16), wide],
        turn: random() * 6,
        tint: pickOf(inkFor.leaves, random),
      });
    }
  },
  rock(model, { x, z, bottom, height, random }) {
    model.add('boulder', {
      at: [x, bottom + height * 0.42, z],
      size: [36, height * 1.15, 33],
      turn: random() * 6,
      tint: pickOf(inkFor.stone, random),
    });
    for (let chip = 0; chip < 3; chip += 1) {
      const angle = random() * 6.28;
      model.add('boulder', {
        at: [x + Math.cos(angle) * 14, bottom + 4, z + Math.sin(angle) * 14],
        size: [13, 11, 12],
        turn: random() * 6,
        tint: pickOf(inkFor.stone, random),
      });
    }
  },
  ice(model, { x, z, bottom, height, random }) {
    for (let spike = 0; spike < 5; spike += 1) {
      const angle = (spike / 5) * 6.28 + random();
      const tall = height * (spike === 0 ? 1.1 : 0.5 + random() * 0.4);
      const out = spike === 0 ? 0 : 10;
      model.add('crystal', {
        at: [x + Math.cos(angle) * out, bottom + tall * 0.4, z + Math.sin(angle) * out],
        size: [17, tall * 1.2, 17],
        turn: random() * 6,
        lean: spike === 0 ? 0 : 0.25,
        tint: pickOf(inkFor.ice, random),
      });
    }
  },
  house(model, { x, z, bottom, height }) {
    const turn = Math.PI / 6;
    model.add('hexagon', { at: [x, bottom + height / 2, z], size: [49, height, 49], tint: inkFor.brick });
    model.add('hexagon', { at: [x, bottom + height, z], size: [50, 3, 50], tint: inkFor.roof });
    for (let face = 0; face < 6; face += 1) {
      const angle = (face * Math.PI) / 3;
      for (let floor = 10; floor + 12 < height; floor += 24)
        model.add('box', {
          at: [x + Math.cos(angle) * 21.3, bottom + floor + 6, z - Math.sin(angle) * 21.3],
          size: [1.2, 12, 8],
          turn: angle,
          tint: inkFor.glass,
        });
    }
    model.add('box', { at: [x, bottom + height + 3, z], size: [9, 5, 9], turn, tint: inkFor.dark });
  },
  window(model, { x, z, bottom, height }) {
    model.add('box', { at: [x, bottom + height / 2, z], size: [20, height, 3], tint: inkFor.glass });
    model.add('box', { at: [x, bottom + height / 2, z], size: [2, height, 5], tint: inkFor.dark });
    model.add('box', { at: [x, bottom + height - 1, z], size: [24, 2, 5], tint: inkFor.dark });
  },
  block(model, { x, z, bottom, height, random }) {
    if (height > tallest.crate) {
      const stone = pickOf(inkFor.stone, random);
      model.add('box', { at: [x, bottom + height / 2, z], size: [25, height, 22], tint: stone });
      for (const rim of [3, height - 3])
        model.add('box', { at: [x, bottom + rim, z], size: [30, 6, 27], tint: dimmed(stone, 1.12) });
      return;
    }
    model.add('box', { at: [x, bottom + height / 2, z], size: [29, height, 29], tint: inkFor.wood });
    for (const [dx, dz] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const)
      model.add('box', {
        at: [x + dx * 13.4, bottom + height / 2, z + dz * 13.4],
        size: [4.4, height + 0.6, 4.4],
        tint: inkFor.dark,
      });
    for (const rim of [1.8, height - 1.6])
      model.add('box', { at: [x, bottom + rim, z], size: [30.4, 3.4, 30.4], tint: dimmed(inkFor.wood, 0.7) });
  },
};

/** Objects that fill spaces of which `isShown` holds, as models. */
export function solidsModel(
  ground: Ground,
  solids: readonly SceneSolid[],
  isShown: (space: number) => boolean,
): Model {
  const model = new Model();
  for (const { shape, parts } of solids) {
    const here = parts.filter(({ space }) => isShown(space) && ground.spaces[space]);
    if (here.length === 0) continue;
    const isOne = shape === 'tree' && here.length > 1;
    const places = here.map(({ space }) => ground.spaces[space] as { x: number; y: number });
    for (const [at, { space, bottom, top }] of here.entries()) {
      const place = isOne ? middleOf(places) : (places[at] ?? middleOf(places));
      const height = Math.max(1, top - bottom) * levelMillimetres;
      const random = chance(space * 97 + 13);
      const stand = { x: place.x, z: place.y, bottom: heightOf({ level: bottom }), height, random };
      if (isOne && at > 0) makers.bush(model, { ...stand, x: places[at]?.x ?? 0, z: places[at]?.y ?? 0 });
      else makers[shape](model, stand);
    }
  }
  return model;
}
