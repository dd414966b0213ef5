import { type Share, shareOf } from '../statistics.ts';
import { type Ratings, ratingsOf } from './bradley-terry.ts';
import type { ArenaResult, Contender, Experiment } from './experiment.ts';
import { onPaper, type PaperRow } from './on-paper.ts';

/** A pair whose result is known beforehand: something is wrong with the measuring where another comes out. */
export interface Control {
  /** `mirror`: a bot against itself wins half; `chance`: against the random bot it wins nearly all. */
  readonly kind: 'mirror' | 'chance';
  /** Does the interval allow what must come out? */
  readonly holds: boolean;
}

/** What the games of one pair came to. */
export interface PairRow {
  readonly one: string;
  readonly other: string;
  readonly games: number;
  /** Games that the first of them won, a draw as half of one. */
  readonly wins: Share;
  readonly byRuleset: readonly { readonly ruleset: string; readonly games: number; readonly wins: Share }[];
  readonly byMap: readonly { readonly map: string; readonly games: number; readonly wins: Share }[];
  /** What the pair is there to show, where everybody knows what must come out; does it? */
  readonly control: Control | undefined;
  /** Milliseconds for a decision, of each. */
  readonly pace: readonly [number, number];
  /** Rounds of a game in the mean. */
  readonly rounds: number;
}

/** An experiment as far as it has been played. */
export interface ArenaReport {
  readonly name: string;
  readonly seed: string;
  readonly played: number;
  readonly games: number;
  readonly rows: readonly PairRow[];
  readonly ratings: Ratings;
  /** How long all of its games would take more workers, reckoned from those that were played. */
  readonly paper: readonly PaperRow[];
}

/** Workers for whom the time is reckoned. */
const paperWorkers = [1, 2, 4, 8, 16, 32, 64] as const;

/** A contender as people read it: `thinker (120 playouts)`. */
export function titleOf({ bot, playouts }: Contender): string {
  return playouts === undefined ? bot : `${bot} (${playouts} playouts)`;
}

/** Sums up what has been played of an experiment. */
export function arenaReport(experiment: Experiment, results: readonly ArenaResult[]): ArenaReport {
  const { name, seed, games, pairs } = experiment;
  const titles = pairs.map(([one, other]) => [titleOf(one), titleOf(other)] as const);
  const rows = pairs.map((_, pair) =>
    rowOf(
      titles[pair] as readonly [string, string],
      results.filter((result) => result.pair === pair),
    ),
  );
  const rated = results.map(({ pair, score, seat, map }) => {
    const [one, other] = titles[pair] as readonly [string, string];
    return { one, other, score, map, isFirst: seat === 0 };
  });
  const zero = titles.flat().find((title) => title === 'greedy') ?? titles[0]?.[0] ?? '';
  const ratings = ratingsOf(
    rated.filter(({ one, other }) => one !== other),
    zero,
  );
  const all = games * pairs.length;
  const paper = onPaper(jobsOf(results, all), paperWorkers);
  return { name, seed, played: results.length, games: all, rows, ratings, paper };
}

/** What jobs of two games each take, in the order in which workers get them; games to come take as long as those that were played. */
function jobsOf(results: readonly ArenaResult[], games: number): readonly (readonly number[])[] {
  if (results.length === 0) return [];
  const inTurn = [...results].sort((a, b) => a.game - b.game || a.pair - b.pair);
  const spent = inTurn.map((result) => result.spent ?? result.taken[0] + result.taken[1]);
  return Array.from({ length: Math.ceil(games / 2) }, (_, job) =>
    [2 * job, 2 * job + 1].filter((at) => at < games).map((at) => spent[at % spent.length] as number),
  );
}

function rowOf([one, other]: readonly [string, string], results: readonly ArenaResult[]): PairRow {
  const groups = (key: 'ruleset' | 'map') =>
    [...new Set(results.map((result) => result[key]))].map((value) => {
      const own = results.filter((result) => result[key] === value);
      return { value, games: own.length, wins: winsOf(own) };
    });
  const pace = ([0, 1] as const).map((at) => {
    const taken = results.reduce((sum, result) => sum + result.taken[at], 0);
    return (
      taken /
      Math.max(
        1,
        results.reduce((sum, result) => sum + result.decided[at], 0),
      )
    );
  }) as [number, number];
  return {
    ...{ one, other, games: results.length, wins: winsOf(results), pace },
    rounds: results.reduce((sum, { rounds }) => sum + rounds, 0) / Math.max(1, results.length),
    control: controlOf([one, other], winsOf(results)),
    byRuleset: groups('ruleset').map(({ value, ...rest }) => ({ ruleset: value, ...rest })),
    byMap: groups('map').map(({ value, ...rest }) => ({ map: value, ...rest })),
  };
}

/** The share of games that a bot wins against the random one, at least. */
const nearlyAll = 0.99;

function controlOf([one, other]: readonly [string, string], { low, high }: Share): Control | undefined {
  if (one === other) return { kind: 'mirror', holds: low <= 0.5 && high >= 0.5 };
  return other === 'random' ? { kind: 'chance', holds: high >= nearlyAll } : undefined;
}

/** What a control is for, in words. */
export function controlWords({ kind, holds }: Control): string {
  const wanted = kind === 'mirror' ? 'half of all games' : 'nearly all games';
  return `control: should win ${wanted}, ${holds ? 'and does as far as the interval tells' : 'and does not: do not trust this run'}`;
}

const winsOf = (results: readonly ArenaResult[]): Share =>
  shareOf(
    results.reduce((sum, { score }) => sum + score, 0),
    results.length,
  );

/** Results as comma-separated values, a line for each game. */
export function arenaCsv({ pairs }: Experiment, results: readonly ArenaResult[]): string {
  const head = 'one,other,game,ruleset,map,contest,seat,score,rounds,decisions,hash\n';
  const text = (value: string | number): string =>
    /[",\n]/.test(String(value)) ? `"${value}"` : String(value);
  return (
    head +
    results
      .map(({ pair, game, ruleset, map, contest, seat, score, rounds, decisions, hash }) => {
        const [one, other] = pairs[pair] as readonly [Contender, Contender];
        const cells = [
          titleOf(one),
          titleOf(other),
          game,
          ruleset,
          map,
          contest,
          seat,
          score,
          rounds,
          decisions,
          hash,
        ];
        return `${cells.map(text).join(',')}\n`;
      })
      .join('')
  );
}
