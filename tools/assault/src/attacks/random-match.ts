import { Chance, randomReply } from '@scapewright/bots';
import type { Match } from '@scapewright/kernel';
import { brokenInvariant, randomBattle } from '@scapewright/sim';
import type { Game } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { battleSetup, createEngine, rulesetNames } from '@scapewright/table/battle';
import { type Numbers, oneOf } from '@scapewright/testkit';

const engines = new Map<string, SkirmishEngine>();

/** A game of invented cards on an invented map, in either ruleset, not begun. */
export function randomMatch(random: Numbers): Match<Game> {
  const ruleset = oneOf(rulesetNames, random);
  const engine = engines.get(ruleset) ?? createEngine(ruleset);
  engines.set(ruleset, engine);
  const seed = `assault/${random(2 ** 31)}`;
  const { ground, armies, terms } = randomBattle(engine, { cards: [], grounds: [] }, seed);
  return engine.start(engine.plan(battleSetup(ground, armies, { roundLimit: 3, ...terms })), {
    seed,
    undo: true,
  });
}

/**
 * Plays a match on with random answers, up to so many. Before each answer `look` may do something. Throws where the game is
 * not sound.
 */
export function playOn(match: Match<Game>, most: number, chance: Chance, look: () => void = () => {}): void {
  for (let answers = 0; answers < most && !match.over; answers++) {
    look();
    const pending = match.host.pending();
    const decision = pending[chance.below(pending.length)];
    if (!decision) throw new Error('nothing is asked, and the game is not over');
    match.reply(decision.seat, randomReply(decision, chance));
    const broken = brokenInvariant(match.host.game);
    if (broken !== undefined) throw new Error(`after ${decision.asks}: ${broken}`);
  }
}

/** The chance of a player of its own. */
export const newChance = (random: Numbers): Chance => new Chance(`assault/${random(2 ** 31)}`);
