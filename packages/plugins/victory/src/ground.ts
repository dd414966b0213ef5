import type { Figure, Game, Space, VictoryFacts } from '@scapewright/skirmish/author';

/** Spaces by their names, on the battlefield that is judged where there are several. */
export function spacesNamed(game: Game, names: readonly string[], region?: number): readonly number[] {
  return names
    .map((name) => game.field.spaceOf(name))
    .filter((space) => region === undefined || game.field.region[space] === region);
}

/** What is wrong with a list of names of spaces. */
export function groundProblems(
  { hasSpace }: Pick<VictoryFacts, 'hasSpace'>,
  spaces: readonly string[],
): readonly { readonly message: string; readonly fix: string }[] {
  if (spaces.length === 0) return [{ message: 'names no space', fix: 'name one or more, as spaces: [d4]' }];
  return spaces
    .filter((name) => !hasSpace(name))
    .map((name) => ({
      message: `the battlefield has no space ${name}`,
      fix: 'name a space of the map; npx scape map show draws them',
    }));
}

/** What is wrong with the name of the player whose goal it is. */
export function playerProblems(
  { players }: Pick<VictoryFacts, 'players'>,
  player: string,
): readonly { readonly message: string; readonly fix: string }[] {
  if (players.includes(player)) return [];
  const fix = `name one of the players: ${players.join(', ')}`;
  return [{ message: player === '' ? 'names no player' : `nobody is called ${player}`, fix }];
}

/** The team of a player. */
export function teamOfPlayer(game: Game, player: string): number {
  const seat = game.facts.playerNames.indexOf(player);
  return seat < 0 ? -1 : game.teamOf(seat);
}

/** The team that plays a figure now; -1 nobody's. */
export function teamOfFigure(game: Game, figure: Figure): number {
  const seat = figure < 0 ? -1 : game.controller(figure);
  return seat < 0 ? -1 : game.teamOf(seat);
}

/** Does a friend, not the figure itself, stand on a space? */
export function hasFriendOn(game: Game, figure: Figure, space: Space): boolean {
  const there = game.positions.occupant(space);
  return there >= 0 && there !== figure && game.isAlly(figure, there);
}
