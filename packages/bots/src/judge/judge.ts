import type { Seat } from '@scapewright/kernel';
import { type Game, isOver, matchTable } from '@scapewright/skirmish/author';
import { worthOf } from '../odds/worth.ts';
import { featureNames, featuresOf } from './features.ts';
import { weights as trained } from './weights.ts';

/** What each feature is worth, and where that comes from. */
export interface JudgeWeights {
  readonly version: number;
  /** The line that makes them again, and what they came from. */
  readonly made: string;
  readonly features: Readonly<Record<(typeof featureNames)[number], number>>;
}

/** Judges positions: the chance that a seat's side wins, 0 to 1. */
export class Judge {
  private readonly factors: Float64Array;
  /** What all points of a game would count for if they were taken at once. */
  private readonly perPoint: number;
  private readonly features = new Float64Array(featureNames.length);

  constructor(weights: JudgeWeights = trained) {
    this.factors = Float64Array.from(featureNames, (name) => weights.features[name]);
    const { worth, lead, health } = weights.features;
    this.perPoint = worth + 1.2 * lead + 0.4 * health;
  }

  /**
   * How good a position is for a seat: 1 where its side has won, 0 where it has lost. `taken`: points that its side is about to
   * take from the enemy, to be expected.
   */
  value(game: Game, seat: Seat, taken = 0): number {
    if (isOver(game)) {
      const winner = game.state.read(matchTable.winner, 0);
      return winner < 0 ? 0.5 : winner === game.teamOf(seat) ? 1 : 0;
    }
    featuresOf(game, seat, this.features);
    let sum = 0;
    for (let place = 0; place < this.factors.length; place++)
      sum += (this.factors[place] as number) * (this.features[place] as number);
    if (taken !== 0) sum += (this.perPoint * taken) / pointsIn(game);
    return 1 / (1 + Math.exp(-sum));
  }
}

/** The points of all figures that have been in the game. */
function pointsIn(game: Game): number {
  let total = 0;
  for (let figure = 0; figure < game.figureCount; figure++)
    if (game.controller(figure) >= 0 && !game.isObject(figure)) total += worthOf(game, figure);
  return Math.max(1, total);
}
