import { type Colour, shadeColour } from './colour.ts';

/** How a terrain is shown: a short code for text, and a colour. */
export interface TerrainLook {
  readonly code: string;
  readonly name: string;
  readonly colour: Colour;
}

/** Codes are those of drawn rows. */
const looks: Readonly<Record<string, readonly [code: string, colour: Colour]>> = {
  grass: ['g', [126, 171, 88]],
  rock: ['rk', [150, 145, 138]],
  sand: ['sa', [222, 199, 140]],
  stone: ['st', [132, 130, 148]],
  snow: ['sn', [228, 236, 242]],
  'heavy-snow': ['hs', [203, 216, 234]],
  ice: ['ic', [180, 221, 238]],
  'slippery-ice': ['si', [150, 208, 236]],
  asphalt: ['as', [92, 96, 104]],
  concrete: ['co', [184, 180, 170]],
  road: ['ro', [196, 158, 108]],
  water: ['wa', [78, 143, 208]],
  'swamp-water': ['sw', [84, 122, 96]],
  swamp: ['sp', [120, 128, 66]],
  'lava-field': ['lf', [112, 66, 58]],
  'molten-lava': ['ml', [232, 98, 44]],
  cosmos: ['cs', [43, 36, 84]],
  sky: ['sk', [172, 212, 250]],
  shadow: ['sh', [74, 70, 92]],
  floor: ['fl', [198, 172, 140]],
  doorway: ['do', [160, 122, 82]],
  'ladder-rung': ['=', [138, 106, 64]],
};

/** The look of a terrain; one that is not known here gets a code from its name and a grey that differs by name. */
export function terrainLook(terrain: string): TerrainLook {
  const [code, colour] = looks[terrain] ?? [unknownCode(terrain), unknownColour(terrain)];
  return { code, name: terrain.replaceAll('-', ' '), colour };
}

function unknownCode(terrain: string): string {
  const initials = terrain.split('-').map((word) => word.slice(0, 1));
  return initials.length > 1 ? initials.join('').slice(0, 2) : terrain.slice(0, 2);
}

function unknownColour(terrain: string): Colour {
  let sum = 0;
  for (let index = 0; index < terrain.length; index += 1) sum = (sum * 31 + terrain.charCodeAt(index)) % 997;
  return [150 + (sum % 60), 140 + ((sum * 7) % 60), 160 + ((sum * 13) % 60)];
}

/** The colour of a surface: the higher it lies between the lowest and the highest level of a battlefield, the lighter. */
export function surfaceColour(terrain: string, level: number, lowest: number, highest: number): Colour {
  const part = highest === lowest ? 0.5 : (level - lowest) / (highest - lowest);
  return shadeColour(terrainLook(terrain).colour, -0.16 + part * 0.46);
}

/** Colours of the sides in a game and of their start zones. */
export const sideColours: readonly Colour[] = [
  [206, 44, 52],
  [38, 92, 196],
  [34, 134, 74],
  [224, 168, 24],
  [136, 62, 168],
  [16, 148, 160],
  [230, 110, 30],
  [96, 96, 104],
];

/** The colour of a side, counted from 0. */
export function sideColour(side: number): Colour {
  return sideColours[side % sideColours.length] ?? [96, 96, 104];
}
