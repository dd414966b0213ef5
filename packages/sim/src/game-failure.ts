/** A game of a batch that broke: which one, and the seed with which it breaks again. */
export class GameFailure extends Error {
  /** Number of the game in its batch, from 0. */
  readonly game: number;
  readonly seed: string;

  constructor(game: number, seed: string, message: string) {
    super(`game ${game} (seed ${seed}) broke: ${message}`);
    this.name = 'GameFailure';
    this.game = game;
    this.seed = seed;
  }
}
