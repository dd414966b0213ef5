export { type Colour, hexColour, isLight, mixColours, shadeColour } from './colour.ts';
export {
  distinctLabels,
  type FigureMark,
  type HighlightMark,
  type Marks,
  shortLabel,
  type TokenMark,
  type ZoneMark,
} from './marks.ts';
export type { ObjectLook, ObjectLooks, ObjectMark, ObjectShape } from './object-mark.ts';
export {
  heightOverlay,
  type Overlay,
  type OverlayEntry,
  reachOverlay,
  sightOverlay,
  type Tone,
} from './overlay.ts';
export type { SpaceRef } from './space-ref.ts';
export { drawAsSvg } from './svg-map.ts';
export { escapeText } from './svg-text.ts';
export { drawInTerminal, type TerminalOptions, type TerminalWindow, windowAround } from './terminal-map.ts';
export { ansiPaint, type Paint, type PaintRole } from './terminal-paint.ts';
export { type TerrainLook, type TerrainLooks, type TerrainTexture, terrainLook } from './terrain-look.ts';
