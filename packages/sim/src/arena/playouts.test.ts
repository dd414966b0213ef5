import { createBot, Judge, playout } from '@scapewright/bots';
import { matchTable } from '@scapewright/skirmish/author';
import { battleSetup } from '@scapewright/table/battle';
import { expect, test } from 'vitest';
import { card, duel } from '../../test/duel.ts';
import { BatchPlayer } from '../batch-player.ts';

const cards = [
  card('giant', { attack: 5, defense: 3, life: 5, points: 200 }),
  card('archer', { range: 5, attack: 3, defense: 2, points: 80 }),
];
const armies = ['Oak', 'Elm'].map((player) => ({ player, cards }));

test('a playout that is looked at several times counts what the judge says each time alike', () => {
  const { engine, batch } = new BatchPlayer(duel({ armies }));
  const match = engine.start(engine.plan(battleSetup(batch.ground, batch.armies)), { seed: 'looks' });
  const bot = createBot('quick', 'looks');
  let compared = 0;
  while (compared < 20) {
    const [decision] = match.host.pending();
    if (!decision) break;
    const { seat } = decision;
    const reply = bot.decide(decision, match);
    if (match.host.game.state.read(matchTable.turn, 0) > 0 && decision.count > 1) {
      const after = (...turns: [number, ...number[]]): number =>
        playout({ match, seat, reply, seed: 'same', turns, judge: new Judge(), luckWorth: 0.001 });
      const [soon, late] = [after(1), after(4)];
      if (soon !== late) compared++;
      expect(after(1, 4)).toBeCloseTo((soon + late) / 2, 12);
      expect(after(1, 1, 4)).toBeCloseTo((2 * soon + late) / 3, 12);
    }
    match.reply(seat, reply);
  }
  expect(compared).toBeGreaterThan(5);
});
