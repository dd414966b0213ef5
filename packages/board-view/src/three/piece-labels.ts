import { hexColour, isLight, shadeColour } from '@scapewright/board';
import type { CanvasTexture } from 'three';
import { outlinePath, type Point, roundedOutline } from '../scene/outline.ts';
import type { ScenePiece } from '../scene/scene-piece.ts';
import type { SceneToken } from '../scene/scene-token.ts';
import { makeCanvas, textureFrom } from './canvas-textures.ts';

/** The plate over a piece: pixels of its picture. */
export const plate = { width: 256, height: 128 };

const mostPips = 6;

/** Name in two letters, letter of the side, number in the squad, and wounds: on a plate that floats over a piece. */
export function plateTexture(document: Document, piece: ScenePiece, font: string): CanvasTexture {
  const { canvas, pen } = makeCanvas(document, plate.width, plate.height);
  const { side, label, number, object, wounds } = piece;
  const colour = object ? ([150, 112, 68] as const) : side.colour;
  const ink = isLight(colour) ? '#201a12' : '#fffdf6';
  const name = number === undefined ? label : `${label}${number}`;
  pen.font = `750 54px ${font}`;
  const hasChip = !object && side.letter !== '';
  const wide = pen.measureText(name).width + (hasChip ? 78 : 36);
  const left = (plate.width - wide) / 2;
  box(pen, [left, 4, wide, 68], 22);
  pen.fillStyle = hexColour(colour);
  pen.fill();
  pen.lineWidth = 4;
  pen.strokeStyle = hexColour(shadeColour(colour, -0.55));
  pen.stroke();
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  if (hasChip) {
    pen.beginPath();
    pen.arc(left + 34, 38, 23, 0, Math.PI * 2);
    pen.fillStyle = ink;
    pen.fill();
    pen.font = `750 36px ${font}`;
    pen.textAlign = 'center';
    pen.fillStyle = hexColour(shadeColour(colour, isLight(colour) ? 0 : -0.2));
    pen.fillText(side.letter, left + 34, 40);
  }
  pen.font = `750 54px ${font}`;
  pen.textAlign = 'left';
  pen.fillStyle = ink;
  pen.fillText(name, left + (hasChip ? 63 : 18), 41);
  if (wounds > 0) drawWounds(pen, piece, font);
  return textureFrom(canvas, false);
}

function drawWounds(pen: CanvasRenderingContext2D, { wounds, life }: ScenePiece, font: string): void {
  const count = life ?? wounds;
  const isFew = count <= mostPips;
  const wide = isFew ? count * 30 + 18 : 120;
  const left = (plate.width - wide) / 2;
  box(pen, [left, 80, wide, 42], 20);
  pen.fillStyle = '#241a16';
  pen.fill();
  pen.lineWidth = 3;
  pen.strokeStyle = '#fffdf6';
  pen.stroke();
  if (!isFew) {
    pen.font = `750 32px ${font}`;
    pen.textAlign = 'center';
    pen.fillStyle = '#ffb4a8';
    pen.fillText(`${wounds}/${count}`, plate.width / 2, 103);
    return;
  }
  for (let at = 0; at < count; at += 1) {
    pen.beginPath();
    pen.arc(left + 24 + at * 30, 101, at < wounds ? 11 : 8, 0, Math.PI * 2);
    pen.lineWidth = 3;
    pen.fillStyle = '#e2402f';
    pen.strokeStyle = at < wounds ? '#ffd9d2' : 'rgba(255,253,246,.7)';
    if (at < wounds) pen.fill();
    pen.stroke();
  }
}

function box(
  pen: CanvasRenderingContext2D,
  [x, y, wide, high]: readonly [number, number, number, number],
  radius: number,
): void {
  pen.beginPath();
  pen.roundRect(x, y, wide, high, radius);
}

/** The top of a base: the ring of its side, in a picture of so many millimetres about its middle. */
export function baseTexture(
  document: Document,
  { side, object }: ScenePiece,
  places: readonly Point[],
  extent: number,
): CanvasTexture {
  const size = 256;
  const { canvas, pen } = makeCanvas(document, size, size);
  const scale = size / extent;
  pen.setTransform(scale, 0, 0, scale, size / 2, size / 2);
  const arcs = roundedOutline(places);
  const ink = isLight(side.colour) ? '#201a12' : '#fffdf6';
  pen.strokeStyle = object ? '#4a3216' : ink;
  pen.lineWidth = 2.6;
  pen.setLineDash(object ? [] : side.ring.map((part) => part * 9));
  pen.stroke(new Path2D(outlinePath(arcs, 13.6)));
  return textureFrom(canvas, false);
}

/** What is written on a token. */
export function tokenTexture(document: Document, { label, face }: SceneToken, font: string): CanvasTexture {
  const { canvas, pen } = makeCanvas(document, 128, 128);
  const ink = face === 'down' ? '#f4e9cf' : '#3a2c10';
  pen.strokeStyle = ink;
  pen.lineWidth = 3;
  pen.globalAlpha = 0.6;
  pen.beginPath();
  pen.arc(64, 64, 46, 0, Math.PI * 2);
  pen.stroke();
  pen.globalAlpha = 1;
  pen.font = `750 56px ${font}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = ink;
  pen.fillText(label, 64, 68);
  return textureFrom(canvas, false);
}
