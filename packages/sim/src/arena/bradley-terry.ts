import { solved } from './train.ts';

/** A game between two players as ratings are made of it. */
export interface RatedGame {
  readonly one: string;
  readonly other: string;
  /** 1 where the first won, 0 where the other did, one half for a draw. */
  readonly score: number;
  /** True where the first of them sat in the first seat. */
  readonly isFirst: boolean;
  readonly map: string;
}

/** A player's rating. */
export interface Rated {
  readonly name: string;
  readonly rating: number;
  /** Half of the 95 % interval of how far it is from the player that has 0 in its group; none for that one. */
  readonly error: number;
  /** Players who met, if only through others, are of one group, from 0; ratings of two groups say nothing about each other. */
  readonly group: number;
}

/** Ratings in points as chess has them: 400 more win ten games for each that they lose. */
export interface Ratings {
  /** By group, the best of each first. */
  readonly players: readonly Rated[];
  /** What the first seat of each map is worth. */
  readonly seats: readonly { readonly map: string; readonly rating: number }[];
}

const scale = 400 / Math.LN10;
const steps = 40;
/** So far one step may go at most, in the logarithm of the odds: who won all games would run away otherwise. */
const stride = 2;
/** A thought game drawn against an average player, so that whoever lost or won all has a rating. */
const doubt = 0.02;

/** A game by columns: strengths first, then what the first seat of each map is worth. */
interface Told {
  readonly columns: readonly [one: number, other: number, map: number];
  readonly signs: readonly [1, -1, 1 | -1];
  readonly score: number;
}

/** Fits strengths, and the worth of the first seat on each map, to all games at once: Bradley and Terry, by Newton's method. `zero` has rating 0 where it played. */
export function ratingsOf(games: readonly RatedGame[], zero: string): Ratings {
  const names = [...new Set(games.flatMap(({ one, other }) => [one, other]))];
  const maps = [...new Set(games.map(({ map }) => map))];
  const told = games.map(
    ({ one, other, score, isFirst, map }): Told => ({
      columns: [names.indexOf(one), names.indexOf(other), names.length + maps.indexOf(map)],
      signs: [1, -1, isFirst ? 1 : -1],
      score,
    }),
  );
  const values = new Float64Array(names.length + maps.length);
  for (let step = 0; step < steps; step++) {
    const change = solved(bendOf(told, values), pullOf(told, values));
    for (let at = 0; at < values.length; at++)
      values[at] = (values[at] as number) + Math.max(-stride, Math.min(stride, change[at] as number));
  }
  const groups = groupsOf(names, games);
  const players = groups.flatMap((group, number) => {
    const base = names.indexOf(group.includes(zero) ? zero : (group[0] as string));
    const rated = group.map((name): Rated => {
      const at = names.indexOf(name);
      const rating = scale * ((values[at] as number) - (values[base] as number));
      return { name, rating, error: 1.96 * scale * errorBetween(told, values, at, base), group: number };
    });
    return rated.sort((a, b) => b.rating - a.rating);
  });
  return {
    players,
    seats: maps.map((map, at) => ({ map, rating: scale * (values[names.length + at] as number) })),
  };
}

function chanceIn({ columns, signs }: Told, values: Float64Array): number {
  const odds = columns.reduce(
    (sum, column, at) => sum + (signs[at] as number) * (values[column] as number),
    0,
  );
  return 1 / (1 + Math.exp(-odds));
}

function pullOf(told: readonly Told[], values: Float64Array): Float64Array {
  const pull = Float64Array.from(values, (value) => -doubt * value);
  for (const game of told) {
    const error = game.score - chanceIn(game, values);
    game.columns.forEach((column, at) => {
      pull[column] = (pull[column] as number) + (game.signs[at] as number) * error;
    });
  }
  return pull;
}

/** How much the games tell about every pair of values. */
function bendOf(told: readonly Told[], values: Float64Array): Float64Array[] {
  const bend = Array.from({ length: values.length }, (_, at) => {
    const row = new Float64Array(values.length);
    row[at] = doubt;
    return row;
  });
  for (const game of told) {
    const chance = chanceIn(game, values);
    const weight = chance * (1 - chance);
    game.columns.forEach((column, at) => {
      const row = bend[column] as Float64Array;
      game.columns.forEach((beside, next) => {
        const sign = (game.signs[at] as number) * (game.signs[next] as number);
        row[beside] = (row[beside] as number) + sign * weight;
      });
    });
  }
  return bend;
}

/** The standard error of a difference between two values. */
function errorBetween(told: readonly Told[], values: Float64Array, one: number, other: number): number {
  if (one === other) return 0;
  const asked = new Float64Array(values.length);
  asked[one] = 1;
  asked[other] = -1;
  const found = solved(bendOf(told, values), asked);
  return Math.sqrt((found[one] as number) - (found[other] as number));
}

/** Players by who met whom, in the order in which they first appear. */
function groupsOf(names: readonly string[], games: readonly RatedGame[]): readonly (readonly string[])[] {
  const home = new Map(names.map((name, at) => [name, at]));
  for (const { one, other } of games) {
    const [kept = 0, left = 0] = [home.get(one), home.get(other)];
    if (kept !== left) for (const name of names) if (home.get(name) === left) home.set(name, kept);
  }
  return [...new Set(names.map((name) => home.get(name)))].map((number) =>
    names.filter((name) => home.get(name) === number),
  );
}
