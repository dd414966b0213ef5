import { createBot, featureNames, featuresOf } from '@scapewright/bots';
import { type Game, matchTable } from '@scapewright/skirmish/author';
import type { Batch } from '../batch.ts';
import { gameSeed, rotationOf } from '../batch.ts';
import { BatchPlayer } from '../batch-player.ts';

/** A position as the judge sees it, and what came of it: 1 where the side whose features these are won, 0 where it lost. */
export interface Lesson {
  readonly features: Float64Array;
  readonly won: number;
  /** The number of its game: what is learned from a game is not measured by it. */
  readonly game: number;
}

/**
 * Plays the games of a batch between its bots (numbered from `firstGame` on), and takes a lesson from each turn's beginning, once for the side that began the
 * game's first seat. Games without a winner teach nothing.
 */
export function lessonsOf(batch: Batch, firstGame = 0): readonly Lesson[] {
  const player = new BatchPlayer(batch);
  const lessons: Lesson[] = [];
  for (let game = 0; game < batch.games; game++) {
    const seed = gameSeed(batch.seed, game);
    const bots = batch.armies.map((_, seat) => createBot(batch.bots?.[seat] ?? 'quick', `${seed}/${seat}`));
    const match = player.engine.prepare(player.planFor(rotationOf(batch, game)), { seed, log: false });
    const seen: Float64Array[] = [];
    let turns = -1;
    let left = batch.mostDecisions ?? 20_000;
    match.advance((decision) => {
      const now: Game = match.host.game;
      const turn = now.state.read(matchTable.turns, 0);
      if (turn !== turns && now.state.read(matchTable.round, 0) > 0) {
        turns = turn;
        seen.push(featuresOf(now, 0, new Float64Array(featureNames.length)));
      }
      return left-- > 0 ? bots[decision.seat]?.decide(decision, match) : undefined;
    });
    const winner = match.host.game.state.read(matchTable.winner, 0);
    if (winner < 0) continue;
    const won = winner === match.host.game.teamOf(0) ? 1 : 0;
    for (const features of seen) lessons.push({ features, won, game: firstGame + game });
  }
  return lessons;
}
