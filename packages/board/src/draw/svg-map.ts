import type { Battlefield } from '../battlefield.ts';
import type { Marks } from './marks.ts';
import { type DrawnColumn, layOutRegion } from './region-layout.ts';
import { halfWidth, hexWidth, type Point, rowHeight, short, side } from './svg-geometry.ts';
import { drawGround, drawOverlay, drawZones, type SvgScene } from './svg-ground.ts';
import { drawLabels, drawMargins } from './svg-labels.ts';
import { drawLegend } from './svg-legend.ts';
import { escapeText } from './svg-text.ts';
import {
  drawCutHexes,
  drawFigures,
  drawHighlights,
  drawLadders,
  drawObjects,
  drawTokens,
  drawWalls,
} from './svg-things.ts';

const edge = 34;
const titleHeight = 40;

/**
 * Draws a battlefield as a picture in SVG: hexes in the colour of their terrain, the higher the lighter, with cliffs
 * where the ground falls off, levels as numbers, walls, objects, start zones, tokens, figures, an overlay, and a legend.
 * The picture has no size of its own: it fills the width that it is given, and its letters can be read on a phone.
 */
export function drawAsSvg(battlefield: Battlefield, marks: Marks = {}): string {
  const layout = layOutRegion(battlefield, marks.region ?? 0);
  const rows = layout.columns.length === 0 ? 0 : layout.lastRow - layout.firstRow + 1;
  const columns = layout.columns.length === 0 ? 0 : layout.lastColumn - layout.firstColumn + 1;
  const title = marks.title?.trim() ?? '';
  const top = title === '' ? 0 : titleHeight;
  const centreOf = ({ rowColumn, row }: Pick<DrawnColumn, 'rowColumn' | 'row'>): Point => ({
    x: edge + halfWidth + (rowColumn - layout.firstColumn) * hexWidth + (row & 1) * halfWidth,
    y: top + edge + side + (row - layout.firstRow) * rowHeight,
  });
  const scene: SvgScene = { battlefield, layout, marks, centreOf };
  const width = edge * 2 + (columns + 0.5) * hexWidth;
  const bounds = {
    left: edge,
    right: width - edge,
    top: top + edge,
    bottom: top + edge + (rows > 0 ? side / 2 + rows * rowHeight : 0),
  };
  const legend =
    marks.legend === false || rows === 0
      ? { parts: [], height: 0 }
      : drawLegend(scene, width - edge * 2, bounds.bottom + 26);
  const height = bounds.bottom + edge + legend.height;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(width)} ${short(height)}" font-family="system-ui, 'DejaVu Sans', Verdana, sans-serif" text-anchor="middle">`,
    `<title>${escapeText(title || 'Battlefield')}</title>`,
    `<rect width="100%" height="100%" fill="#f4f1ea"/>`,
    ...(title === '' ? [] : [heading(title, edge)]),
    ...drawMargins(scene, bounds),
    ...drawGround(scene),
    ...drawZones(scene),
    ...drawOverlay(scene),
    ...drawCutHexes(scene),
    ...drawWalls(scene),
    ...drawLadders(scene),
    ...drawObjects(scene),
    ...drawTokens(scene),
    ...drawFigures(scene),
    ...drawHighlights(scene),
    ...drawLabels(scene),
    `<g transform="translate(${edge} 0)">`,
    ...legend.parts,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

function heading(title: string, x: number): string {
  return `<text x="${x}" y="38" font-size="28" font-weight="700" text-anchor="start" fill="#2b2822">${escapeText(title)}</text>`;
}
