import type { Batch, BatchReport } from '@scapewright/sim';
import { pointsOf } from '../content/armies.ts';

/** What a batch came to, as one object for other programs. */
export function jsonReport(map: string, batch: Batch, report: BatchReport) {
  const { ruleset, armies, games, seed, bots = [], swap, roundLimit } = batch;
  return {
    ruleset,
    map,
    games,
    seed,
    swap: swap ?? false,
    roundLimit: roundLimit ?? null,
    armies: armies.map((army, at) => ({
      player: army.player,
      cards: army.cards.map(({ id }) => id),
      points: pointsOf(army),
      bot: bots[at],
      wins: report.wins[at],
      wounds: report.wounds[at],
    })),
    zones: report.zones ?? null,
    draws: report.draws,
    unfinished: report.unfinished,
    rounds: report.rounds,
    decisions: report.decisions,
    checksum: report.checksum,
  };
}
