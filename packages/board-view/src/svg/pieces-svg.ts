import { escapeText, hexColour, isLight, shadeColour } from '@scapewright/board';
import type { Ground } from '../scene/ground.ts';
import { outlinePath, roundedOutline, short } from '../scene/outline.ts';
import type { Scene } from '../scene/scene.ts';
import type { ScenePiece } from '../scene/scene-piece.ts';
import type { SceneToken } from '../scene/scene-token.ts';
import { silhouettes } from '../scene/silhouettes.ts';
import type { Inks } from './ink.ts';

/** Radius of a base in millimetres: a little less than a hex. */
const baseRadius = 17;

/** Where a piece is drawn, and how large: whoever is in another piece sits small at its edge, whoever climbs hangs at the ladder. */
export function placeOfPiece(piece: ScenePiece, scene: Scene): { x: number; y: number; scale: number } {
  const around = scene.pieces.find(({ key }) => key === piece.inside);
  const rung = scene.ground.scenery.rungs.get(piece.spaces[0] ?? -1);
  if (rung) return { ...rung.foot, scale: 0.8 };
  if (!around) return { x: piece.x, y: piece.y, scale: 1 };
  const at = scene.pieces.filter(({ inside }) => inside === around.key).indexOf(piece);
  const angle = Math.PI * (0.25 - at * 0.5);
  return { x: around.x + Math.cos(angle) * 12, y: around.y + Math.sin(angle) * 12, scale: 0.56 };
}

/** A piece about its own middle: base, ring, silhouette, letters, wounds. */
export function drawPiece(piece: ScenePiece, ground: Ground, inks: Inks): string {
  const places = piece.spaces.flatMap((space) => {
    const place = ground.spaces[space];
    return place ? [{ x: place.x - piece.x, y: place.y - piece.y }] : [];
  });
  const arcs = roundedOutline(places);
  const colour = piece.object ? ([150, 112, 68] as const) : piece.side.colour;
  const [fill, rim] = [hexColour(colour), hexColour(shadeColour(colour, -0.5))];
  const ink = isLight(colour) ? '#201a12' : '#fffdf6';
  const base = outlinePath(arcs, baseRadius);
  const ring = outlinePath(arcs, baseRadius - 2.6);
  return [
    `<path class="bv-shadow" d="${base}" fill="#000" fill-opacity=".34" transform="translate(1.6 2.6)"/>`,
    `<path d="${base}" fill="${fill}" stroke="${rim}" stroke-width="1.4"/>`,
    `<path d="${ring}" fill="none" stroke="${ink}" stroke-width="1.7" stroke-opacity=".85"${dashes(piece)}/>`,
    `<path class="bv-near bv-figure" d="${silhouettes[piece.silhouette]}" fill="${ink}" fill-opacity=".92" transform="translate(-6.6 -13.5) scale(.66 .56)"/>`,
    `<text class="bv-label" fill="${ink}" text-anchor="middle" font-weight="750">${escapeText(piece.label)}</text>`,
    ...drawChips(piece, ink, fill, rim),
    ...drawWounds(piece, inks),
  ].join('');
}

function dashes({ side, object }: ScenePiece): string {
  if (object || side.ring.length === 0) return '';
  return ` stroke-dasharray="${side.ring.map((part) => short(part * 9)).join(' ')}"`;
}

/** The letter of the side, and which one of its squad it is. */
function drawChips({ side, number, object }: ScenePiece, ink: string, fill: string, rim: string): string[] {
  const chip = (x: number, text: string, kind: string) =>
    `<g class="bv-near ${kind}"><circle cx="${x}" cy="-13" r="5.2" fill="${fill}" stroke="${rim}" stroke-width="1"/><text x="${x}" y="-10.4" font-size="7.4" font-weight="700" text-anchor="middle" fill="${ink}">${text}</text></g>`;
  return [
    ...(object || side.letter === '' ? [] : [chip(-13, side.letter, 'bv-letter')]),
    ...(number === undefined ? [] : [chip(13, String(number), 'bv-number')]),
  ];
}

/** The most life that is shown as single pips. */
const mostPips = 6;

/** Wounds as pips on a bar at the foot of the base; many as a number. */
function drawWounds({ wounds, life }: ScenePiece, inks: Inks): string[] {
  if (wounds === 0) return [];
  const count = life ?? wounds;
  const isFew = count <= mostPips;
  const width = isFew ? count * 5.4 + 3 : 24;
  const bar = `<rect x="${short(-width / 2)}" y="12.6" width="${short(width)}" height="7.6" rx="3.8" fill="#241a16" stroke="#fffdf6" stroke-width=".8"/>`;
  if (!isFew)
    return [
      `<g class="bv-wounds">${bar}<text y="18.8" font-size="6.8" font-weight="700" text-anchor="middle" fill="#ffb4a8">${wounds}/${count}</text></g>`,
    ];
  const pips = Array.from({ length: count }, (_, at) => {
    const x = short((at - (count - 1) / 2) * 5.4);
    return at < wounds
      ? `<path d="M${x} 13.6q2.6 2.8 0 5.6q-2.6 -2.8 0 -5.6z" fill="${inks.danger}" stroke="#ffd9d2" stroke-width=".9"/>`
      : `<circle cx="${x}" cy="16.4" r="1.7" fill="none" stroke="#fffdf6" stroke-opacity=".7" stroke-width=".8"/>`;
  });
  return [`<g class="bv-wounds">${bar}${pips.join('')}</g>`];
}

/** What is drawn around a piece that can be chosen, is pointed at, or acts. */
export function drawHalo(piece: ScenePiece, scene: Scene, inks: Inks): string {
  const isChoice = scene.choices.has(piece.key);
  const isPointed = scene.pointed.has(piece.key);
  if (!isChoice && !isPointed && !piece.active) return '';
  const places = piece.spaces.flatMap((space) => {
    const place = scene.ground.spaces[space];
    return place ? [{ x: place.x - piece.x, y: place.y - piece.y }] : [];
  });
  const path = outlinePath(roundedOutline(places), baseRadius + 2.4);
  const line = (ink: string, width: number, more = '') =>
    `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}"${more}/>`;
  const dashed = isPointed ? '' : isChoice ? ' stroke-dasharray="7 3"' : '';
  const ink = isPointed || isChoice ? inks.accent : '#fff';
  return line(inks.accentRim, 4.4) + line(ink, 2.6, dashed);
}

/** A token: a plate for glyphs and whatever is not known, a lozenge for things. */
export function drawToken({ kind, face, label, x, y }: SceneToken): string {
  const isGlyph = kind === undefined || kind.includes('glyph');
  const plate = isGlyph
    ? 'M0 -12.5l10.8 6.25v12.5l-10.8 6.25l-10.8 -6.25v-12.5z'
    : 'M0 -12l12 12l-12 12l-12 -12z';
  const [fill, ink] = face === 'down' ? ['#6a5f52', '#f4e9cf'] : ['#f1dfa6', '#3a2c10'];
  return `<g transform="translate(${short(x)} ${short(y)})"><path d="${plate}" fill="#000" fill-opacity=".3" transform="translate(1.2 2)"/><path d="${plate}" fill="${fill}" stroke="#2b2118" stroke-width="1.2"/><path d="${plate}" fill="none" stroke="${ink}" stroke-opacity=".5" stroke-width=".8" transform="scale(.8)"/><text y="4" font-size="11" font-weight="700" text-anchor="middle" fill="${ink}">${escapeText(label)}</text></g>`;
}
