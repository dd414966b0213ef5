import { flatPlan } from '@scapewright/board';
import { type SkirmishEngine, setupTeamRefusals } from '@scapewright/skirmish/engine';
import { battleSetup, type RulesetName } from '@scapewright/table/battle';
import { type BattleProblem, Library, newBattle, packOfJson } from '@scapewright/table/content';
import type { DraftedArmy } from '../armies/army.ts';
import { loadPackMap, loadPacks } from '../content/content.ts';
import { battleOfWish } from '../game/battle-of-wish.ts';
import { engineOf } from '../game/engine-of.ts';
import { ownMap } from '../maps/own-maps.ts';
import type { JudgeAnswer, Judged, JudgeQuestion } from './judge.ts';
import type { Wish } from './wish.ts';

const engines = new Map<string, Promise<SkirmishEngine>>();

/** Says what the rules of a game hold against an army or a table. The engine runs here, never in the page. */
addEventListener('message', ({ data: { number, judged } }: MessageEvent<JudgeQuestion>) => {
  judge(judged).then(
    (refusals) => postMessage({ number, refusals } satisfies JudgeAnswer),
    (error: unknown) =>
      postMessage({
        number,
        refusals: [error instanceof Error ? error.message : String(error)],
      } satisfies JudgeAnswer),
  );
});

async function judge(judged: Judged): Promise<readonly string[]> {
  const library = new Library((await loadPacks()).map(packOfJson));
  return judged.kind === 'army' ? judgeArmy(library, judged.army) : judgeTable(library, judged.wish);
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
): Promise<readonly string[]> {
  const engine = await keptEngine(game);
  const forGame = new Set(library.cardsFor(game).map(({ card }) => card.id));
  const strangers = [...new Set(ids)].filter((id) => !forGame.has(id));
  if (strangers.length > 0) return strangers.map((id) => `${id} is no card of this game.`);
  const cards = ids.flatMap((id) => library.definitionOf(id) ?? []);
  const ground = { plan: flatPlan(1, 1, engine.kit.catalogue.terrainIds()[0] ?? 'grass'), startZones: [] };
  const setup = battleSetup(ground, [{ player: 'army', cards }], limit > 0 ? { points: limit } : {});
  return setupTeamRefusals(setup, engine.kit.parameters).map(({ message }) => sentence(message));
}

async function judgeTable(library: Library, wish: Wish): Promise<readonly string[]> {
  const { map: id, ruleset, variants } = wish;
  const found = (await loadPackMap(id)) ?? (await ownMap(id));
  if (found === undefined) return [`There is no map “${id}” on this device.`];
  const wished = await battleOfWish(wish, found.map, 'any');
  if (!wished.ok) return wished.problems.map(sentences);
  const engine = await keptEngine(ruleset, variants);
  if (newBattle(engine, library, wished.wanted).ok) return [];
  const { titleOfRule } = await import('../game/rule-titles.ts');
  const told = newBattle(engine, library, wished.wanted, titleOfRule);
  return told.ok ? [] : told.problems.map(sentences);
}

/** What is wrong, and what to do, as sentences. */
function sentences({ message, fix }: BattleProblem): string {
  return [message, ...(fix ? [fix] : [])].map(sentence).join(' ');
}

/** `army: there are two Hulks` as a sentence of its own. */
function sentence(message: string): string {
  const text = message.replace(/^army: /, '');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}
