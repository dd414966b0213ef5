import type { Colour } from '@scapewright/board';
import type { Tint } from './mesh-data.ts';

const light = (part: number): number => {
  const value = part / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** A colour as light. */
export const tintOf = ([red, green, blue]: Colour, cover = 1): Tint => [
  light(red),
  light(green),
  light(blue),
  cover,
];

/** A colour brighter or darker by a factor. */
export const dimmed = ([red, green, blue, cover = 1]: Tint, factor: number): Tint => [
  red * factor,
  green * factor,
  blue * factor,
  cover,
];
