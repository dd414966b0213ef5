import { type Colour, shadeColour } from './colour.ts';

/** What the surface of a terrain looks like from near, beside its colour. */
export type TerrainTexture =
  | 'blades'
  | 'boards'
  | 'clouds'
  | 'cobbles'
  | 'cracks'
  | 'flakes'
  | 'grains'
  | 'hatching'
  | 'reeds'
  | 'seams'
  | 'shards'
  | 'slabs'
  | 'speckle'
  | 'stars'
  | 'tracks'
  | 'waves';

/** How a terrain is shown: a short code for text, as in drawn rows, a colour, and a texture where it has one. */
export interface TerrainLook {
  readonly code: string;
  readonly colour: Colour;
  readonly texture?: TerrainTexture;
}

/** How terrains are shown, by id. */
export type TerrainLooks = Readonly<Record<string, TerrainLook>>;

const none: TerrainLooks = {};

/** The look of a terrain and its name; one that has none gets a code from its id and a grey that differs by id. */
export function terrainLook(
  terrain: string,
  looks: TerrainLooks = none,
): TerrainLook & { readonly name: string } {
  const look = looks[terrain] ?? { code: unknownCode(terrain), colour: unknownColour(terrain) };
  return { ...look, name: terrain.replaceAll('-', ' ') };
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

/** The colour of a surface of terrain of a colour: the higher it lies between the lowest and the highest level of a battlefield, the lighter. */
export function surfaceColour(terrain: Colour, level: number, lowest: number, highest: number): Colour {
  const part = highest === lowest ? 0.5 : (level - lowest) / (highest - lowest);
  return shadeColour(terrain, -0.16 + part * 0.46);
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
