import { botNames, createBot, thinks } from '@scapewright/bots';
import { type Game, matchTable } from '@scapewright/skirmish/author';
import { battleSetup, createEngine } from '@scapewright/table/battle';
import { expect, test } from 'vitest';
import { card, meadow } from '../../test/duel.ts';
import { playGame } from '../play.ts';

// A hill in a corner, off every way from one start zone to the other.
const hill = ['a4', 'b4', 'a5', 'b5'];
const keys = hill.map((name) => `space:${name}`);
const armies = ['Oak', 'Elm'].map((player) => ({
  player,
  cards: [
    card('giant', { life: 5, defense: 6, attack: 3 }),
    card('archer', { range: 5, life: 4, defense: 6 }),
  ],
}));
const rounds = 3;
const engine = createEngine('superscape');

const isOnHill = (game: Game, seat: number): boolean =>
  Array.from({ length: game.figureCount }, (_, figure) => figure).some(
    (figure) =>
      game.isPlaced(figure) &&
      game.controller(figure) === seat &&
      keys.includes(game.keyOf('space', game.space(figure))),
  );

/** Whoever thinks ahead takes long. */
const gamesOf = (bot: (typeof botNames)[number]): number => (thinks(bot) ? 2 : 6);

function gamesWithSomebodyThere(bot: (typeof botNames)[number], hasHill: boolean): number {
  const victory = hasHill ? [{ id: 'king-of-the-hill', with: { spaces: hill, points: 9 } }] : [];
  const plan = engine.plan(battleSetup(meadow, armies, { victory, roundLimit: rounds }));
  const games = gamesOf(bot);
  return Array.from({ length: games }, (_, game) => {
    const bots = [0, 1].map((seat) => createBot(bot, `hill/${game}/${seat}`, { budget: { playouts: 2 } }));
    const { match } = playGame(engine, plan, `hill/${game}`, bots);
    const { game: end } = match.host;
    expect(end.state.read(matchTable.round, 0)).toBeGreaterThan(1);
    return isOnHill(end, 0) || isOnHill(end, 1);
  }).filter(Boolean).length;
}

test.each(botNames.filter((name) => name !== 'random'))('%s goes where the game is won', (name) => {
  expect(gamesWithSomebodyThere(name, true)).toBe(gamesOf(name));
});

test('nobody goes there for nothing', () => {
  expect(gamesWithSomebodyThere('greedy', false)).toBeLessThan(3);
});
