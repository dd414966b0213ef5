import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compileBattlefield } from '@scapewright/board';
import { type Bot, policyBot, randomBot } from '@scapewright/bots';
import type { Decision, Match, MatchOptions, MatchPlan } from '@scapewright/kernel';
import type { Game } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { createEngine } from '@scapewright/table/battle';
import { browserBattle } from '../browser-battles.ts';
import { duel, usualPlayer } from '../duel.ts';
import { atMost, type Figure } from '../figure.ts';
import { compare } from '../timing.ts';

/** Games that a sample plays. */
const games = 8;
/** Decisions that follow a fork, as a search would make them. */
const decisionsAfterFork = 50;

/** A game that can be played again and again. */
interface Made {
  readonly engine: SkirmishEngine;
  readonly plan: MatchPlan<Game>;
}

/** What it costs to play games in other ways than inline without a log: hosted, logged, in a house, cold, and in a search. */
export function hosting(): Figure[] {
  const open = duel();
  const light = onMap('first-light');
  const house = onMap('customs-house');
  const [inline = 1, hosted = 1, logged = 1] = compare([
    () => playInline(open, { log: false }),
    () => playHosted(open, { log: false }),
    () => playInline(open, { log: true }),
  ]);
  const [onLight = 1, inHouse = 1] = compare([
    () => playInline(light, { log: false }),
    () => playInline(house, { log: false }),
  ]);
  const position = paused(open);
  const [searched = 1] = compare([() => searchOnce(position)]);
  const [greedy = 1, quick = 1] = perDecision(open, [usualPlayer, policyBot]);
  return [
    atMost('games answered from outside, of inline', hosted / inline, 'times', 1.3, 1.2),
    atMost('games with their log kept, of none', logged / inline, 'times', 1.3, 1.2),
    atMost('a game in the Customs House', inHouse / games / 1e6, 'ms', 25, 20),
    atMost('the same, of one on First Light', inHouse / onLight, 'times', 12, 4),
    atMost('a fork and 50 random decisions', searched / 1e6, 'ms', 0.5, 0.33),
    atMost("a decision of the quick bot, of the greedy one's", quick / greedy, 'times', 3, 2),
    atMost('the first 200 duels of a process, all CPU', coldSeconds() * 1000, 'ms', 1500, 1200),
  ];
}

/** The sample cards of SuperScape, turn about, on a map of the project. */
function onMap(map: string): Made {
  const { plan, setup } = browserBattle('superscape', ['superscape'], map);
  const engine = createEngine('superscape');
  return { engine, plan: engine.plan({ ...setup, battlefield: compileBattlefield(plan) }) };
}

function playInline({ engine, plan }: Made, options: MatchOptions): void {
  for (let game = 0; game < games; game++) {
    const bots = [usualPlayer(`${game}/0`), usualPlayer(`${game}/1`)];
    const match = engine.prepare(plan, { ...options, seed: `inline-${game}` });
    match.advance((decision) => bots[decision.seat]?.decide(decision, match));
  }
}

/** The same games by the same bots, each answer given to a match that waits for it. */
function playHosted({ engine, plan }: Made, options: MatchOptions): void {
  for (let game = 0; game < games; game++) {
    const bots = [usualPlayer(`${game}/0`), usualPlayer(`${game}/1`)];
    const match = engine.prepare(plan, { ...options, seed: `inline-${game}` });
    while (!match.over) {
      const decision = match.host.pending()[0] as Decision;
      match.reply(decision.seat, bots[decision.seat]?.decide(decision, match) ?? 0);
    }
  }
}

/** What a decision costs in duels of bots against their like, the engine's part included. */
function perDecision({ engine, plan }: Made, players: readonly ((seed: string) => Bot)[]): readonly number[] {
  const decisions = players.map(() => 0);
  const times = compare(
    players.map((player, at) => () => {
      decisions[at] = 0;
      for (let game = 0; game < games; game++) {
        const bots = [player(`${game}/0`), player(`${game}/1`)];
        const match = engine.prepare(plan, { log: false, seed: `inline-${game}` });
        match.advance((decision) => {
          (decisions[at] as number)++;
          return bots[decision.seat]?.decide(decision, match);
        });
      }
    }),
  );
  return times.map((time, at) => time / Math.max(1, decisions[at] as number));
}

/** A duel in its fourth minute. */
function paused({ engine, plan }: Made): Match<Game> {
  const match = engine.prepare(plan, { seed: 'search', log: false });
  const bot = usualPlayer('search');
  let left = 60;
  match.advance((decision) => (left-- > 0 ? bot.decide(decision, match) : undefined));
  return match;
}

function searchOnce(position: Match<Game>): void {
  const copy = position.fork({ seat: 0, seed: 'node' });
  const bot = randomBot('node');
  let left = decisionsAfterFork;
  copy.advance((decision) => (left-- > 0 ? bot.decide(decision, copy) : undefined));
}

/** CPU seconds of all threads that a process of its own takes for 200 duels, once it has loaded its code. */
function coldSeconds(): number {
  const file = fileURLToPath(new URL('../cold-duels.ts', import.meta.url));
  const runs = [1, 2, 3].map(() => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [...process.execArgv, file], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    return Number(stdout);
  });
  return Math.min(...runs);
}
