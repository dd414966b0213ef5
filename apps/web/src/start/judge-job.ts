import { flatPlan } from '@scapewright/board';
import { type SkirmishEngine, setupTeamRefusals } from '@scapewright/skirmish/engine';
import { tell } from '@scapewright/table';
import { battleSetup, type RulesetName } from '@scapewright/table/battle';
import { type BattleProblem, Library, newBattle, packOfJson } from '@scapewright/table/content';
import type { DraftedArmy } from '../armies/army.ts';
import { loadPackMap, loadPacks } from '../content/content.ts';
import { battleOfWish } from '../game/battle-of-wish.ts';
import { engineOf } from '../game/engine-of.ts';
import { problemOf, tellProblems, toldError } from '../game/problem-words.ts';
import { ownMap } from '../maps/own-maps.ts';
import type { Language } from '../settings/settings.ts';
import type { JudgeAnswer, Judged, JudgeQuestion } from './judge.ts';
import type { Wish } from './wish.ts';

const engines = new Map<string, Promise<SkirmishEngine>>();

/** Says what the rules of a game hold against an army or a table. The engine runs here, never in the page. */
export async function answerTo({ number, judged, language }: JudgeQuestion): Promise<JudgeAnswer> {
  try {
    return { number, refusals: await tellProblems(language, await judge(judged, language)) };
  } catch (error) {
    return { number, refusals: [toldError(error)] };
  }
}

async function judge(judged: Judged, language: Language): Promise<readonly BattleProblem[]> {
  const library = new Library((await loadPacks()).map(packOfJson));
  return judged.kind === 'army'
    ? judgeArmy(library, judged.army)
    : judgeTable(library, judged.wish, language);
}

function keptEngine(game: RulesetName, variants: readonly string[] = []): Promise<SkirmishEngine> {
  const key = [game, ...variants].join(' ');
  const engine = engines.get(key) ?? engineOf(game, variants);
  engines.set(key, engine);
  return engine;
}

async function judgeArmy(
  library: Library,
  { game, cards: ids, limit }: DraftedArmy,
): Promise<readonly BattleProblem[]> {
  const engine = await keptEngine(game);
  const forGame = new Set(library.cardsFor(game).map(({ card }) => card.id));
  const strangers = [...new Set(ids)].filter((id) => !forGame.has(id));
  if (strangers.length > 0) return strangers.map((card) => problemOf(tell('battle:foreign-card', { card })));
  const cards = ids.flatMap((id) => library.definitionOf(id) ?? []);
  const ground = { plan: flatPlan(1, 1, engine.kit.catalogue.terrainIds()[0] ?? 'grass'), startZones: [] };
  const setup = battleSetup(ground, [{ player: 'army', cards }], limit > 0 ? { points: limit } : {});
  return setupTeamRefusals(setup, engine.kit.parameters).map(({ refusal }) => problemOf(refusal));
}

async function judgeTable(
  library: Library,
  wish: Wish,
  language: Language,
): Promise<readonly BattleProblem[]> {
  const { map: id, ruleset, variants } = wish;
  const found = (await loadPackMap(id)) ?? (await ownMap(id));
  if (found === undefined) return [problemOf(tell('battle:no-map', { map: id }))];
  const wished = await battleOfWish(wish, found.map, 'any');
  if (!wished.ok) return wished.problems;
  const engine = await keptEngine(ruleset, variants);
  if (newBattle(engine, library, wished.wanted).ok) return [];
  const { titlesIn } = await import('../game/rule-titles.ts');
  const told = newBattle(engine, library, wished.wanted, await titlesIn(language));
  return told.ok ? [] : told.problems;
}
