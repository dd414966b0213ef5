import type { Batch, BatchReport } from '@scapewright/sim';
import { teamOf } from '@scapewright/table/battle';
import { pointsOf } from '../content/armies.ts';
import { isEven } from './mirror.ts';

/**
 * What a batch came to, as one object for other programs. `symmetry` is that of the map of mirror games: a name, or
 * `none`; left out for other games.
 */
export function jsonReport(map: string, batch: Batch, report: BatchReport, symmetry?: string) {
  const { ruleset, armies, games, seed, bots = [], swap, roundLimit } = batch;
  return {
    ruleset,
    variants: batch.variants ?? [],
    map,
    games,
    seed,
    swap: swap ?? false,
    roundLimit: roundLimit ?? null,
    armies: armies.map((army, at) => ({
      player: army.player,
      team: teamOf(armies, batch, at),
      cards: army.cards.map(({ id }) => id),
      points: pointsOf(army),
      bot: bots[at],
      wins: report.wins[teamOf(armies, batch, at)],
      wounds: report.wounds[at],
    })),
    zones: report.zones ?? null,
    draws: report.draws,
    unfinished: report.unfinished,
    rounds: report.rounds,
    decisions: report.decisions,
    checksum: report.checksum,
    ...(symmetry === undefined ? {} : { mirror: { symmetry, even: isEven(report) } }),
  };
}
