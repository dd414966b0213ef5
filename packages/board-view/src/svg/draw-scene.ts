import { escapeText } from '@scapewright/board';
import type { Ground, SceneRegion } from '../scene/ground.ts';
import { short } from '../scene/outline.ts';
import type { Scene } from '../scene/scene.ts';
import { drawDefs } from './defs-svg.ts';
import type { Drawing } from './drawing.ts';
import { drawLayer, layersOf } from './ground-svg.ts';
import { inks, type Theme } from './ink.ts';
import { drawLines, drawMarks, drawZones } from './marks-svg.ts';
import { drawHalo, drawPiece, drawToken, placeOfPiece } from './pieces-svg.ts';
import { drawSolids, drawWalls } from './scenery-svg.ts';

/** How a still picture of a scene is drawn. */
export interface PictureOptions {
  /** Light when left out. */
  readonly theme?: Theme;
  /** Which of the separate battlefields; the first when left out. */
  readonly region?: number;
  /** Levels as numbers; left out when left out. */
  readonly numbers?: boolean;
  /** Begins ids in the picture: different ones for pictures that stand on one page. */
  readonly ids?: string;
}

/** A still picture of a scene, as SVG: for galleries, links and print. */
export function drawScene(scene: Scene, options: PictureOptions = {}): string {
  const { theme = 'light', numbers = false, ids = 'picture' } = options;
  const { ground } = scene;
  const region = regionOf(ground, options.region);
  if (!region) return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
  const drawing: Drawing = { ground, inks: inks[theme], ids, numbers };
  const here = <One extends { readonly region: number }>(list: readonly One[]) =>
    list.filter((one) => one.region === region.region);
  const pieces = here(scene.pieces).map((piece) => {
    const { x, y, scale } = placeOfPiece(piece, scene);
    return `<g transform="translate(${short(x)} ${short(y)}) scale(${scale})">${drawHalo(piece, scene, drawing.inks)}${drawPiece(piece, ground, drawing.inks)}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBoxOf(region)}" class="bv-picture"><title>${escapeText(region.name)}</title>`,
    '<style>.bv-label{font:750 9px sans-serif;transform:translateY(13px)}</style>',
    drawDefs(ids),
    ...layersOf(ground, region).map((spaces) => drawLayer(drawing, spaces)),
    drawZones(drawing, region.region),
    drawScenery(drawing, region.region),
    drawMarks(drawing, scene, region.region),
    ...here(scene.tokens).map(drawToken),
    ...pieces,
    drawLines(drawing, scene, region.region),
    '</svg>',
  ].join('');
}

/** One of the separate battlefields: the first where none is named. */
export const regionOf = ({ regions }: Ground, region?: number): SceneRegion | undefined =>
  regions.find((one) => one.region === region) ?? regions[0];

/** Room about a battlefield, in millimetres. */
const margin = 12;

/** The part of the table on which a region lies. */
export function viewBoxOf({ west, north, east, south }: SceneRegion): string {
  return [west - margin, north - margin, east - west + margin * 2, south - north + margin * 2]
    .map(short)
    .join(' ');
}

/** Walls and solids of a region; on decks that are lifted they go with their deck. */
export function drawScenery(
  drawing: Drawing,
  region: number,
  isShown: (space: number) => boolean = () => true,
): string {
  const { ground } = drawing;
  const here = (space: number) => ground.spaces[space]?.region === region && isShown(space);
  const solids = ground.scenery.solids.map((solid) => ({
    ...solid,
    parts: solid.parts.filter(({ space }) => here(space)),
  }));
  return (
    drawWalls(
      drawing,
      ground.scenery.walls.filter(({ space }) => here(space)),
    ) + drawSolids(drawing, solids)
  );
}
