import { type BotSeat, createBot } from '@scapewright/bots';
import { type Game, matchTable } from '@scapewright/skirmish/author';
import { expect, test } from 'vitest';
import { card, duel } from '../../test/duel.ts';
import { BatchPlayer } from '../batch-player.ts';

const cards = [
  card('giant', { attack: 5, defense: 3, life: 5, points: 150 }),
  card('archer', { range: 5, attack: 3, defense: 2, life: 3, points: 100 }),
  card('rider', { move: 7, attack: 4, defense: 3, life: 3, points: 110 }),
];
const armies = ['Oak', 'Elm'].map((player) => ({ player, cards }));
const games = 24;

test.each(['quick', 'greedy'] as const)(
  'a bold %s bot seeks the fight sooner than a careful one, and its games are shorter',
  (name) => {
    const [bold, careful] = ([`${name}-bold`, `${name}-careful`] as const).map(seen) as [Seen, Seen];
    expect(bold.distance).toBeLessThan(careful.distance);
    expect(bold.rounds).toBeLessThan(careful.rounds);
  },
);

/** What somebody sees who watches games of a bot against itself. */
interface Seen {
  /** Spaces to the nearest enemy, a mean over figures and turns. */
  readonly distance: number;
  readonly rounds: number;
}

function seen(bot: BotSeat): Seen {
  const player = new BatchPlayer(duel({ armies }));
  let [sum, looks, rounds] = [0, 0, 0];
  for (let game = 0; game < games; game++) {
    const seed = `tempers/${game}`;
    const bots = [0, 1].map((seat) => createBot(bot, `${seed}/${seat}`));
    const match = player.engine.prepare(player.planFor(0), { seed, log: false });
    let turn = -1;
    match.advance((decision) => {
      const { game: now } = match.host;
      const turns = now.state.read(matchTable.turns, 0);
      if (turns !== turn && now.state.read(matchTable.round, 0) > 0) {
        turn = turns;
        for (const distance of nearest(now)) {
          sum += distance;
          looks++;
        }
      }
      return bots[decision.seat]?.decide(decision, match);
    });
    rounds += match.host.game.state.read(matchTable.round, 0);
  }
  return { distance: sum / looks, rounds: rounds / games };
}

/** Spaces from each figure to its nearest enemy. */
function nearest(game: Game): readonly number[] {
  const figures = Array.from({ length: game.figureCount }, (_, figure) => figure).filter((figure) =>
    game.isPlaced(figure),
  );
  return figures.flatMap((figure) => {
    const away = figures
      .filter((other) => game.isEnemy(figure, other))
      .map((other) => game.field.distance(game.space(figure), game.space(other)))
      .filter((distance) => distance >= 0);
    return away.length === 0 ? [] : [Math.min(...away)];
  });
}
