import type { Figure, Game } from '@scapewright/skirmish/author';

/** Spaces to every column from each space on which a figure would help its side to win; none where the last who stands wins. */
export function goalsOf(game: Game, figure: Figure): readonly Int16Array[] {
  return game.facts.victory.flatMap(({ unit, params }) =>
    (unit.draws?.(game, figure, params) ?? []).map((space) => game.field.distancesFrom(space)),
  );
}
