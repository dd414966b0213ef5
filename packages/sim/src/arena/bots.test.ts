import { type Bot, type BotName, botNames, createBot } from '@scapewright/bots';
import { type Match, replyFault } from '@scapewright/kernel';
import { type Game, matchTable, orderTable } from '@scapewright/skirmish/author';
import { battleSetup, createEngine, rulesetNames, termsOf, variantsOf } from '@scapewright/table/battle';
import { describe, expect, test } from 'vitest';
import { card, duel, meadow } from '../../test/duel.ts';
import { BatchPlayer } from '../batch-player.ts';
import { playGame } from '../play.ts';
import { randomBattle } from '../random-battle.ts';

const cards = [
  card('giant', { attack: 5, defense: 4, life: 5, points: 200 }),
  card('archer', { range: 5, attack: 3, defense: 2, points: 80 }),
  card('guard', {
    unit: 'squad',
    figures: 3,
    life: 1,
    attack: 2,
    defense: 3,
    points: 90,
    uniqueness: 'unique',
  }),
];
const armies = ['Oak', 'Elm'].map((player) => ({ player, cards }));
const few = { budget: { playouts: 3 } };
describe('bots', () => {
  test.each(botNames)('%s answers the same under the same seed, and otherwise under another', (name) => {
    const player = new BatchPlayer(duel({ armies }));
    const play = (seed: string): string => {
      const bots = [createBot(name, `${seed}/a`, few), createBot(name, `${seed}/b`, few)];
      return playGame(player.engine, player.planFor(0), 'same', bots, { mostDecisions: 50 }).result.hash;
    };
    expect(play('one')).toBe(play('one'));
    expect(play('one')).not.toBe(play('two'));
  });

  test.each(botNames)('%s answers alike in two worlds that differ in what its seat may not know', (name) => {
    const [one, other] = [worldWith([0, 1, 0, 1]), worldWith([1, 0, 1, 0])];
    const peek = (match: Match<Game>): number => match.host.game.state.read(orderTable.card, 4);
    expect(peek(one)).not.toBe(peek(other));
    let answered = 0;
    const bots = [createBot(name, 'paired', few), createBot(name, 'paired', few)] as [Bot, Bot];
    for (;;) {
      const [decision] = one.pending(0);
      const [twin] = other.pending(0);
      if (!decision || !twin || answered >= 12) break;
      const reply = bots[0].decide(decision, one);
      expect(bots[1].decide(twin, other)).toEqual(reply);
      one.reply(0, reply);
      other.reply(0, reply);
      answered++;
    }
    expect(answered).toBeGreaterThan(1);
  });

  const rules = rulesetNames.flatMap((ruleset) =>
    [[], ...variantsOf(ruleset).map((name) => [name])].map((variants) => ({ ruleset, variants })),
  );
  test.each(rules)(
    'answer whatever is asked in a random battle of $ruleset $variants',
    ({ ruleset, variants }) => {
      const engine = createEngine(ruleset, { variants });
      const seed = `asked/${ruleset}/${variants}/0`;
      const { ground, armies: drawn, terms } = randomBattle(engine, { cards, grounds: [meadow] }, seed);
      const plan = engine.plan(battleSetup(ground, drawn, termsOf({ ...terms, roundLimit: 1 })));
      const match = engine.prepare(plan, { seed, log: false });
      const first = rules.findIndex((rule) => rule.ruleset === ruleset && rule.variants === variants);
      const bots = drawn.map((_, seat) =>
        createBot(botNames[(seat + first) % botNames.length] as BotName, seed, { budget: { playouts: 2 } }),
      );
      let left = 60;
      match.advance((decision) => {
        if (left-- <= 0) return undefined;
        const reply = (bots[decision.seat] as Bot).decide(decision, match);
        expect(replyFault(decision, reply), `${seed}: ${decision.asks}`).toBeUndefined();
        return reply;
      });
    },
    120_000,
  );
});

/** A duel whose second player has laid order markers so, at the first turn of the first player. */
function worldWith(markers: readonly number[]): Match<Game> {
  const { engine, batch } = new BatchPlayer(duel({ armies }));
  for (let seed = 0; ; seed++) {
    const match = engine.start(engine.plan(battleSetup(batch.ground, batch.armies)), { seed: `w/${seed}` });
    const placing = createBot('greedy', 'placing');
    while (match.host.game.state.read(matchTable.turn, 0) === 0) {
      const [decision] = match.host.pending();
      if (!decision) break;
      const { options } = decision.choice;
      const laid = markers.map((place) => options[place] as number);
      const isOther = decision.asks === 'order-markers' && decision.seat === 1;
      match.reply(decision.seat, isOther ? laid : placing.decide(decision, match));
    }
    if (match.pending(0).length > 0 && match.host.game.state.read(matchTable.seat, 0) === 0) return match;
  }
}
