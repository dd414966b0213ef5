import type { KeptTable, RatedPlayer, Score, Store, Strength } from '@scapewright/store';
import type { JournalEntry } from '@scapewright/table';
import { rate, rating } from 'openskill';
import type { TableWish } from './wish.ts';

/** How strong somebody is held to be of whom nothing is known. */
const beginner: Strength = rating();

/** A rating as people read it: 1500 for a beginner, with how far off it may be. */
export function inPoints({ mu, sigma }: Strength): { readonly points: number; readonly within: number } {
  return { points: Math.round(1500 + 40 * (mu - beginner.mu)), within: Math.round(80 * sigma) };
}

/** Some of one side, who win and lose together, and how they came out: 0 is best. */
interface Side {
  readonly players: readonly string[];
  readonly rank: number;
  readonly score: Score;
}

/**
 * Takes notice of how a game ended, once. Only games of people alone are rated, each in one seat, with
 * cards of the project, whose dice nobody could know.
 * Whoever left before the end has lost, whatever the bot has made of it.
 */
export async function rateTable(store: Store, table: KeptTable): Promise<void> {
  const wish = JSON.parse(table.wish) as TableWish;
  const gone = leftAt(await store.games.entries(table.id, 0));
  const sides = isRated(table, wish) ? sidesOf(table, wish, gone) : [];
  const players = sides.flatMap((side) => side.players);
  const hasLeft = (player: string): boolean =>
    table.seats.some((one) => one.player === player && gone.has(one.seat));
  await store.ratings.settle(
    table.id,
    wish.ruleset,
    players,
    (before) => ratedSides(sides, before, hasLeft),
    beginner,
  );
}

function isRated({ seats }: KeptTable, { seed, pack }: TableWish): boolean {
  const players = seats.map(({ player }) => player);
  const areAllPeople = seats.every(({ kind, player }) => kind === 'person' && player !== undefined);
  return areAllPeople && new Set(players).size === players.length && seed === undefined && pack === undefined;
}

/** The seats that bots played on, because nobody was there any more. */
function leftAt(entries: readonly string[]): ReadonlySet<number> {
  const read = entries.map((body) => JSON.parse(body) as JournalEntry);
  return new Set(read.filter(({ kind }) => kind === 'timeout').map(({ seat }) => seat));
}

function sidesOf(
  { seats, result }: KeptTable,
  { teams }: TableWish,
  gone: ReadonlySet<number>,
): readonly Side[] {
  const { winners } = JSON.parse(result ?? '{"winners":[]}') as { readonly winners: readonly number[] };
  const groups = teams ?? seats.map(({ seat }) => [seat]);
  const hasAllGone = (group: readonly number[]): boolean => group.every((seat) => gone.has(seat));
  const isWon = groups.some((group) => !hasAllGone(group) && group.some((seat) => winners.includes(seat)));
  const isLeft = groups.some(hasAllGone);
  return groups.map((group) => {
    const players = group.flatMap((seat) => seats[seat]?.player ?? []);
    if (hasAllGone(group)) return { players, rank: 2, score: 'lost' as const };
    if (group.some((seat) => winners.includes(seat))) return { players, rank: 0, score: 'won' as const };
    if (isWon) return { players, rank: 1, score: 'lost' as const };
    return { players, rank: 1, score: isLeft ? ('won' as const) : ('drawn' as const) };
  });
}

function ratedSides(
  sides: readonly Side[],
  before: readonly Strength[],
  hasLeft: (player: string) => boolean,
): readonly RatedPlayer[] {
  let next = 0;
  const teams = sides.map(({ players }) => players.map(() => ({ ...(before[next++] ?? beginner) })));
  const after = rate(teams, { rank: sides.map(({ rank }) => rank) });
  return sides.flatMap(({ players, score }, side) =>
    players.map((player, at) => {
      const { mu, sigma } = after[side]?.[at] ?? beginner;
      return { player, mu, sigma, score, hasLeft: hasLeft(player) };
    }),
  );
}
