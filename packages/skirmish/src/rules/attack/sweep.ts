import type { Figure } from '../../model/numbers.ts';
import { adjacent } from '../../queries/adjacency.ts';
import type { Game } from '../../state/game.ts';

/** A direction from the middle of a base, as whole numbers: their scale is of no matter. */
interface Bearing {
  readonly x: number;
  readonly y: number;
}

/**
 * The figures next to one that a sweep from the first to the last, counterclockwise as the board is seen from above, goes over:
 * those two, and whoever next to it stands between.
 */
export function sweptBy(game: Game, middle: Figure, first: Figure, last: Figure): readonly Figure[] {
  const ring = ringOf(game, middle);
  const standing = (figure: Figure): readonly number[] => {
    const own = new Set(game.spacesOf(figure).map((space) => game.field.column[space] as number));
    return ring.flatMap((column, at) => (own.has(column) ? [at] : []));
  };
  const [from, to] = [standing(first), standing(last)];
  const ahead = (a: number, b: number): number => (b - a + ring.length) % ring.length;
  // Of larger bases: from the farther end of the first to the nearer end of the last.
  const start = from.find((at) => !from.includes((at + 1) % ring.length)) ?? from[0] ?? 0;
  const length = Math.min(...to.map((at) => ahead(start, at)));
  const swept: number[] = [];
  for (let figure = 0; figure < game.figureCount; figure++) {
    if (figure === first || figure === last || figure === middle || !game.isPlaced(figure)) continue;
    const isBetween = standing(figure).some((at) => ahead(start, at) > 0 && ahead(start, at) < length);
    if (isBetween && adjacent(game, middle, figure)) swept.push(figure);
  }
  return [first, ...swept, ...(first === last ? [] : [last])];
}

/** The columns next to a base, counterclockwise. */
function ringOf(game: Game, figure: Figure): readonly number[] {
  const { field } = game;
  const own = game.spacesOf(figure).map((space) => field.column[space] as number);
  const ring = new Set<number>();
  for (const column of own)
    for (let direction = 0; direction < 6; direction++) {
      const next = field.columnNeighbours[column * 6 + direction] as number;
      if (next >= 0 && !own.includes(next)) ring.add(next);
    }
  const xOf = (column: number): number =>
    2 * (field.columnQ[column] as number) + (field.columnR[column] as number);
  const yOf = (column: number): number => -(field.columnR[column] as number);
  const sum = (of: (column: number) => number): number =>
    own.reduce((total, column) => total + of(column), 0);
  const bearing = (column: number): Bearing => ({
    x: xOf(column) * own.length - sum(xOf),
    y: yOf(column) * own.length - sum(yOf),
  });
  return [...ring].sort((a, b) => order(bearing(a), bearing(b)));
}

/** Counterclockwise from the east. */
function order(a: Bearing, b: Bearing): number {
  const isLower = ({ x, y }: Bearing): number => (y < 0 || (y === 0 && x < 0) ? 1 : 0);
  return isLower(a) - isLower(b) || a.y * b.x - a.x * b.y;
}
