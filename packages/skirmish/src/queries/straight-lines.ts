import type { Figure } from '../model/numbers.ts';
import type { Game } from '../state/game.ts';

/** The directions in which a figure stands on a straight line of at most so many spaces from another. */
export function linesTo(game: Game, from: Figure, to: Figure, spaces: number): readonly number[] {
  const { field } = game;
  const ends = new Set(game.spacesOf(to).map((space) => field.column[space] as number));
  const own = new Set(game.spacesOf(from).map((space) => field.column[space] as number));
  const directions = [0, 1, 2, 3, 4, 5];
  return directions.filter((direction) =>
    [...own].some((start) => {
      let column = start;
      for (let at = 0; at < spaces; at++) {
        column = field.columnNeighbours[column * 6 + direction] as number;
        if (column < 0) return false;
        if (ends.has(column)) return true;
      }
      return false;
    }),
  );
}

/** Can each of some figures, which may stand on several lines, have a line of its own? */
export function haveOwnLines(choices: readonly (readonly number[])[]): boolean {
  const fits = (at: number, taken: readonly number[]): boolean =>
    at === choices.length ||
    (choices[at] ?? []).some((line) => !taken.includes(line) && fits(at + 1, [...taken, line]));
  return fits(0, []);
}
