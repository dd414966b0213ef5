import { Elsewhere, type Figure, type Game } from '@scapewright/skirmish/author';

/** The copy of a game in which one bot tries places: made once a match, and brought up to date for each decision. */
export class ReusedCopy {
  private copy: Elsewhere | undefined;

  /** The game as it is now, for one figure to stand elsewhere in: until the next figure asks. */
  of(game: Game, figure: Figure): Elsewhere {
    this.copy = this.copy?.again(game, figure) ?? new Elsewhere(game, figure);
    return this.copy;
  }
}
