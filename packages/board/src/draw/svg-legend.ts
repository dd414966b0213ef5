import type { Battlefield } from '../battlefield.ts';
import { hexColour, isLight } from './colour.ts';
import { shortLabel } from './marks.ts';
import { drawnObjects } from './object-look.ts';
import { toneColours } from './overlay.ts';
import { resolveSpaces } from './space-ref.ts';
import { hexCorners, pointList, short } from './svg-geometry.ts';
import type { SvgScene } from './svg-ground.ts';
import { escapeText } from './svg-text.ts';
import { wallInk } from './svg-things.ts';
import { sideColour, surfaceColour, terrainLook } from './terrain-look.ts';

/** One entry: a swatch and what it means. */
interface Entry {
  readonly text: string;
  /** Left out for a heading. */
  readonly swatch?: (x: number, y: number) => string;
}

const lineHeight = 32;
const size = 17;
const swatchWidth = 32;
/** Width of a letter on average, for setting entries one behind the other. */
const letterWidth = 9.8;

/** The legend under a drawing, and the height that it takes. */
export function drawLegend(scene: SvgScene, width: number, top: number): { parts: string[]; height: number } {
  const groups = [terrains(scene), objects(scene), zones(scene), figures(scene), tones(scene)];
  const parts: string[] = [];
  let y = top;
  for (const entries of groups.filter((group) => group.length > 0)) {
    let x = 0;
    y += lineHeight;
    for (const { text, swatch } of entries) {
      const indent = swatch === undefined ? 0 : swatchWidth;
      const needed = indent + text.length * letterWidth + 20;
      if (x > 0 && x + needed > width) {
        x = 0;
        y += lineHeight;
      }
      if (swatch !== undefined) parts.push(swatch(x + 13, y - 6));
      parts.push(caption(text, x + indent, y));
      x += needed;
    }
  }
  return { parts, height: y - top + 14 };
}

function caption(text: string, x: number, y: number): string {
  return `<text x="${short(x)}" y="${short(y)}" font-size="${size}" text-anchor="start" fill="#33302a">${escapeText(text)}</text>`;
}

function hexSwatch(fill: string, stroke: string): NonNullable<Entry['swatch']> {
  return (x, y) =>
    `<polygon points="${pointList(hexCorners({ x, y }, 0.45))}" fill="${fill}" stroke="${stroke}" stroke-width="2"/>`;
}

function terrains({ battlefield, layout, marks }: SvgScene): Entry[] {
  const found = new Set(
    layout.columns.flatMap(({ spaces }) => spaces.map((space) => battlefield.terrainOf(space))),
  );
  const entries = [...found].map((terrain): Entry => {
    const { name, colour } = terrainLook(terrain, marks.terrains);
    return { text: name, swatch: hexSwatch(hexColour(surfaceColour(colour, 1, 0, 2)), '#8a8478') };
  });
  const { lowest, highest } = layout;
  if (lowest < highest) {
    entries.push({
      text: `numbers: levels ${lowest} (dark) to ${highest} (light)`,
      swatch: (x, y) =>
        `<text x="${short(x)}" y="${short(y + 6)}" font-size="18" font-weight="600" fill="#33302a">${highest}</text>`,
    });
  }
  return entries;
}

function objects({ battlefield, layout, marks }: SvgScene): Entry[] {
  const looks = drawnObjects(battlefield, marks);
  const names = new Map<string, string>();
  for (const { spaces } of layout.columns) {
    const look = looks.solid(battlefield.solidAt[spaces.at(-1) ?? -1] ?? -1);
    if (look !== undefined) names.set(look.name, shapeColours[look.shape]);
  }
  const entries = [...names].map(([text, colour]): Entry => ({ text, swatch: hexSwatch(colour, '#2b2723') }));
  const isHere = (wall: Battlefield['walls'][number]): boolean =>
    !looks.ladder(wall.id) &&
    [...wall.borders, ...wall.edges].some(({ a }) => battlefield.region[a] === (marks.region ?? 0));
  const here = battlefield.walls.filter(isHere);
  for (const isDoor of [false, true]) {
    const named = here.filter(({ id }) => looks.door(id) === isDoor).map(({ id }) => looks.wall(id));
    if (named.length > 0)
      entries.push({
        text: [...new Set(named)].join(', '),
        swatch: wallSwatch(isDoor ? wallInk.door : wallInk.core),
      });
  }
  if (layout.columns.some(({ rungs }) => rungs.length > 0))
    entries.push({ text: 'ladder', swatch: ladderSwatch });
  const cut = layout.columns.map(({ spaces }) => battlefield.hex[spaces.at(-1) ?? -1]);
  if (cut.includes(1)) entries.push({ text: 'half hex', swatch: hatchSwatch([3, 7]) });
  if (cut.includes(2)) entries.push({ text: 'closed hex', swatch: hatchSwatch([-7, -2, 3, 7]) });
  return entries;
}

function wallSwatch(core: string): NonNullable<Entry['swatch']> {
  return (x, y) => {
    const path = `M${short(x - 11)} ${short(y)}h22`;
    const line = (ink: string, width: number) =>
      `<path d="${path}" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`;
    return line(wallInk.rim, 8) + line(core, 3.5);
  };
}

function ladderSwatch(x: number, y: number): string {
  const rungs = [-7, -1, 5].map((step) => `M${short(x - 5)} ${short(y + step)}h10`).join('');
  const rails = `M${short(x - 5)} ${short(y - 12)}v22M${short(x + 5)} ${short(y - 12)}v22`;
  return `<path d="${rails}${rungs}" stroke="#5b3d1c" stroke-width="2.4" fill="none"/>`;
}

function hatchSwatch(rows: readonly number[]): NonNullable<Entry['swatch']> {
  return (x, y) => {
    const lines = rows.map((down) => `M${short(x - 8)} ${short(y + down)}h16`).join('');
    return `${hexSwatch('none', '#8a8478')(x, y)}<path d="${lines}" stroke="#2e2620" stroke-width="1.6" opacity="0.6"/>`;
  };
}

const shapeColours = {
  tree: '#397d3f',
  bush: '#4c8f3d',
  rock: '#8a8078',
  ice: '#d8f0fb',
  house: '#9c5a3c',
  window: '#a9d3e6',
  block: '#4a4540',
} as const;

function zones({ battlefield, marks }: SvgScene): Entry[] {
  return (marks.zones ?? []).map((zone): Entry => {
    const count = resolveSpaces(battlefield, zone.spaces).length;
    const colour = hexColour(sideColour(zone.side));
    return { text: `start zone ${zone.name}, ${count} spaces`, swatch: hexSwatch(`${colour}40`, colour) };
  });
}

function figures({ marks }: SvgScene): Entry[] {
  return (marks.figures ?? []).map((figure): Entry => {
    const colour = sideColour(figure.side);
    return {
      text: figure.name,
      swatch: (x, y) =>
        `<circle cx="${short(x)}" cy="${short(y)}" r="13" fill="${hexColour(colour)}"/>` +
        `<text x="${short(x)}" y="${short(y + 4.5)}" font-size="13" font-weight="700" fill="${isLight(colour) ? '#1c1c20' : '#fff'}">${escapeText(shortLabel(figure))}</text>`,
    };
  });
}

function tones({ marks: { overlay } }: SvgScene): Entry[] {
  if (overlay === undefined) return [];
  const title: Entry = { text: `${overlay.title}:` };
  const rest = overlay.tones.map(([tone, text]): Entry => {
    return { text, swatch: hexSwatch(hexColour(toneColours[tone]), '#33302a') };
  });
  return [title, ...rest];
}
