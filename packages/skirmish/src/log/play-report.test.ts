import { type Decision, nextWord, type Reply, seedWords } from '@scapewright/kernel';
import { rulesetMakers } from '@scapewright/testkit';
import { describe, expect, test } from 'vitest';
import { card, type StartedGame, smallGame } from '../../test/small-game.ts';
import type { SkirmishEngine } from '../engine/skirmish-engine.ts';
import { explainDecision } from '../explain/explain-decision.ts';
import { type LogLine, logLines } from './log-line.ts';

const use = (...ids: readonly string[]) => ids.map((id) => ({ id, with: {} }));

/** A battle with hills, water, flyers, squads, large bases and the abilities of the demonstration cards. */
function battle(engine: SkirmishEngine, seed: string): StartedGame {
  return smallGame({
    engine,
    hexes: `
      g1 g1 g4 g4 g1 g1 g1
       g1 w1 g9 g14 g1 w1 g1
      g1 w1 w1 g2 g1 g1 g1
       g1 g1 g1 g1 g25 g1 g1`,
    cards: [
      card('hulk', { attack: 5, symbols: ['super-strength'], abilities: use('rage-smash', 'super-leap') }),
      card('trio', { unit: 'squad', figures: 3, uniqueness: 'common', life: 1, range: 4 }),
      card('batman', { range: 5, abilities: use('bat-a-rang-arsenal', 'preserving-justice') }),
      card('bird', { symbols: ['flying', 'heat-resistance'], life: 2 }),
      card('horse', { base: 'double', size: 'large', life: 3 }),
    ],
    players: {
      red: { hulk: 'hulk a1', one: 'trio a2', two: 'trio a3', three: 'trio b3' },
      blue: { batman: 'batman g1', bird: 'bird g2', horse: 'horse f3 g3' },
    },
    setup: { start: 'round', roundLimit: 6, rulings: {} },
    options: { seed },
  });
}

/** Answers everything at random, and looks at what is asked; gives the lines of the whole game. */
function playedOut({ match, engine, game }: StartedGame, seed: string): readonly LogLine[] {
  const words = seedWords(seed);
  const below = (count: number): number => (nextWord(words) >>> 1) % count;
  const open: string[] = [];
  match.advance((decision: Decision): Reply => {
    if (explainDecision(engine, game, decision).text === '') open.push(decision.asks);
    return replyAt(decision, below);
  });
  expect(open).toEqual([]);
  expect(match.over).toBe(true);
  return logLines(engine, game, match.host.log);
}

function replyAt(decision: Decision, below: (count: number) => number): Reply {
  const { choice, shape, count, most, least } = decision;
  const value = decision.valueAt(below(count));
  if (shape === 'path')
    return choice.wayTo?.(choice.options[below(choice.options.length)] as number) ?? [value];
  if (shape !== 'allot' && most === 1) return value;
  const picks = new Set<number>();
  const list: number[] = [];
  while (list.length < least) {
    const pick = choice.options[below(choice.options.length)] as number;
    if (shape === 'pick' && picks.has(pick)) continue;
    picks.add(pick);
    list.push(pick);
  }
  return list;
}

describe.each(Object.entries(rulesetMakers))('the play report of %s', (_name, make) => {
  test('says every line in words, with its step and its rules', () => {
    const reasons = new Set<string>();
    for (let game = 0; game < 12; game++) {
      const lines = playedOut(battle(make({}), `report-${game}`), `choices-${game}`);
      for (const line of lines) reasons.add(line.reason);
      const faulty = lines.filter(
        ({ step, rules, text, reason }) =>
          step === '' || rules.length === 0 || text === reason || /[{}]|undefined|NaN| {2}/.test(text),
      );
      expect(faulty).toEqual([]);
    }
    expect(reasons.size).toBeGreaterThan(60);
  });
});
