import type { BoardHit } from '../input/board-hit.ts';
import type { BoardWords } from '../scene/board-words.ts';
import type { Scene } from '../scene/scene.ts';
import type { Theme } from '../svg/ink.ts';

/** From above, or in three dimensions. */
export type BoardMode = '2d' | '3d';

/** How a board is put into a page. */
export interface BoardOptions {
  /** Somebody chose: by click, tap, Enter, or the action of a screen reader. */
  readonly onChoose?: (hit: BoardHit) => void;
  /** The pointer or the keyboard is on a space; undefined when it has left the board. */
  readonly onHover?: (hit: BoardHit | undefined) => void;
  /** Somebody wants to know more: long press, other button, `i`. */
  readonly onInspect?: (hit: BoardHit) => void;
  /** Escape was pressed on the board. */
  readonly onEscape?: () => void;
  /** Somebody has pressed the board's own button for two or three dimensions. */
  readonly onMode?: (mode: BoardMode) => void;
  /** Three dimensions were wished for, and this browser does not draw them: the board is seen from above. */
  readonly onFlat?: () => void;
  /** `2d` when left out; `3d` is loaded first. */
  readonly mode?: BoardMode;
  /** As the system has it when left out. */
  readonly theme?: Theme | 'auto';
  /** Levels as numbers; shown when left out. */
  readonly numbers?: boolean;
  /** Buttons, tabs and slider on the board; shown when left out. */
  readonly tools?: boolean;
  /** Pieces glide, and the camera; as the system has it when left out. */
  readonly motion?: boolean;
  /** What it says by itself; in English when left out. */
  readonly words?: BoardWords;
  /** The name of the region; `Board` when left out. */
  readonly label?: string;
}

/** A board in a page. */
export interface MountedBoard {
  show(scene: Scene): void;
  setTheme(theme: Theme | 'auto'): void;
  setNumbers(shown: boolean): void;
  /** Decks above a level are taken off; undefined: none is. */
  setCut(level: number | undefined): void;
  /** Resolves to what is seen in the end: `2d` where there is no WebGL. */
  setMode(mode: BoardMode): Promise<BoardMode>;
  /** Which of the separate battlefields is seen. */
  setRegion(region: number): void;
  /** Brings a space (by name or key) or a figure (by key) into sight; with `keyboard` it gets the focus too. */
  focus(key: string, options?: { readonly keyboard?: boolean }): void;
  /** The whole battlefield in sight. */
  fit(): void;
  destroy(): void;
}
