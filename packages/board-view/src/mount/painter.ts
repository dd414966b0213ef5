import type { Scene } from '../scene/scene.ts';
import type { Theme } from '../svg/ink.ts';

/** How a scene is looked at. */
export interface Look {
  readonly region: number;
  /** Decks above this level are taken off. */
  readonly cut: number | undefined;
  /** Are levels written on the spaces? */
  readonly numbers: boolean;
  readonly theme: Theme;
  /** Do pieces glide? */
  readonly motion: boolean;
}

/** Which spaces are pointed at: by the keyboard and by the pointer; -1 none. */
export interface Cursors {
  readonly focus: number;
  readonly hover: number;
}

/** Where a space is on the screen, in pixels from the corner of `cells`. */
export interface PlaceOnScreen {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Draws scenes into an element, in two or three dimensions. Places are pixels from the corner of that element. */
export interface Painter {
  readonly element: HTMLElement;
  /** Where the cells of the grid belong. */
  readonly cells: HTMLElement;
  /** How far one has gone round the table from looking north, in radians; 0 in two dimensions. */
  readonly yaw: number;
  show(scene: Scene, look: Look): void;
  point(cursors: Cursors): void;
  /** The number of the space that is seen at a place; -1 beside the battlefield. */
  hit(x: number, y: number): number;
  placeOf(space: number): PlaceOnScreen | undefined;
  fit(): void;
  /** Brings a space into sight, as little as is needed. */
  reveal(space: number): void;
  panBy(dx: number, dy: number): void;
  zoomBy(factor: number, x: number, y: number): void;
  /** Turns the table; nothing in two dimensions. */
  turnBy(dx: number, dy: number): void;
  resize(): void;
  destroy(): void;
}

/** What a painter tells. */
export interface PainterEvents {
  /** The places of spaces within `cells` have changed. */
  readonly moved: () => void;
  /** It cannot go on drawing. */
  readonly failed: () => void;
}
