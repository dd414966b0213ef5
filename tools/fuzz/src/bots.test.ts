import { type BotSeat, Chance, createBot, randomReply } from '@scapewright/bots';
import { replyFault } from '@scapewright/kernel';
import { randomBattle } from '@scapewright/sim';
import { battleSetup, createEngine, rulesetNames, termsOf, variantsOf } from '@scapewright/table/battle';
import { expect, test } from 'vitest';
import { shippedStock } from './stock.ts';

/** Those that are quick; searches answer with what one of these or chance proposes. */
const bots: readonly BotSeat[] = ['greedy', 'quick', 'greedy-bold', 'quick-careful', 'greedy-careful'];
const games = 12;
const mostDecisions = 500;
/** One answer of so many is given by chance: so games come to where no bot would lead them. */
const strange = 4;

const rules = rulesetNames.flatMap((ruleset) =>
  [[], ...variantsOf(ruleset).map((name) => [name])].map((variants) => ({ ruleset, variants })),
);

test.each(rules)(
  'bots answer whatever is asked in random battles of $ruleset $variants with all cards and maps',
  ({ ruleset, variants }) => {
    const engine = createEngine(ruleset, { variants });
    const stock = shippedStock(ruleset, variants);
    let answered = 0;
    for (let game = 0; game < games; game++) {
      const seed = `bots/${ruleset}/${variants}/${game}`;
      const { ground, armies, terms } = randomBattle(engine, stock, seed);
      const plan = engine.plan(battleSetup(ground, armies, termsOf({ ...terms, roundLimit: 12 })));
      const match = engine.prepare(plan, { seed, log: false });
      const chance = new Chance(seed);
      const asked = bots.map((name) => createBot(name, seed));
      let left = mostDecisions;
      match.advance((decision) => {
        if (left-- <= 0) return undefined;
        const bot = asked[chance.below(asked.length)] as (typeof asked)[number];
        const reply = bot.decide(decision, match);
        const fault = replyFault(decision, reply);
        if (fault) expect.fail(`${seed}: ${bot.name} answers ${decision.asks} with ${reply}: ${fault}`);
        answered++;
        return chance.below(strange) === 0 ? randomReply(decision, chance) : reply;
      });
    }
    expect(answered).toBeGreaterThan(games * 50);
  },
  300_000,
);
