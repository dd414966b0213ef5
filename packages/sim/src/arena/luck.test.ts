import { createBot, Luck, pointsLeft } from '@scapewright/bots';
import type { Decision, Match, Reply } from '@scapewright/kernel';
import { figureTable, type Game } from '@scapewright/skirmish/author';
import { battleSetup } from '@scapewright/table/battle';
import { expect, test } from 'vitest';
import { card, duel } from '../../test/duel.ts';
import { BatchPlayer } from '../batch-player.ts';

const cards = [
  card('giant', { attack: 5, defense: 3, life: 5, points: 200 }),
  card('archer', { range: 5, attack: 3, defense: 2, points: 80 }),
];
const armies = ['Oak', 'Elm'].map((player) => ({ player, cards }));
const tries = 400;

test('luck is what an attack takes beyond its odds: none on the whole, and all that tries of it differ by', () => {
  const { match, decision, reply } = beforeAnAttack();
  const { seat } = decision;
  const before = pointsOf(match.host.game, seat);
  const tried = Array.from({ length: tries }, (_, at) => {
    const fork = match.fork({ seat, seed: `dice/${at}` });
    const luck = new Luck(fork.host.game, seat);
    luck.see(decision, reply);
    fork.reply(seat, reply);
    return { luck: luck.of, gained: pointsOf(fork.host.game, seat) - before };
  });
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / tries;
  const spread = (values: readonly number[]): number =>
    Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
  const lucks = tried.map(({ luck }) => luck);
  expect(spread(lucks)).toBeGreaterThan(5);
  expect(Math.abs(mean(lucks))).toBeLessThan((3 * spread(lucks)) / Math.sqrt(tries));
  expect(spread(tried.map(({ luck, gained }) => gained - luck))).toBeLessThan(1e-6);
});

/** Points of a side less those of its enemies. */
function pointsOf(game: Game, seat: number): number {
  const all = pointsLeft(game);
  let foes = 0;
  for (let figure = 0; figure < game.figureCount; figure++)
    if (game.state.read(figureTable.owner, figure) !== seat && game.isAlive(figure))
      foes += pointsOfFigure(game, figure);
  return all - 2 * foes;
}

/** Four tenths for being there, six for the life that is left. */
function pointsOfFigure(game: Game, figure: number): number {
  const { points, life } = game.definition(figure);
  return points * (0.4 + 0.6 * (1 - game.wounds(figure) / (life ?? 1)));
}

/** A duel in which somebody is asked whom to attack, and the greedy bot's reply. */
function beforeAnAttack(): {
  readonly match: Match<Game>;
  readonly decision: Decision;
  readonly reply: Reply;
} {
  const { engine, batch } = new BatchPlayer(duel({ armies }));
  const match = engine.start(engine.plan(battleSetup(batch.ground, batch.armies)), { seed: 'luck' });
  const bot = createBot('greedy', 'luck');
  for (;;) {
    const [decision] = match.host.pending();
    if (!decision) throw new Error('the duel ended without an attack');
    const reply = bot.decide(decision, match);
    if (decision.asks === 'target') return { match, decision, reply };
    match.reply(decision.seat, reply);
  }
}
