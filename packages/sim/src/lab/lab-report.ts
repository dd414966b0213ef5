import { type Share, shareOf } from '../statistics.ts';
import type { LabGame } from './lab-game.ts';

/** What a card did in all games, a mean of each game. */
export interface LabCardRow {
  readonly side: number;
  readonly card: string;
  /** Its number among the cards of its side: copies have one each. */
  readonly at: number;
  readonly dealt: number;
  readonly taken: number;
  readonly defeats: number;
  /** Games in which a figure of it was left at the end, and of these and of the others how many its side won. */
  readonly survived: Share;
  readonly wonWith: Share;
  readonly wonWithout: Share;
}

/** What the games of a laboratory came to. */
export interface LabReport {
  readonly games: number;
  readonly wins: readonly [Share, Share];
  readonly draws: number;
  /** Games that the side in the first seat won, whichever it was. */
  readonly firstSeat: Share;
  readonly rounds: {
    readonly mean: number;
    readonly counts: readonly (readonly [rounds: number, games: number])[];
  };
  /** The part of all turns in which each side stood higher. */
  readonly higher: readonly [number, number];
  /** Games that were won by the side that stood higher in most turns, of those in which one did. */
  readonly wonHigher: Share;
  readonly cards: readonly LabCardRow[];
}

/** Sums up games. */
export function labReport(games: readonly LabGame[]): LabReport {
  const count = games.length;
  const won = (side: number): number => games.filter(({ winner }) => winner === side).length;
  const turns = Math.max(
    1,
    sumOf(games, (game) => game.turns),
  );
  const tilted = games.filter(({ higher, winner }) => higher[0] !== higher[1] && winner >= 0);
  return {
    games: count,
    wins: [shareOf(won(0), count), shareOf(won(1), count)],
    draws: won(-1),
    firstSeat: shareOf(games.filter(({ winner, first }) => winner === first).length, count),
    rounds: {
      mean: sumOf(games, (game) => game.rounds) / Math.max(1, count),
      counts: countsOf(games.map(({ rounds }) => rounds)),
    },
    higher: [sumOf(games, (game) => game.higher[0]) / turns, sumOf(games, (game) => game.higher[1]) / turns],
    wonHigher: shareOf(
      tilted.filter(({ higher, winner }) => winner === (higher[0] > higher[1] ? 0 : 1)).length,
      tilted.length,
    ),
    cards: rowsOf(games),
  };
}

function rowsOf(games: readonly LabGame[]): readonly LabCardRow[] {
  return (games[0]?.cards ?? []).map(({ side, card, at }): LabCardRow => {
    const own = games.flatMap((game) => {
      const found = game.cards.find((one) => one.side === side && one.at === at);
      return found ? [{ ...found, isLeft: found.lost < found.figures, hasWon: game.winner === side }] : [];
    });
    const mean = (value: (one: (typeof own)[number]) => number): number =>
      sumOf(own, value) / Math.max(1, own.length);
    const left = own.filter(({ isLeft }) => isLeft);
    const gone = own.filter(({ isLeft }) => !isLeft);
    const wonOf = (some: typeof own): Share =>
      shareOf(some.filter(({ hasWon }) => hasWon).length, some.length);
    return {
      ...{ side, card, at },
      dealt: mean(({ dealt }) => dealt),
      taken: mean(({ taken }) => taken),
      defeats: mean(({ defeats }) => defeats),
      survived: shareOf(left.length, own.length),
      wonWith: wonOf(left),
      wonWithout: wonOf(gone),
    };
  });
}

function countsOf(values: readonly number[]): readonly (readonly [number, number])[] {
  if (values.length === 0) return [];
  const least = Math.min(...values);
  const most = Math.max(...values);
  return Array.from({ length: most - least + 1 }, (_, at) => [
    least + at,
    values.filter((value) => value === least + at).length,
  ]);
}

const sumOf = <One>(list: readonly One[], value: (one: One) => number): number =>
  list.reduce((sum, one) => sum + value(one), 0);
