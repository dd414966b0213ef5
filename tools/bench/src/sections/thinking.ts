import { compileBattlefield } from '@scapewright/board';
import { Judge, playout, policyBot } from '@scapewright/bots';
import type { PackName } from '@scapewright/cards';
import type { Decision, Match } from '@scapewright/kernel';
import { type Game, matchTable } from '@scapewright/skirmish/author';
import { createEngine, type RulesetName } from '@scapewright/table/battle';
import { browserBattle } from '../browser-battles.ts';
import type { Figure } from '../figure.ts';
import { compare } from '../timing.ts';

/** Playouts of a sample. */
const playouts = 8;

/** Playouts a second as bots that think ahead make them: of a way through two turns, of order markers through six. */
export function thinking(): Figure[] {
  const judge = new Judge();
  const asked = (['superscape', 'heroscape'] as const).flatMap((ruleset) =>
    (['path', 'order-markers'] as const).map((asks) => ({ ruleset, asks, match: pausedAt(ruleset, asks) })),
  );
  const sums = asked.map(() => 0);
  const times = compare(
    asked.map(({ match, asks }, at) => () => {
      sums[at] = sumOfPlayouts(match, asks === 'path' ? 2 : 6, judge);
    }),
  );
  return asked.map(({ ruleset, asks }, at) => ({
    what: `playouts of ${asks === 'path' ? 'a way, two turns' : 'order markers, six turns'} on, ${names[ruleset]}`,
    value: (playouts / (times[at] as number)) * 1e9,
    unit: 'per s',
    note: `judged at ${((sums[at] as number) / playouts).toFixed(6)}`,
  }));
}

const names: Readonly<Record<RulesetName, string>> = { superscape: 'SuperScape', heroscape: 'HeroScape' };
const packs: Readonly<Record<RulesetName, readonly PackName[]>> = {
  superscape: ['superscape'],
  heroscape: ['heroscape'],
};

/** A battle of quick bots on First Light in its second round, at a question of one kind. */
function pausedAt(ruleset: RulesetName, asks: string): Match<Game> {
  const { plan, setup } = browserBattle(ruleset, packs[ruleset], 'first-light');
  const engine = createEngine(ruleset);
  const match = engine.prepare(engine.plan({ ...setup, battlefield: compileBattlefield(plan) }), {
    seed: 'thinking',
    log: false,
  });
  const bots = [policyBot('0'), policyBot('1')];
  const { state } = match.host.game;
  match.advance((decision) =>
    decision.asks === asks && decision.count > 1 && state.read(matchTable.round, 0) >= 2
      ? undefined
      : bots[decision.seat]?.decide(decision, match),
  );
  return match;
}

/** Plays on from what the quick bot answers, each time with other dice. */
function sumOfPlayouts(match: Match<Game>, turns: number, judge: Judge): number {
  const { seat } = match.host.pending()[0] as Decision;
  const reply = policyBot('reply').decide(match.pending(seat)[0] as Decision, match);
  let sum = 0;
  for (let seed = 0; seed < playouts; seed++)
    sum += playout({ match, seat, reply, seed: `${seed}`, turns: [turns], judge, luckWorth: 0 });
  return sum;
}
