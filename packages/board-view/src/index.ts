export type { BoardHit } from './input/board-hit.ts';
export { type KeyAction, keyAction, type Pressed } from './input/key-action.ts';
export type { BoardMode, BoardOptions, MountedBoard } from './mount/board-options.ts';
export { mountBoard } from './mount/mount-board.ts';
export * from './scene/index.ts';
export { drawScene, type PictureOptions } from './svg/draw-scene.ts';
export { type Inks, inks, type Theme } from './svg/ink.ts';
