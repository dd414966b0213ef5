/** Red, green and blue, 0 to 255 each. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A colour on the way from one to the other: 0 is `from`, 1 is `to`. */
export function mixColours(from: Colour, to: Colour, part: number): Colour {
  const between = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * part);
  return [between(0), between(1), between(2)];
}

const white: Colour = [255, 255, 255];
const black: Colour = [0, 0, 0];

/** A colour made lighter (up to 1) or darker (down to -1). */
export function shadeColour(colour: Colour, shade: number): Colour {
  return mixColours(colour, shade < 0 ? black : white, Math.abs(shade));
}

/** `#rrggbb`. */
export function hexColour(colour: Colour): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Whether dark text is easier to read on this colour than light text. */
export function isLight(colour: Colour): boolean {
  return colour[0] * 0.299 + colour[1] * 0.587 + colour[2] * 0.114 > 118;
}
