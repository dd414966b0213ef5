import { Chance, randomReply } from '@scapewright/bots';
import { heroscape } from '@scapewright/heroscape';
import type { Match, MatchPlan, SavedMatch } from '@scapewright/kernel';
import { randomBattle } from '@scapewright/sim';
import type { Game, SkirmishRuleset } from '@scapewright/skirmish/author';
import { SkirmishEngine } from '@scapewright/skirmish/engine';
import { superscape } from '@scapewright/superscape';
import { battleSetup } from '@scapewright/table/battle';
import { describe, expect, test } from 'vitest';

const games = 500;
/** One game in so many is also played with every hook and body run twice. */
const doubled = 25;

/** The same ruleset with its plugins listed the other way round: load order must not show. */
function reversed(ruleset: SkirmishRuleset): SkirmishRuleset {
  return { ...ruleset, plugins: [...ruleset.plugins].reverse() };
}

interface Pair {
  readonly engines: readonly [SkirmishEngine, SkirmishEngine];
  readonly plans: readonly [MatchPlan<Game>, MatchPlan<Game>];
  readonly seed: string;
}

/** Plays with choices at random, answered inline, and returns the final hash. */
function inline({ engines, plans, seed }: Pair, paranoid: boolean): string {
  const chance = new Chance(seed);
  const match = engines[0].prepare(plans[0], { seed, log: false, paranoid });
  match.advance((decision) => randomReply(decision, chance));
  return match.host.hash();
}

/** The same game, saved to JSON and loaded by the other engine at every decision, and gone on with in a fork at every other. */
function interrupted({ engines, plans, seed }: Pair): string {
  const chance = new Chance(seed);
  let match: Match<Game> = engines[0].start(plans[0], { seed, log: false });
  let side: 0 | 1 = 0;
  for (let turn = 0; !match.over; turn++) {
    for (const decision of match.host.pending()) match.reply(decision.seat, randomReply(decision, chance));
    if (match.over) break;
    side = side === 0 ? 1 : 0;
    const saved = JSON.parse(JSON.stringify(match.host.save())) as SavedMatch;
    match = engines[side].load(plans[side], saved, { seed, log: false });
    if (turn % 2 === 0) match = match.fork();
  }
  return match.host.hash();
}

describe.each([
  ['superscape', superscape],
  ['heroscape', heroscape],
] as const)('%s', (_, ruleset) => {
  const engines = [new SkirmishEngine(ruleset), new SkirmishEngine(reversed(ruleset))] as const;

  test(`${games} random games end the same when saved, loaded and forked at every decision`, {
    timeout: 600_000,
  }, () => {
    for (let game = 0; game < games; game++) {
      const seed = `suspension/${ruleset.id}/${game}`;
      const { ground, armies } = randomBattle(engines[0], { cards: [], grounds: [] }, seed);
      const setup = battleSetup(ground, armies, { roundLimit: 2 });
      const pair = { engines, plans: [engines[0].plan(setup), engines[1].plan(setup)] as const, seed };
      const straight = inline(pair, false);
      expect(interrupted(pair), seed).toBe(straight);
      if (game % doubled === 0) expect(inline(pair, true), seed).toBe(straight);
    }
  });
});
