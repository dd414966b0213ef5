import { rules, type SkirmishPlugin, trigger } from '@scapewright/skirmish/author';
import { battleSetup, createEngine } from '@scapewright/table/battle';
import { expect, test } from 'vitest';
import { card, meadow } from '../test/duel.ts';
import { gameSeed } from './batch.ts';
import { wishesFor } from './coverage-goal.ts';
import { type FuzzKit, fuzzGame, fuzzSetup } from './fuzz-game.ts';
import { randomBattle } from './random-battle.ts';
import { shrinkFuzz } from './shrink.ts';

/** A plugin that breaks the game as soon as somebody attacks. */
const broken: SkirmishPlugin = {
  id: 'test/broken',
  version: '1.0.0',
  units: [
    rules({
      id: 'broken',
      name: 'Broken',
      text: 'The first attack breaks the game.',
      hooks: [
        trigger('C1', {
          run: (_run, { attacker }) => {
            throw new Error(`figure ${attacker} breaks it`);
          },
        }),
      ],
    }),
  ],
};

const cards = [card('giant', { range: 8, move: 8 }), card('scout', { range: 8, move: 8 })];
const armies = ['Oak', 'Elm'].map((player) => ({ player, cards }));

function kitWith(plugins: readonly SkirmishPlugin[]): FuzzKit {
  const changes = { add: plugins };
  const [engine, other] = [createEngine('superscape', changes), createEngine('superscape', changes)];
  return { engine, other, stock: { cards, grounds: [meadow] }, battle: { ground: meadow, armies } };
}

test('a planted fault is shrunk to a card on each side and few decisions', () => {
  const kit = kitWith([broken]);
  let long = 0;
  const count = () => void long++;
  expect(() =>
    fuzzSetup(kit, battleSetup(meadow, armies, { roundLimit: 12 }), 'planted/0', { trail: count }),
  ).toThrow(/breaks it/);
  const play = shrinkFuzz(kit, 'planted', 0);
  expect(play?.message).toMatch(/figure [0-9] breaks it/);
  expect(play?.armies.map((names) => names.length)).toEqual([1, 1]);
  expect(play?.roundLimit).toBe(1);
  expect(play?.decisions.length).toBeLessThan(long);
  expect(play?.decisions.length).toBeLessThanOrEqual(10);
  expect(play?.decisions.at(-1)).toMatch(/target/);
});

test('what failed in a battle about something wanted is shrunk with the same wishes', async () => {
  const { engine, other } = kitWith([broken]);
  const kit = { engine, other, stock: { cards, grounds: [] } };
  const wishes = (game: number) =>
    wishesFor(['terrain sand', 'rule swap', 'symbol stealth', 'ability carry'], gameSeed('w', game));
  const breaks = (game: number): boolean => {
    try {
      fuzzGame({ ...kit, wanted: wishes(game) }, 'w', game);
      return false;
    } catch (error) {
      expect(String(error)).toMatch(/breaks it/);
      return true;
    }
  };
  // Which battle comes to an attack is for the bots to say, who change.
  const game = Array.from({ length: 30 }, (_, at) => at).find(breaks) ?? -1;
  const wanted = wishes(game);
  const play = shrinkFuzz({ ...kit, wanted }, 'w', game);
  expect(play?.message).toMatch(/breaks it/);
  const { armies } = randomBattle(engine, kit.stock, gameSeed('w', game), wanted);
  const drawn = armies.flatMap((army) => army.cards.map(({ name }) => name));
  for (const name of play?.armies.flat() ?? []) expect(drawn).toContain(name);
});

test('there is nothing to shrink in a sound game', () => {
  expect(shrinkFuzz(kitWith([]), 'sound', 0)).toBeUndefined();
});
