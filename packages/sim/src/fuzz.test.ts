import { planLadder, type SpacePlan } from '@scapewright/board';
import { battleSetup, createEngine } from '@scapewright/table/battle';
import { expect, test } from 'vitest';
import { card, duel, meadow } from '../test/duel.ts';
import { BatchPlayer } from './batch-player.ts';
import { fuzzGame } from './fuzz-game.ts';
import { brokenInvariant } from './invariants.ts';
import { randomBattle } from './random-battle.ts';
import { runFuzz } from './run-fuzz.ts';

const stock = { cards: [card('giant'), card('scout')], grounds: [meadow] };

test('random games are the same on any number of threads, and by their number', async () => {
  const fuzz = { ruleset: 'superscape', stock, seed: 'same', games: 6 } as const;
  const here = await runFuzz(fuzz, { threads: 1 });
  expect(await runFuzz(fuzz, { threads: 2 })).toEqual(here);
  const [third] = [await runFuzz({ ...fuzz, games: 1, first: 3 }, { threads: 1 })];
  const kit = { engine: createEngine('superscape'), other: createEngine('superscape'), stock };
  expect(fuzzGame(kit, 'same', 3).decisions).toBe(third.decisions);
});

test('a battle is made of the stock and of what nobody would think of', () => {
  const engine = createEngine('superscape');
  const battles = Array.from({ length: 40 }, (_, at) => randomBattle(engine, stock, `b/${at}`));
  const cards = battles.flatMap(({ armies }) => armies.flatMap((army) => army.cards.map(({ id }) => id)));
  expect(cards).toContain('giant');
  expect(cards.some((id) => id.startsWith('invented'))).toBe(true);
  expect(battles.some(({ ground }) => ground === meadow)).toBe(true);
  expect(battles.some(({ armies }) => armies.length === 3)).toBe(true);
  expect(randomBattle(engine, stock, 'b/7')).toEqual(battles[7]);
});

test('a log line that names no known rule is a fault with its reason', async () => {
  const { failures } = await runFuzz({
    ruleset: 'superscape',
    stock,
    seed: 'rules',
    games: 1,
    rules: ['X-1'],
  });
  expect(failures[0]?.message).toMatch(/the log line [a-z.-]+ names [A-Z]+-.*, which is no rule/);
});

test('what must hold is looked at', () => {
  const { engine, batch } = new BatchPlayer(duel());
  const setup = battleSetup(batch.ground, batch.armies);
  const [first, second] = setup.players;
  const spaces = [setup.battlefield.spaceOf('a1')];
  const placed = (player: typeof first, at: readonly number[]) => ({
    name: player?.name ?? '',
    cards: (player?.cards ?? []).map((one) => ({
      ...one,
      figures: one.figures.map((figure) => ({ ...figure, spaces: at })),
    })),
  });
  const gameOf = (other: readonly number[], wounds: number) => {
    const players = [placed(first, spaces), placed(second, other)];
    const [one] = players[1]?.cards ?? [];
    const wounded = one && {
      ...one,
      figures: one.figures.map((figure) => ({ ...figure, wounds })),
    };
    const plan = engine.plan({
      ...setup,
      start: 'turns',
      players: [players[0], { ...players[1], cards: wounded ? [wounded] : [] }] as typeof players,
    });
    return engine.prepare(plan).host.game;
  };
  const free = [setup.battlefield.spaceOf('b3')];
  expect(brokenInvariant(gameOf(free, 0))).toBeUndefined();
  expect(brokenInvariant(gameOf(spaces, 0))).toBe('scout and giant stand on a1');
  expect(brokenInvariant(gameOf(free, -1))).toBe('scout has -1 wounds');
});

test('a fixed battle is played by bots to its end and with random choices, from both sides', async () => {
  const { ground, armies } = duel();
  const { failures, decisions } = await runFuzz(
    { ruleset: 'superscape', stock, battle: { ground, armies }, seed: 'fixed', games: 4 },
    { threads: 1 },
  );
  expect(failures).toEqual([]);
  expect(decisions).toBeGreaterThan(4);
});

test('a walker is offered no end to which only a fall onto a rung would lead', async () => {
  const space = (q: number, name: string, level: number): SpacePlan => ({
    q,
    r: 0,
    level,
    underside: 0,
    terrain: 'grass',
    name,
  });
  const [cliff, landing, top, back] = [
    space(0, 'a1', 21),
    space(1, 'b1', 1),
    space(2, 'c1', 9),
    space(3, 'd1', 9),
  ] as const;
  const { addSpaces, addLinks, addWalls } = planLadder({
    id: 'ladder',
    landing,
    top,
    behind: [],
    terrain: 'ladder-rung',
    rungName: (level) => `b1@${level}`,
  });
  const plan = { spaces: [cliff, landing, top, back, ...addSpaces], links: addLinks, walls: addWalls };
  const walkers = ['giant', 'scout'].map((id) => ({
    player: id,
    cards: [card(id, { move: 3, life: 9 })],
  }));
  const battle = { ground: { plan, startZones: [['a1'], ['d1']] }, armies: walkers };
  const { failures } = await runFuzz(
    { ruleset: 'superscape', stock, battle, seed: 'rungs', games: 12 },
    { threads: 1 },
  );
  expect(failures.map(({ message }) => message)).toEqual([]);
});
