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

/** Ratings in points as chess has them: 400 more win ten games for each that they lose. */
export interface Ratings {
  readonly players: readonly { readonly name: string; readonly rating: number; readonly error: number }[];
  /** What the first seat of each map is worth. */
  readonly seats: readonly { readonly map: string; readonly rating: number }[];
}

const scale = 400 / Math.LN10;
const steps = 400;
/** A thought game drawn against an average player, so that whoever lost or won all has a rating. */
const doubt = 0.02;

/** Fits strengths, and the worth of the first seat on each map, to all games at once: Bradley and Terry, by gradient ascent. `zero` has rating 0. */
export function ratingsOf(games: readonly RatedGame[], zero: string): Ratings {
  const names = [...new Set(games.flatMap(({ one, other }) => [one, other]))];
  const maps = [...new Set(games.map(({ map }) => map))];
  const strength = names.map(() => 0);
  const first = maps.map(() => 0);
  const told = games.map(({ one, other, score, isFirst, map }) => ({
    ...{ one: names.indexOf(one), other: names.indexOf(other), map: maps.indexOf(map) },
    ...{ score, side: isFirst ? 1 : -1 },
  }));
  const rate = 2 / Math.max(1, games.length / Math.max(1, names.length));
  const information = names.map(() => doubt);
  for (let step = 0; step < steps; step++) {
    const pull = strength.map((value) => -doubt * value);
    const tilt = first.map((value) => -doubt * value);
    information.fill(doubt);
    for (const { one, other, map, score, side } of told) {
      const odds = (strength[one] as number) - (strength[other] as number) + side * (first[map] as number);
      const expected = 1 / (1 + Math.exp(-odds));
      const error = score - expected;
      pull[one] = (pull[one] as number) + error;
      pull[other] = (pull[other] as number) - error;
      tilt[map] = (tilt[map] as number) + side * error;
      for (const who of [one, other])
        information[who] = (information[who] as number) + expected * (1 - expected);
    }
    pull.forEach((value, at) => {
      strength[at] = (strength[at] as number) + rate * value;
    });
    tilt.forEach((value, at) => {
      first[at] = (first[at] as number) + rate * value;
    });
  }
  const base = strength[Math.max(0, names.indexOf(zero))] ?? 0;
  return {
    players: names
      .map((name, at) => ({
        name,
        rating: scale * ((strength[at] as number) - base),
        error: (1.96 * scale) / Math.sqrt(information[at] as number),
      }))
      .sort((a, b) => b.rating - a.rating),
    seats: maps.map((map, at) => ({ map, rating: scale * (first[at] as number) })),
  };
}
