import { createBot, Judge, playout, searchBot } from '@scapewright/bots';
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

test('a search that is made for few figures tries less where more live', () => {
  const triedFor = (figures: number): number => {
    const { engine, batch } = new BatchPlayer(duel({ armies }));
    const match = engine.start(engine.plan(battleSetup(batch.ground, batch.armies)), { seed: 'figures' });
    const quick = createBot('quick', 'figures');
    for (;;) {
      const [decision] = match.host.pending();
      if (!decision) throw new Error('nobody was asked for order markers');
      const isAsked =
        decision.asks === 'order-markers' && match.host.game.state.read(matchTable.round, 0) > 0;
      if (!isAsked) {
        match.reply(decision.seat, quick.decide(decision, match));
        continue;
      }
      let ticks = 0;
      const budget = { milliseconds: 60, now: () => ticks++ };
      const looks = { markers: { most: 8, turns: [6] as const, share: 1 } };
      searchBot({ name: 'thoughtful', looks, figures }, budget, 'figures').decide(decision, match);
      return ticks;
    }
  };
  expect(triedFor(1)).toBeLessThan(triedFor(100));
});
