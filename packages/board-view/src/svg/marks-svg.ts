import type { Colour } from '@scapewright/board';
import { hexColour } from '@scapewright/board';
import type { Ground } from '../scene/ground.ts';
import type { MarkedSpace } from '../scene/marked-spaces.ts';
import { hexCorners, hexPath, short } from '../scene/outline.ts';
import { rungScale } from '../scene/rungs.ts';
import type { Scene } from '../scene/scene.ts';
import { sideLook } from '../scene/side-look.ts';
import type { Drawing } from './drawing.ts';

const tones = { clear: '#2f9e5b', obstructed: '#e0a11b', none: '#3a3a44' } as const;

interface Veil {
  readonly holds: (mark: MarkedSpace) => boolean;
  readonly scale: number;
  readonly drawn: string;
}

/** The veils over spaces, each of them one path. */
const veils = ({ inks, ids }: Drawing): readonly Veil[] => [
  ...(['clear', 'obstructed', 'none'] as const).map((sight) => ({
    holds: (mark: MarkedSpace) => mark.sight === sight,
    scale: 0.98,
    drawn: `fill="${tones[sight]}" fill-opacity="${sight === 'none' ? 0.56 : 0.34}"`,
  })),
  {
    holds: ({ threat, reached }) => threat === true && reached !== true,
    scale: 0.98,
    drawn: `fill="${inks.danger}" fill-opacity=".24"`,
  },
  {
    holds: ({ reached }) => reached === true,
    scale: 0.9,
    drawn: `fill="${inks.danger}" fill-opacity=".46" stroke="#fff" stroke-width="1.8" stroke-dasharray="5 3"`,
  },
  {
    holds: ({ area }) => area === true,
    scale: 0.96,
    drawn: `fill="url(#${ids}-area)" stroke="#fff" stroke-width="1.6"`,
  },
  {
    holds: ({ choice }) => choice !== undefined,
    scale: 0.9,
    drawn: `fill="${inks.accent}" fill-opacity=".2" stroke="${inks.accentRim}" stroke-opacity=".65" stroke-width="3.4"`,
  },
  {
    holds: ({ choice }) => choice !== undefined,
    scale: 0.9,
    drawn: `fill="none" stroke="${inks.accent}" stroke-width="2"`,
  },
  {
    holds: ({ chosen }) => chosen === true,
    scale: 0.9,
    drawn: `fill="${inks.accent}" fill-opacity=".5" stroke="#fff" stroke-width="2.6"`,
  },
];

/** Everything that is pointed out on the spaces of a region. */
export function drawMarks(drawing: Drawing, scene: Scene, region: number): string {
  const { ground, inks } = drawing;
  const marked = [...scene.marked.values()].filter(({ space }) => ground.spaces[space]?.region === region);
  const parts = veils(drawing).flatMap(({ holds, scale, drawn }) => {
    const path = marked.filter(holds).map(({ space }) => placePath(ground, space, scale));
    return path.length === 0 ? [] : [`<path d="${path.join('')}" ${drawn} stroke-linejoin="round"/>`];
  });
  const corners = marked
    .filter(({ space, threat, choice }) => (threat || choice?.risk) && !ground.scenery.rungs.has(space))
    .map(({ space }) => cornerPath(ground.spaces[space] as never));
  if (corners.length > 0)
    parts.push(`<path d="${corners.join('')}" fill="${inks.danger}" stroke="#fff" stroke-width="1"/>`);
  return [...parts, ...drawCosts(drawing, marked)].join('');
}

/** The outline of a space: its hex, or the small place of a rung. */
export function placePath({ spaces, scenery }: Ground, space: number, scale: number): string {
  const rung = scenery.rungs.get(space);
  const place = rung ?? spaces[space];
  return place ? hexPath(place, rung ? rungScale * scale : scale) : '';
}

/** The danger corner: the north-east of a hex, with a bar so that it is more than a colour. */
function cornerPath(place: { x: number; y: number }): string {
  const [north, east] = hexCorners(place, 0.92);
  if (!north || !east) return '';
  return `M${short(north.x)} ${short(north.y)}L${short(east.x)} ${short(east.y)}v9L${short(north.x + 3)} ${short(north.y + 11)}z`;
}

function drawCosts({ ground, inks }: Drawing, marked: readonly MarkedSpace[]): string[] {
  const texts = marked.flatMap(({ space, choice }) => {
    const place = ground.spaces[space];
    if (!place || choice?.cost === undefined) return [];
    const rung = ground.scenery.rungs.get(space);
    const [x, y] = rung ? [rung.x, rung.y + 3] : [place.x, place.y - 10];
    return [`<text x="${short(x)}" y="${short(y)}"${rung ? ' font-size="8"' : ''}>${choice.cost}</text>`];
  });
  if (texts.length === 0) return [];
  return [
    `<g class="bv-costs" fill="${inks.text}" stroke="${inks.textRim}" stroke-width="2.4" paint-order="stroke" font-size="11" font-weight="700" text-anchor="middle">${texts.join('')}</g>`,
  ];
}

/** The way and the lines of sight, above everything else. */
export function drawLines({ ground, inks }: Drawing, scene: Scene, region: number): string {
  const places = scene.way
    .flatMap((space) => ground.spaces[space] ?? [])
    .filter((one) => one.region === region);
  const last = places.at(-1);
  const way =
    places.length < 2 || !last
      ? ''
      : stroke(
          `M${places.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}`,
          inks.accent,
          inks.accentRim,
          4,
        ) +
        `<circle cx="${short(last.x)}" cy="${short(last.y)}" r="6" fill="${inks.accent}" stroke="${inks.accentRim}" stroke-width="1.6"/>`;
  const rays = scene.rays.map((ray) => {
    const [from, to, stop] = [ground.spaces[ray.from], ground.spaces[ray.to], ground.spaces[ray.blockedAt]];
    if (!from || !to || from.region !== region) return '';
    const line = `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`;
    const dashes = ray.sight === 'clear' ? '' : ray.sight === 'obstructed' ? '9 4' : '2.5 5';
    const cross = stop
      ? stroke(`M${short(stop.x - 7)} ${short(stop.y - 7)}l14 14m0 -14l-14 14`, inks.danger, '#fff', 3.4)
      : '';
    return stroke(line, tones[ray.sight], '#fff', 2.6, dashes) + cross;
  });
  return way + rays.join('');
}

function stroke(path: string, ink: string, rim: string, width: number, dashes = ''): string {
  const line = (colour: string, wide: number, more: string) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
  return line(rim, width + 2.4, '') + line(ink, width, dashes === '' ? '' : ` stroke-dasharray="${dashes}"`);
}

/** Start zones: a tint and a line in the colour of their side around each. */
export function drawZones({ ground }: Drawing, region: number): string {
  return ground.zones
    .map(({ seat, spaces }) => {
      const { colour, ring } = sideLook(seat);
      const own = spaces.flatMap((name) => ground.spaces[ground.battlefield.spaceOf(name)] ?? []);
      const here = own.filter((space) => space.region === region);
      const path = here.map((space) => hexPath(space, 0.93)).join('');
      return path === '' ? '' : zone(path, colour, ring);
    })
    .join('');
}

function zone(path: string, colour: Colour, ring: readonly number[]): string {
  const dashes =
    ring.length === 0 ? '' : ` stroke-dasharray="${ring.map((part) => short(part * 12)).join(' ')}"`;
  const ink = hexColour(colour);
  return `<path d="${path}" fill="${ink}" fill-opacity=".1" stroke="${ink}" stroke-opacity=".6" stroke-width="1.8"${dashes}/>`;
}
