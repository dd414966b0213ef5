import type { Seat } from '@scapewright/kernel';
import { type Game, isOver, matchTable } from '@scapewright/skirmish/author';
import { featureNames, featuresOf } from './features.ts';
import type { JudgeWeights } from './judge-weights.ts';
import { weights as trained } from './weights.ts';

/** Judges positions: the chance that a seat's side wins, 0 to 1. */
export class Judge {
  private readonly factors: Float64Array;
  private readonly features = new Float64Array(featureNames.length);

  constructor(weights: JudgeWeights = trained) {
    this.factors = Float64Array.from(featureNames, (name) => weights.features[name]);
  }

  /** How good a position is for a seat: 1 where its side has won, 0 where it has lost. */
  value(game: Game, seat: Seat): number {
    if (isOver(game)) {
      const winner = game.state.read(matchTable.winner, 0);
      return winner < 0 ? 0.5 : winner === game.teamOf(seat) ? 1 : 0;
    }
    featuresOf(game, seat, this.features);
    let sum = 0;
    for (let place = 0; place < this.factors.length; place++)
      sum += (this.factors[place] as number) * (this.features[place] as number);
    return 1 / (1 + Math.exp(-sum));
  }
}
