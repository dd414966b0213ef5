import { createBot, randomBot } from '@scapewright/bots';
import { cardDefinition, isFigureCard } from '@scapewright/packs';
import { type Game, matchTable } from '@scapewright/skirmish/author';
import { plainCard, pointsSpent } from '@scapewright/skirmish/engine';
import { type BattleTerms, battleSetup, createEngine, rulesetNames } from '@scapewright/table/battle';
import { shippedCards } from '@scapewright/testkit';
import { describe, expect, test } from 'vitest';
import { army, drafters, field, heroes, names, setUp } from '../test/setup-games.ts';
import { brokenInvariant } from './invariants.ts';
import { playGame } from './play.ts';

/** Teams of players by how many there are, where they do not play each alone. */
const sides: Readonly<Record<number, readonly (readonly number[])[]>> = {
  3: [[0, 2], [1]],
  4: [
    [0, 2],
    [1, 3],
  ],
  6: [
    [0, 3],
    [1, 4],
    [2, 5],
  ],
};

const soldier = (id: string) => plainCard(id, { life: 2, attack: 4, defense: 2, move: 6 });

describe.each(rulesetNames)('%s', (ruleset) => {
  const engine = createEngine(ruleset);

  function played(count: number, terms: BattleTerms, seed: string): Game {
    const armies = names
      .slice(0, count)
      .map((_, seat) => army(seat, soldier(`s-${seat}`), soldier(`t-${seat}`)));
    const plan = engine.plan(battleSetup(field(count), armies, terms));
    const bots = armies.map((_, seat) => createBot('greedy', `${seed}/${seat}`));
    const { match } = playGame(engine, plan, seed, bots, { mostDecisions: 8_000 });
    expect(match.over).toBe(true);
    expect(brokenInvariant(match.host.game)).toBeUndefined();
    return match.host.game;
  }

  test.each([2, 3, 4, 5, 6])('is played by %i players to the end', (count) => {
    const game = played(count, { roundLimit: 12 }, `many/${count}`);
    expect(game.state.read(matchTable.winner, 0)).toBeGreaterThanOrEqual(-1);
    expect(game.seatCount).toBe(count);
  });

  test.each([3, 4, 6])('is played by %i players in teams, who win together', (count) => {
    const teams = sides[count] ?? [];
    const teammates = teams.map((seats) => seats.map((seat) => names[seat] as string));
    const game = played(count, { teammates }, `teams/${count}`);
    const winner = game.state.read(matchTable.winner, 0);
    expect(teams.map(([first]) => first)).toContain(winner);
    for (let seat = 0; seat < count; seat++) {
      const team = teams.find((one) => one.includes(seat));
      expect(game.teamOf(seat)).toBe(team?.[0]);
      if (game.teamOf(seat) !== winner) expect(game.isOut(seat)).toBe(true);
    }
  });

  test('drafts of all cards by random choices come to an end, and leave nothing unsound', () => {
    const draft = [...shippedCards().values()].flatMap(({ card, points, backPoints }) =>
      isFigureCard(card) && card.unit !== 'object'
        ? [{ card: cardDefinition(card, points, backPoints), copies: 2 }]
        : [],
    );
    const varied = createEngine(ruleset, { variants: ['force-powers'] });
    for (let count = 2; count <= 6; count++) {
      const terms = { draft, points: 400, roundLimit: 2, choosesZones: count % 2 === 0 };
      const plan = varied.plan(battleSetup(field(count, 8), drafters(count), terms));
      const bots = Array.from({ length: count }, (_, seat) => randomBot(`draft/${count}/${seat}`));
      const { match } = playGame(varied, plan, `draft/${count}`, bots, { mostDecisions: 6_000 });
      expect(match.over).toBe(true);
      expect(brokenInvariant(match.host.game)).toBeUndefined();
      for (let seat = 0; seat < count; seat++)
        expect(pointsSpent(match.host.game, seat)).toBeLessThanOrEqual(400);
    }
  });

  test.each([2, 3, 6])(
    'setup of %i players goes on alike after it is saved, loaded or forked anywhere',
    (count) => {
      const draft = heroes(count * 2).map((card) => ({ card, copies: 1 }));
      const terms = { draft, points: 200, roundLimit: 1, choosesZones: true };
      const start = () => setUp(engine, field(count), drafters(count), terms);
      const straight = start();
      const plan = straight.plan;
      let [one, forked] = [start(), start().fork()];
      const other = createEngine(ruleset);
      const otherPlan = other.plan(battleSetup(field(count), drafters(count), terms));
      const bots = Array.from({ length: 3 }, () => randomBot(`setup/${count}`));
      let decisions = 0;
      for (; !straight.over && decisions < 4000; decisions++) {
        const matches = [straight, one, forked];
        matches.forEach((match, at) => {
          const [decision] = match.host.pending();
          if (decision) match.reply(decision.seat, bots[at]?.decide(decision, match) ?? 0);
        });
        const isSetup = straight.host.game.state.read(matchTable.round, 0) === 0;
        if (!isSetup && decisions % 25 !== 0) continue;
        const saved = JSON.parse(JSON.stringify(one.host.save()));
        one = decisions % 2 === 0 ? engine.load(plan, saved) : (other.load(otherPlan, saved) as typeof one);
        forked = forked.fork();
        expect(one.host.hash()).toBe(straight.host.hash());
        expect(forked.host.game.state.buffer).toEqual(straight.host.game.state.buffer);
      }
      expect(straight.over).toBe(true);
      expect(one.host.hash()).toBe(straight.host.hash());
    },
  );
});
