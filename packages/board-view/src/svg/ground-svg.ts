import { type Colour, hexColour, isLight, shadeColour } from '@scapewright/board';
import type { Ground, SceneRegion, SceneSpace } from '../scene/ground.ts';
import { hexPath } from '../scene/outline.ts';
import { digitsPath } from './digits.ts';
import type { Drawing } from './drawing.ts';
import type { Inks } from './ink.ts';
import { drawRelief } from './relief-svg.ts';

/** The ground of a battlefield, or one of its decks: few large paths, whatever the number of spaces. */
export function drawLayer(drawing: Drawing, spaces: readonly SceneSpace[]): string {
  const shown = spaces.filter(({ rung }) => !rung);
  return [
    ...drawFills(drawing, shown),
    ...drawTextures(drawing, shown),
    `<path d="${shown.map((space) => hexPath(space)).join('')}" fill="none" stroke="${drawing.inks.line}" stroke-opacity=".2" stroke-width=".8"/>`,
    ...drawCuts(drawing, shown),
    ...drawRelief(drawing, shown),
    ...(drawing.numbers ? drawNumbers(drawing, shown) : []),
  ].join('');
}

/** The spaces of the ground of a region, and of each of its decks. */
export function layersOf(ground: Ground, region: SceneRegion): readonly (readonly SceneSpace[])[] {
  const decks = ground.decks.filter((deck) => deck.region === region.region);
  const onGround = region.spaces.filter(({ deck }) => deck < 0);
  return [onGround, ...decks.map(({ spaces }) => spaces.flatMap((space) => ground.spaces[space] ?? []))];
}

/** The colour of a space in a theme. */
export const inkOf = ({ colour }: SceneSpace, { dim }: Inks): Colour => shadeColour(colour, dim);

function grouped(
  spaces: readonly SceneSpace[],
  keyOf: (space: SceneSpace) => string,
): readonly (readonly [key: string, path: string])[] {
  const paths = new Map<string, string[]>();
  for (const space of spaces) {
    const key = keyOf(space);
    const known = paths.get(key);
    if (known) known.push(hexPath(space));
    else paths.set(key, [hexPath(space)]);
  }
  return [...paths].map(([key, parts]) => [key, parts.join('')] as const);
}

function drawFills({ inks }: Drawing, spaces: readonly SceneSpace[]): string[] {
  return grouped(spaces, (space) => hexColour(inkOf(space, inks))).map(
    ([fill, path]) => `<path d="${path}" fill="${fill}" stroke="${fill}" stroke-width=".6"/>`,
  );
}

function drawTextures({ ids }: Drawing, spaces: readonly SceneSpace[]): string[] {
  return grouped(
    spaces.filter(({ texture }) => texture !== undefined),
    ({ texture = '' }) => texture,
  ).map(([texture, path]) => `<path d="${path}" fill="url(#${ids}-${texture})"/>`);
}

/** Half of a half hex, and all of a partial hex, is crossed out. */
function drawCuts({ ids }: Drawing, spaces: readonly SceneSpace[]): string[] {
  return grouped(
    spaces.filter(({ cut }) => cut !== 'full'),
    ({ cut }) => cut,
  ).map(([cut, path]) => `<path d="${path}" fill="url(#${ids}-cut)" opacity="${cut === 'half' ? 0.5 : 1}"/>`);
}

function drawNumbers({ inks }: Drawing, spaces: readonly SceneSpace[]): string[] {
  const light = spaces.filter((space) => isLight(inkOf(space, inks)));
  const dark = spaces.filter((space) => !light.includes(space));
  return (
    [
      [light, '#1d1a17', 0.5],
      [dark, '#fff', 0.6],
    ] as const
  ).flatMap(([own, ink, strength]) => {
    if (own.length === 0) return [];
    const path = own.map(({ x, y, level }) => digitsPath({ x, y: y + 18.4 }, level)).join('');
    return `<path class="bv-numbers" d="${path}" fill="none" stroke="${ink}" stroke-opacity="${strength}" stroke-width="1" stroke-linejoin="round" stroke-linecap="round"/>`;
  });
}
