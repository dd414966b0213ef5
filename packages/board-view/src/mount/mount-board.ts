import { Board } from './board.ts';
import type { BoardOptions, MountedBoard } from './board-options.ts';

/** Puts a board into an element, which it fills; it draws nothing before `show`. */
export function mountBoard(element: HTMLElement, options: BoardOptions = {}): MountedBoard {
  const board = new Board(element, options);
  return {
    show: (scene) => board.show(scene),
    setTheme: (theme) => board.change({ theme }),
    setNumbers: (numbers) => board.change({ numbers }),
    setCut: (cut) => board.change({ cut }),
    setMode: (mode) => board.setMode(mode),
    setRegion: (region) => board.change({ region }),
    focus: (key, { keyboard = false } = {}) => board.focus(key, keyboard),
    fit: () => board.fit(),
    destroy: () => board.destroy(),
  };
}
