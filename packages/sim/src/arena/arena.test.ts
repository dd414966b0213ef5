import { Chance } from '@scapewright/bots';
import { describe, expect, test } from 'vitest';
import { card, meadow } from '../../test/duel.ts';
import { arenaPage } from './arena-page.ts';
import { arenaCsv, arenaReport, controlWords } from './arena-report.ts';
import { ratingsOf } from './bradley-terry.ts';
import { type ArenaResult, type Experiment, gamesOf } from './experiment.ts';
import { lessonsOf } from './lessons.ts';
import { onPaper } from './on-paper.ts';
import { runArena } from './run-arena.ts';
import { learn, solved } from './train.ts';

const army = {
  player: 'Oak',
  cards: [card('giant', { life: 3, points: 100 }), card('archer', { range: 4, points: 80 })],
};
const experiment: Experiment = {
  name: 'trial',
  seed: 's',
  games: 6,
  pairs: [
    [{ bot: 'greedy' }, { bot: 'random' }],
    [{ bot: 'shrewd', playouts: 4 }, { bot: 'greedy' }],
  ],
  contests: (['superscape', 'heroscape'] as const).map((ruleset) => ({
    name: ruleset,
    ruleset,
    map: 'meadow',
    ground: meadow,
    army,
  })),
};

async function played(
  threads: number,
  before: readonly ArenaResult[] = [],
  most = Infinity,
): Promise<ArenaResult[]> {
  const results: ArenaResult[] = [...before];
  const stop = new AbortController();
  await runArena(experiment, {
    threads,
    before,
    signal: stop.signal,
    onResult: (result) => {
      results.push(result);
      if (results.length >= most) stop.abort();
    },
  });
  return results.sort((a, b) => a.pair - b.pair || a.game - b.game);
}

const plain = (results: readonly ArenaResult[]) => results.map(({ taken: _, spent: __, ...rest }) => rest);

describe('an arena', () => {
  test('comes to the same in one go, in threads, and after a stop', async () => {
    const whole = await played(1);
    expect(whole.map(({ pair, game }) => ({ pair, game }))).toEqual(
      gamesOf(experiment)
        .map((one) => ({ ...one }))
        .sort((a, b) => a.pair - b.pair || a.game - b.game),
    );
    const begun = await played(1, [], 5);
    expect(begun).toHaveLength(5);
    expect(plain(await played(1, begun))).toEqual(plain(whole));
    expect(plain(await played(2))).toEqual(plain(whole));
  });

  test('tells who wins with intervals, by ruleset and map, as a page and as a table', async () => {
    const results = await played(1);
    const report = arenaReport(experiment, results);
    expect(report.rows.map(({ one, other, games }) => [one, other, games])).toEqual([
      ['greedy', 'random', 6],
      ['shrewd (4 playouts)', 'greedy', 6],
    ]);
    expect(report.rows[0]?.wins.share).toBeGreaterThan(0.6);
    expect(report.rows.map(({ control }) => control?.kind)).toEqual(['chance', undefined]);
    expect(report.rows[0]?.byRuleset.map(({ games }) => games)).toEqual([4, 2]);
    expect(report.ratings.players.find(({ name }) => name === 'greedy')?.rating).toBe(0);
    const page = arenaPage(report, { all: 'scape arena <again>', pairs: ['scape one', 'scape two'] });
    for (const said of ['scape arena &lt;again&gt;', 'scape two', 'On more workers, on paper'])
      expect(page).toContain(said);
    expect(arenaCsv(experiment, results).trim().split('\n')).toHaveLength(13);
  });
});

test('controls are told, and whether they hold', () => {
  const mirror = { ...experiment, pairs: [[{ bot: 'greedy' }, { bot: 'greedy' }]] } as Experiment;
  const game = (score: number, at: number): ArenaResult => ({
    ...{ experiment: 'trial/s', pair: 0, game: at, contest: 'c', ruleset: 'superscape', map: 'meadow' },
    ...{ seat: at % 2, score, rounds: 1, decisions: 1, taken: [1, 1], decided: [1, 1], hash: '' },
  });
  const controlOf = (scores: readonly number[]) => arenaReport(mirror, scores.map(game)).rows[0]?.control;
  expect(controlOf([1, 0, 1, 0, 1, 0])).toEqual({ kind: 'mirror', holds: true });
  const lopsided = controlOf(Array.from({ length: 40 }, () => 1));
  expect(lopsided).toEqual({ kind: 'mirror', holds: false });
  expect(lopsided && controlWords(lopsided)).toContain('do not trust');
});

test('ratings find strengths and the worth of the first seat again', () => {
  const chance = new Chance('ratings');
  const strengths: Record<string, number> = { a: 0, b: 0.8, c: 1.6 };
  const names = Object.keys(strengths);
  const games = Array.from({ length: 6000 }, (_, at) => {
    const [one, other] = [names[at % 3] as string, names[(at + 1) % 3] as string];
    const isFirst = at % 2 === 0;
    const odds = (strengths[one] as number) - (strengths[other] as number) + (isFirst ? 0.4 : -0.4);
    const score = chance.below(10_000) / 10_000 < 1 / (1 + Math.exp(-odds)) ? 1 : 0;
    return { one, other, score, isFirst, map: 'hill' };
  });
  const { players, seats } = ratingsOf(games, 'a');
  const scale = 400 / Math.LN10;
  expect(players.map(({ name }) => name)).toEqual(['c', 'b', 'a']);
  for (const { name, rating } of players)
    expect(Math.abs(rating - scale * (strengths[name] as number))).toBeLessThan(30);
  expect(Math.abs((seats[0]?.rating ?? 0) - scale * 0.4)).toBeLessThan(20);
});

test('ratings of players who have met nobody in common stand apart, each group with a zero of its own', () => {
  const games = ['ab', 'ba', 'cd', 'dc', 'ce'].flatMap((pair, at) =>
    [1, 1, 0].map((score) => {
      const [one = '', other = ''] = pair;
      return { one, other, score, isFirst: at % 2 === 0, map: 'hill' };
    }),
  );
  const { players } = ratingsOf(games, 'b');
  const groupOf = (name: string) => players.find((one) => one.name === name)?.group;
  expect(['a', 'b', 'c', 'd', 'e'].map(groupOf)).toEqual([0, 0, 1, 1, 1]);
  expect(players.filter(({ rating, error }) => rating === 0 && error === 0).map(({ name }) => name)).toEqual([
    'b',
    'c',
  ]);
  // Whoever met the zero seldom is known less well.
  const errorOf = (name: string) => players.find((one) => one.name === name)?.error ?? 0;
  expect(errorOf('e')).toBeGreaterThan(errorOf('d'));
});

test('on paper workers share the games, wait for the last one, and for the database', () => {
  const jobs = Array.from({ length: 64 }, () => [100, 100]);
  const free = { job: 0, game: 0 };
  const [one, two, many] = onPaper(jobs, [1, 2, 128], free);
  expect([one, two, many]).toEqual([
    { workers: 1, seconds: 12.8, times: 1 },
    { workers: 2, seconds: 6.4, times: 2 },
    { workers: 128, seconds: 0.2, times: 64 },
  ]);
  // One long game is waited for, however many there are.
  expect(onPaper([...jobs, [4000]], [64], free)[0]?.seconds).toBe(4.2);
  // A database that serves one after the other is the limit in the end: 64 jobs of 6 ms and 128 results of 2.
  expect(onPaper(jobs, [128])[0]?.seconds).toBe((64 * 6 + 128 * 2) / 1000);
});

describe('lessons', () => {
  test('are the same under one seed, and teach who is likely to win', () => {
    const armies = ['Oak', 'Elm'].map((player) => ({ ...army, player }));
    const batch = { ruleset: 'superscape', ground: meadow, armies, games: 40, seed: 'lessons' } as const;
    const lessons = lessonsOf(batch);
    expect(lessonsOf({ ...batch, games: 3 })).toEqual(lessonsOf({ ...batch, games: 3 }));
    const learned = learn(lessons);
    expect(learn(lessons)).toEqual(learned);
    expect(learned.loss).toBeLessThan(0.99);
    expect(learned.right).toBeGreaterThan(0.6);
  });
});

test('systems of equations are solved', () => {
  const rows = [
    [4, 1, 0],
    [1, 3, 1],
    [0, 1, 2],
  ].map((row) => Float64Array.from(row));
  const found = solved(rows, Float64Array.from([6, 10, 8]));
  expect([...found].map((value) => Math.round(value * 1e9) / 1e9)).toEqual([1, 2, 3]);
});
