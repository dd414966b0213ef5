import { flatPlan } from '@scapewright/board';
import type { Decision, Match, MatchOptions } from '@scapewright/kernel';
import type { CardDefinition, Game } from '@scapewright/skirmish/author';
import { plainCard, type SkirmishEngine } from '@scapewright/skirmish/engine';
import { logLines } from '@scapewright/skirmish/explain';
import { type Army, type BattleTerms, battleSetup, type Ground } from '@scapewright/table/battle';

/** What players are called in tests of setup. */
export const names = ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir'] as const;

/** Flat grass with a start zone of two rows for each of so many players, and a row between any two. */
export function field(players: number, columns = 4): Ground {
  const { spaces } = flatPlan(columns, players * 3, 'grass');
  const zone = (seat: number) =>
    spaces.filter(({ r }) => Math.floor(r / 3) === seat && r % 3 < 2).map(({ name }) => name);
  return { plan: { spaces }, startZones: Array.from({ length: players }, (_, seat) => zone(seat)) };
}

/** Armies without a card, to be drafted. */
export const drafters = (players: number): readonly Army[] =>
  names.slice(0, players).map((player) => ({ player, cards: [] }));

/** An army with cards of its own. */
export const army = (seat: number, ...cards: readonly CardDefinition[]): Army => ({
  player: names[seat] as string,
  cards,
});

/** Cards of these ids, one copy of each. */
export const pool = (...cards: readonly CardDefinition[]): NonNullable<BattleTerms['draft']> =>
  cards.map((card) => ({ card, copies: 1 }));

/** Unique heroes called `one`, `two` ... of 100 points. */
export const heroes = (count: number): readonly CardDefinition[] =>
  Array.from({ length: count }, (_, at) => plainCard(`hero-${at + 1}`));

/** A match in its setup, with the results of d20s in order; further ones fall from 20. */
export function setUp(
  engine: SkirmishEngine,
  ground: Ground,
  armies: readonly Army[],
  terms: BattleTerms = {},
  rolls: readonly number[] = [],
): Match<Game> {
  const left = [...rolls];
  let further = 0;
  const options: MatchOptions = {
    seed: 'setup',
    ...(rolls.length === 0
      ? {}
      : {
          dice: ({ count }) =>
            Array.from({ length: count }, () => (left.shift() ?? 20 - (further++ % 20)) - 1),
        }),
  };
  return engine.start(engine.plan(battleSetup(ground, armies, terms)), options);
}

/** Answers what is asked in setup, until it is over: by `choose`, else with the first option. Returns the decisions. */
export function throughSetup(
  match: Match<Game>,
  choose: (decision: Decision) => string | undefined = () => undefined,
): readonly Asked[] {
  const asked: Asked[] = [];
  for (;;) {
    const [decision] = match.host.pending();
    if (!decision || decision.asks === 'order-markers') return asked;
    const { seat, asks } = decision;
    const pick = choose(decision) ?? decision.keyAt(0);
    asked.push({ player: match.host.game.facts.playerNames[seat] ?? '', asks, pick });
    const refused = match.answer(seat, { pick });
    if (refused) throw new Error(`${asks} ${pick}: ${refused.message}`);
  }
}

/** A decision of setup, and its answer. */
export interface Asked {
  readonly player: string;
  readonly asks: string;
  readonly pick: string;
}

/** The players who were asked something, in order. */
export const players = (asked: readonly Asked[], asks: string): readonly string[] =>
  asked.flatMap((one) => (one.asks === asks ? [one.player] : []));

/** The lines of the log so far. */
export const linesOf = (engine: SkirmishEngine, match: Match<Game>) =>
  logLines(engine, match.host.game, match.host.log);
