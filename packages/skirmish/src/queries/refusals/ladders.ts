import type { Battlefield, Space } from '@scapewright/board';
import type { Figure } from '../../model/numbers.ts';
import type { Game } from '../../state/game.ts';

/** Are the two above one another, at least one of them on a rung? */
export function areOnLadder(game: Game, figure: Figure, other: Figure): boolean {
  const { column, rung } = game.field;
  return somePair(game, figure, other, (a, b) => column[a] === column[b] && (rung[a] === 1 || rung[b] === 1));
}

/** Does a ladder stand between the two? Its wall has the name of the piece that its rungs are. */
export function ladderBetween(game: Game, figure: Figure, other: Figure): boolean {
  const { field } = game;
  return somePair(game, figure, other, (a, b) => {
    if (field.directionBetween(a, b) < 0) return false;
    const ladders = [a, b].flatMap((space) => rungsOver(field, space).map((rung) => field.pieceOf(rung)));
    return field.wallsBetween(a, b).some(({ id }) => ladders.includes(id));
  });
}

function rungsOver(field: Battlefield, space: Space): number[] {
  const column = field.column[space] as number;
  const spaces = field.columnSpaces.slice(field.columnStart[column], field.columnStart[column + 1]);
  return Array.from(spaces).filter((one) => field.rung[one] === 1);
}

function somePair(
  game: Game,
  figure: Figure,
  other: Figure,
  holds: (a: number, b: number) => boolean,
): boolean {
  return game.spacesOf(figure).some((a) => game.spacesOf(other).some((b) => holds(a, b)));
}
