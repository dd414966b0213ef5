import type { Game, Space } from '@scapewright/skirmish/author';

/** The teams with a character on any of some spaces, with any part of its base. */
export function teamsOn(game: Game, spaces: readonly Space[]): readonly number[] {
  const teams = new Set<number>();
  for (const space of spaces) {
    const figure = game.positions.occupant(space);
    if (figure >= 0 && !game.isObject(figure) && game.controller(figure) >= 0)
      teams.add(game.teamOf(game.controller(figure)));
  }
  return [...teams];
}
