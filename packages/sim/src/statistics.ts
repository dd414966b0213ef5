import type { GameResult } from './play.ts';

/** A share with its 95 % confidence interval (Wilson). */
export interface Share {
  readonly count: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Mean and standard deviation. */
export interface Spread {
  readonly mean: number;
  readonly deviation: number;
}

/** What a batch of games came to. */
export interface BatchReport {
  readonly games: number;
  /** Games won by each army. */
  readonly wins: readonly Share[];
  /** Games won from each start zone, where the armies changed zones. */
  readonly zones?: readonly Share[];
  readonly draws: Share;
  /** Games that were stopped at the limit of decisions. */
  readonly unfinished: number;
  readonly rounds: Spread;
  readonly decisions: Spread;
  readonly wounds: readonly Spread[];
  /** A checksum over all results in order. */
  readonly checksum: string;
}

/** The share of successes in trials with its Wilson interval at 95 %. */
export function shareOf(count: number, trials: number): Share {
  if (trials === 0) return { count, share: 0, low: 0, high: 1 };
  const z = 1.959963984540054;
  const share = count / trials;
  const spread = (z * z) / trials;
  const centre = (share + spread / 2) / (1 + spread);
  const half = (z * Math.sqrt((share * (1 - share)) / trials + spread / (4 * trials))) / (1 + spread);
  return { count, share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** Sums up a batch of so many armies, which may have changed start zones from game to game. */
export function reportOf(results: readonly GameResult[], seats: number, swap = false): BatchReport {
  const games = results.length;
  const winners = (team: number): number => results.filter((result) => result.winner === team).length;
  return {
    games,
    wins: Array.from({ length: seats }, (_, seat) => shareOf(winners(seat), games)),
    ...(swap ? { zones: zonesOf(results, seats) } : {}),
    draws: shareOf(winners(-1), games),
    unfinished: winners(-2),
    rounds: spreadOf(results.map((result) => result.rounds)),
    decisions: spreadOf(results.map((result) => result.decisions)),
    wounds: Array.from({ length: seats }, (_, seat) =>
      spreadOf(results.map((result) => result.wounds[seat] ?? 0)),
    ),
    checksum: checksumOf(results),
  };
}

/** In game `n` army `a` starts in zone `a - n`, counted around. */
function zonesOf(results: readonly GameResult[], seats: number): Share[] {
  const won = Array.from({ length: seats }, () => 0);
  results.forEach(({ winner }, game) => {
    if (winner < 0) return;
    const zone = (winner + seats - (game % seats)) % seats;
    won[zone] = (won[zone] ?? 0) + 1;
  });
  return won.map((count) => shareOf(count, results.length));
}

function spreadOf(values: readonly number[]): Spread {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const variance =
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return { mean, deviation: Math.sqrt(variance) };
}

function checksumOf(results: readonly GameResult[]): string {
  let a = 0x811c9dc5;
  for (const { hash } of results)
    for (let at = 0; at < hash.length; at++) a = Math.imul(a ^ hash.charCodeAt(at), 0x01000193);
  return (a >>> 0).toString(16).padStart(8, '0');
}
