import { type Colour, isLight, mixColours } from './colour.ts';
import { type Tone, toneColours } from './overlay.ts';
import { sideColour, surfaceColour } from './terrain-look.ts';

/** What a piece of text in a drawn battlefield is, so that a caller can colour it. */
export type PaintRole =
  | { readonly kind: 'title' | 'label' | 'wall' | 'object' | 'token' | 'highlight' | 'note' }
  | {
      readonly kind: 'space';
      readonly terrain: string;
      /** The colour of the terrain. */
      readonly colour: Colour;
      readonly level: number;
      /** Levels between which the battlefield lies. */
      readonly lowest: number;
      readonly highest: number;
      /** Owner of the start zone. */
      readonly side?: number;
    }
  | { readonly kind: 'figure'; readonly side: number }
  | { readonly kind: 'zone'; readonly side: number }
  | { readonly kind: 'overlay'; readonly tone: Tone };

/** Colours a piece of text. It must not change the number of characters that are seen. */
export type Paint = (text: string, role: PaintRole) => string;

const dark: Colour = [24, 24, 28];
const light: Colour = [250, 250, 250];

/** Paints with ANSI sequences: 24-bit colours, or the 256 colours that older terminals know. */
export function ansiPaint(colours: '24-bit' | '256'): Paint {
  const set = (ground: 38 | 48, colour: Colour) =>
    colours === '24-bit' ? `${ground};2;${colour.join(';')}` : `${ground};5;${nearestOf256(colour)}`;
  const on = (text: string, background: Colour, bold: boolean) => {
    const foreground = isLight(background) ? dark : light;
    return `\u001b[${bold ? '1;' : ''}${set(48, background)};${set(38, foreground)}m${text}\u001b[0m`;
  };
  return (text, role) => {
    switch (role.kind) {
      case 'space': {
        const ground = surfaceColour(role.colour, role.level, role.lowest, role.highest);
        return on(
          text,
          role.side === undefined ? ground : mixColours(ground, sideColour(role.side), 0.6),
          false,
        );
      }
      case 'figure':
        return on(text, sideColour(role.side), true);
      case 'zone':
        return on(text, sideColour(role.side), false);
      case 'overlay':
        return on(text, toneColours[role.tone], true);
      case 'object':
        return on(text, [58, 46, 38], false);
      case 'token':
        return on(text, [240, 222, 120], true);
      case 'highlight':
        return on(text, [255, 214, 10], true);
      case 'wall':
      case 'title':
        return text.trim() === '' ? text : `\u001b[1m${text}\u001b[0m`;
      case 'label':
      case 'note':
        return `\u001b[2m${text}\u001b[0m`;
    }
  };
}

/** What a part of a colour may be in the 6 x 6 x 6 cube. */
const cube = [0, 95, 135, 175, 215, 255];

/** The nearest of the 6 x 6 x 6 cube and of the 24 greys. */
function nearestOf256(colour: Colour): number {
  const [red, green, blue] = colour.map(nearestInCube) as [number, number, number];
  const inCube: Colour = [cube[red] ?? 0, cube[green] ?? 0, cube[blue] ?? 0];
  const mean = (colour[0] + colour[1] + colour[2]) / 3;
  const step = Math.max(0, Math.min(23, Math.round((mean - 8) / 10)));
  const grey = 8 + step * 10;
  return distance(colour, [grey, grey, grey]) < distance(colour, inCube)
    ? 232 + step
    : 16 + 36 * red + 6 * green + blue;
}

function nearestInCube(part: number): number {
  let nearest = 0;
  for (const [step, value] of cube.entries())
    if (Math.abs(value - part) < Math.abs((cube[nearest] ?? 0) - part)) nearest = step;
  return nearest;
}

const distance = (one: Colour, other: Colour): number =>
  one.reduce((sum, part, at) => sum + (part - (other[at] ?? 0)) ** 2, 0);
