import type { Space } from '@scapewright/board';
import { type Game, matchTable, reachOf } from '@scapewright/skirmish/author';
import { normalMove } from '@scapewright/skirmish/explain';

/** Rounds in which a figure must have been looked at before it counts as stuck. */
const fewestRounds = 3;

interface Watched {
  rounds: number;
  /** Has it ever had a space to go to? */
  isFree: boolean;
  space: Space;
}

/** Looks once a round at every figure on the battlefield that has a Move: has it anywhere to go? */
export class StuckFigures {
  private readonly watched = new Map<number, Watched>();
  private round = 0;

  /** To be called at every decision. */
  look(game: Game): void {
    const round = game.state.read(matchTable.round, 0);
    if (round === this.round) return;
    this.round = round;
    for (let figure = 0; figure < game.figureCount; figure++) {
      const { move } = game.definition(figure);
      if (!game.isPlaced(figure) || game.isObject(figure) || move === null || move === 0) continue;
      const seen = this.watched.get(figure) ?? { rounds: 0, isFree: false, space: -1 };
      this.watched.set(figure, seen);
      seen.rounds++;
      seen.space = game.space(figure);
      seen.isFree ||= reachOf(game, normalMove(game, figure)).count > 1;
    }
  }

  /** The figures that could not have moved in any round, in words; undefined: none. */
  told(game: Game): string | undefined {
    const stuck = [...this.watched].filter(([, { rounds, isFree }]) => !isFree && rounds >= fewestRounds);
    if (stuck.length === 0) return undefined;
    const names = stuck.map(
      ([figure, { rounds, space }]) =>
        `${game.facts.figureNames[figure]} had nowhere to go in ${rounds} rounds, last on ${game.field.names[space]}`,
    );
    return names.join('; ');
  }
}
