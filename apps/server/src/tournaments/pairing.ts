import type { Entrant, Pairing } from '@scapewright/store';

/** How it is decided who plays whom. */
export type Format = 'swiss' | 'round-robin' | 'knock-out';

/** Somebody's place in a tournament. */
export interface Standing {
  readonly player: string;
  readonly name: string;
  /** One for a game that was won or a free round, a half for a draw. */
  readonly points: number;
  /** The points of all whom they have played. */
  readonly opponents: number;
  readonly won: number;
  readonly hasLeft: boolean;
}

/** Two who play each other, the first in seat 0; alone: a free round. */
export type Pair = readonly [string, string | undefined];

/** All who take part, the best first: by points, then by those of their opponents, by games won, and by who came first. */
export function standingsOf(entrants: readonly Entrant[], pairings: readonly Pairing[]): readonly Standing[] {
  const points = new Map(entrants.map(({ player }) => [player, 0]));
  const won = new Map<string, number>();
  for (const { first, second, result } of pairings) {
    const [forFirst, forSecond] = pointsOf(result);
    points.set(first, (points.get(first) ?? 0) + forFirst);
    if (second !== undefined) points.set(second, (points.get(second) ?? 0) + forSecond);
    const winner = result === 'first' ? first : result === 'second' ? second : undefined;
    if (winner !== undefined) won.set(winner, (won.get(winner) ?? 0) + 1);
  }
  const sum = (player: string): number =>
    opponentsOf(player, pairings).reduce((all, other) => all + (points.get(other) ?? 0), 0);
  return entrants
    .map(({ player, name, hasLeft }) => ({
      ...{ player, name, hasLeft, points: points.get(player) ?? 0 },
      ...{ opponents: sum(player), won: won.get(player) ?? 0 },
    }))
    .sort((a, b) => b.points - a.points || b.opponents - a.opponents || b.won - a.won);
}

function pointsOf(result: string | undefined): readonly [number, number] {
  if (result === 'first' || result === 'bye') return [1, 0];
  if (result === 'second') return [0, 1];
  return result === 'draw' ? [0.5, 0.5] : [0, 0];
}

function opponentsOf(player: string, pairings: readonly Pairing[]): readonly string[] {
  return pairings.flatMap(({ first, second }) => {
    if (second === undefined || (first !== player && second !== player)) return [];
    return [first === player ? second : first];
  });
}

/** How many rounds are played at most. */
export function roundsOf(format: Format, players: number, wanted: number | undefined): number {
  const most =
    format === 'round-robin' ? players - 1 + (players % 2) : Math.ceil(Math.log2(Math.max(2, players)));
  return format === 'swiss' ? Math.min(wanted ?? most, Math.max(1, players - 1)) : most;
}

/** Who plays whom in the round after those that were played; empty where the tournament is over. */
export function nextPairs(
  format: Format,
  entrants: readonly Entrant[],
  pairings: readonly Pairing[],
  rounds: number,
): readonly Pair[] {
  const played = pairings.reduce((last, { round }) => Math.max(last, round), 0);
  if (played >= rounds) return [];
  if (format === 'round-robin') return circle(entrants, played);
  return format === 'knock-out' ? bracket(entrants, pairings, played) : swiss(entrants, pairings);
}

/** Everybody against everybody: one stays, the others move on by one place each round. Who has left plays nobody. */
function circle(entrants: readonly Entrant[], round: number): readonly Pair[] {
  const places: (Entrant | undefined)[] = [...entrants];
  if (places.length % 2 === 1) places.push(undefined);
  const [fixed, ...others] = places;
  const moved = [fixed, ...others.map((_, at) => others[(at + round) % others.length])];
  return Array.from({ length: moved.length / 2 }, (_, at): Pair[] => {
    const pair = [moved[at], moved[moved.length - 1 - at]].filter((one) => one && !one.hasLeft);
    const [one, other] = (round + at) % 2 === 0 ? pair : pair.toReversed();
    return one ? [[one.player, other?.player]] : [];
  }).flat();
}

/** Winners against winners. In the first round the first who came have a free one; after a draw who is placed better goes on. */
function bracket(
  entrants: readonly Entrant[],
  pairings: readonly Pairing[],
  played: number,
): readonly Pair[] {
  if (played === 0) {
    const size = 2 ** Math.ceil(Math.log2(Math.max(2, entrants.length)));
    const order = seeded(size).map((place) => entrants[place]?.player);
    return inTwos(order);
  }
  const last = pairings.filter(({ round }) => round === played);
  const left = new Set(entrants.filter(({ hasLeft }) => hasLeft).map(({ player }) => player));
  const place = (player: string): number => entrants.findIndex((one) => one.player === player);
  const through = last.map(({ first, second, result }) => {
    if (second === undefined || left.has(second)) return first;
    if (left.has(first) || result === 'second') return second;
    return result === 'first' || place(first) < place(second) ? first : second;
  });
  return through.length > 1 ? inTwos(through) : [];
}

/** Places of a bracket so that the best two meet last: 1 8 4 5 2 7 3 6. */
function seeded(size: number): readonly number[] {
  let places = [0];
  while (places.length < size) {
    const { length } = places;
    places = places.flatMap((place) => [place, 2 * length - 1 - place]);
  }
  return places;
}

function inTwos(players: readonly (string | undefined)[]): readonly Pair[] {
  const pairs: Pair[] = [];
  for (let at = 0; at < players.length; at += 2) {
    const [one, other] = [
      players[at] ?? players[at + 1],
      players[at] === undefined ? undefined : players[at + 1],
    ];
    if (one !== undefined) pairs.push([one, other]);
  }
  return pairs;
}

/** How many ways to pair are tried before somebody plays the same opponent again. */
const mostTries = 20_000;

/** Those with like points against each other, nobody against the same one twice, and a free round for the last who had none. */
function swiss(entrants: readonly Entrant[], pairings: readonly Pairing[]): readonly Pair[] {
  const free = new Set(pairings.filter(({ second }) => second === undefined).map(({ first }) => first));
  const order = standingsOf(entrants, pairings)
    .filter(({ hasLeft }) => !hasLeft)
    .map(({ player }) => player);
  const alone =
    order.length % 2 === 1 ? (order.findLast((player) => !free.has(player)) ?? order.at(-1)) : undefined;
  const rest = order.filter((player) => player !== alone);
  const met = new Map(rest.map((player) => [player, new Set(opponentsOf(player, pairings))]));
  const tries = { left: mostTries };
  const found = paired(rest, (one, other) => met.get(one)?.has(other) === true, tries);
  const pairs: Pair[] = (found ?? inTwos(rest)).map(([one, other]) =>
    other === undefined ? [one, other] : sided(one, other, pairings),
  );
  return alone === undefined ? pairs : [...pairs, [alone, undefined]];
}

/** Pairs the first with the nearest whom they may play, so that all others can be paired too. */
function paired(
  players: readonly string[],
  haveMet: (one: string, other: string) => boolean,
  tries: { left: number },
): Pair[] | undefined {
  const [first, ...others] = players;
  if (first === undefined) return [];
  for (const other of others) {
    if (haveMet(first, other)) continue;
    if (tries.left-- <= 0) return undefined;
    const rest = paired(
      others.filter((one) => one !== other),
      haveMet,
      tries,
    );
    if (rest) return [[first, other], ...rest];
  }
  return undefined;
}

/** Who sat in seat 0 less often sits there now. */
function sided(one: string, other: string, pairings: readonly Pairing[]): Pair {
  const times = (player: string): number =>
    pairings.filter(({ first, second }) => first === player && second !== undefined).length;
  return times(one) <= times(other) ? [one, other] : [other, one];
}
