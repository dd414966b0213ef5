export type { Colour } from './colour.ts';
export type { FigureMark, HighlightMark, Marks, ObjectMark, TokenMark, ZoneMark } from './marks.ts';
export type { ObjectLook, ObjectLooks, ObjectShape } from './object-look.ts';
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
export { drawInTerminal, type TerminalOptions } from './terminal-map.ts';
export { ansiPaint, type Paint, type PaintRole } from './terminal-paint.ts';
export { type TerrainLook, type TerrainLooks, terrainLook } from './terrain-look.ts';
