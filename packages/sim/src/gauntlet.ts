import type { CardDefinition } from '@scapewright/skirmish/author';
import type { Army } from '@scapewright/table/battle';
import type { Batch } from './batch.ts';
import { GamePool } from './run-batch.ts';
import { type Share, shareOf } from './statistics.ts';

/** Armies that all meet one another on one map, from both sides of it. */
export interface Gauntlet extends Pick<Batch, 'ruleset' | 'variants' | 'ground' | 'seed' | 'code'> {
  readonly armies: readonly Army[];
  /** The least number of games of each army. */
  readonly games: number;
}

/** What an army has won against all others, a draw as half a game. */
export interface GauntletRow {
  readonly army: Army;
  readonly wins: Share;
  readonly games: number;
}

/** Every set of different cards that costs exactly so many points, in the order of the cards. */
export function armiesFor(
  cards: readonly CardDefinition[],
  points: number,
): readonly (readonly CardDefinition[])[] {
  const [first, ...rest] = cards;
  if (points === 0) return [[]];
  if (!first || points < 0) return [];
  const without = armiesFor(rest, points);
  if (first.points <= 0) return without;
  return [...armiesFor(rest, points - first.points).map((army) => [first, ...army]), ...without];
}

/** Games of each pair: the same number from both sides, so many that every army has its games. */
export function gamesOfPair({ armies, games }: Pick<Gauntlet, 'armies' | 'games'>): number {
  return 2 * Math.ceil(games / Math.max(1, armies.length - 1) / 2);
}

/** Plays every army against every other between bots; what each has won, in the order of the armies. */
export async function runGauntlet(
  gauntlet: Gauntlet,
  { threads, onProgress }: { threads?: number; onProgress?: (done: number, total: number) => void } = {},
): Promise<readonly GauntletRow[]> {
  const { armies, ruleset, variants = [], ground, seed, code } = gauntlet;
  const games = gamesOfPair(gauntlet);
  const pairs = armies.flatMap((_, one) =>
    armies.slice(one + 1).map((_other, at) => [one, one + 1 + at] as const),
  );
  const points = armies.map(() => 0);
  const pool = new GamePool(threads);
  try {
    for (const [at, [one, other]] of pairs.entries()) {
      const pair = [armies[one], armies[other]].map((army, side): Army => {
        return { cards: army?.cards ?? [], player: side === 0 ? 'One' : 'Other' };
      });
      const batch: Batch = {
        ruleset,
        variants,
        ground,
        armies: pair,
        games,
        swap: true,
        seed: `${seed}/${one}-${other}`,
      };
      const { report } = await pool.run(code ? { ...batch, code } : batch);
      const { wins, draws, unfinished } = report;
      const half = (draws.count + unfinished) / 2;
      points[one] = (points[one] as number) + (wins[0]?.count ?? 0) + half;
      points[other] = (points[other] as number) + (wins[1]?.count ?? 0) + half;
      onProgress?.((at + 1) * games, pairs.length * games);
    }
  } finally {
    await pool.close();
  }
  const played = games * (armies.length - 1);
  return armies.map((army, at) => ({ army, games: played, wins: shareOf(points[at] as number, played) }));
}
