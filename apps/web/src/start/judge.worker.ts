import { flatPlan } from '@scapewright/board';
import { setupTeamRefusals } from '@scapewright/skirmish/engine';
import { battleSetup, createEngine, type RulesetName } from '@scapewright/table/battle';
import { Library, newBattle, packOfJson, type WantedBattle } from '@scapewright/table/content';
import type { DraftedArmy } from '../armies/army.ts';
import { loadPackMap, loadPacks } from '../content/content.ts';
import { ownMap } from '../maps/own-maps.ts';
import type { JudgeAnswer, Judged, JudgeQuestion } from './judge.ts';
import type { Wish } from './wish.ts';

const engines = new Map<string, ReturnType<typeof createEngine>>();

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

function engineOf(game: RulesetName, variants: readonly string[] = []): ReturnType<typeof createEngine> {
  const key = [game, ...variants].join(' ');
  const engine = engines.get(key) ?? createEngine(game, { variants });
  engines.set(key, engine);
  return engine;
}

function judgeArmy(library: Library, { game, cards: ids, limit }: DraftedArmy): readonly string[] {
  const engine = engineOf(game);
  const forGame = new Set(library.cardsFor(game).map(({ card }) => card.id));
  const strangers = [...new Set(ids)].filter((id) => !forGame.has(id));
  if (strangers.length > 0) return strangers.map((id) => `${id} is no card of this game.`);
  const cards = ids.flatMap((id) => library.definitionOf(id) ?? []);
  const ground = { plan: flatPlan(1, 1, engine.kit.catalogue.terrainIds()[0] ?? 'grass'), startZones: [] };
  const setup = battleSetup(ground, [{ player: 'army', cards }], limit > 0 ? { points: limit } : {});
  return setupTeamRefusals(setup, engine.kit.parameters).map(({ message }) => sentence(message));
}

async function judgeTable(library: Library, wish: Wish): Promise<readonly string[]> {
  const { map: id, seed = 'any', ruleset, variants = [], ...rest } = wish;
  const found = (await loadPackMap(id)) ?? (await ownMap(id));
  if (found === undefined) return [`There is no map “${id}” on this device.`];
  const wanted = { ...rest, ruleset, variants, seed, map: { id, map: found.map } } as WantedBattle;
  const battle = newBattle(engineOf(ruleset, variants), library, wanted);
  if (battle.ok) return [];
  const { titleOfRule } = await import('../game/rule-titles.ts');
  const told = newBattle(engineOf(ruleset, variants), library, wanted, titleOfRule);
  return told.ok
    ? []
    : told.problems.map(({ message, fix }) =>
        [message, fix]
          .filter(Boolean)
          .map((one) => sentence(one ?? ''))
          .join(' '),
      );
}

/** `army: there are two Hulks` as a sentence of its own. */
function sentence(message: string): string {
  const text = message.replace(/^army: /, '');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}
