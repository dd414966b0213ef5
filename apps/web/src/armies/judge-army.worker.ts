import { flatPlan } from '@scapewright/board';
import { setupTeamRefusals } from '@scapewright/skirmish/engine';
import { battleSetup, createEngine } from '@scapewright/table/battle';
import { Library, packOfJson } from '@scapewright/table/content';
import { loadPacks } from '../content/content.ts';
import type { JudgeAnswer, JudgeQuestion } from './judge-army.ts';

const engines = new Map<string, ReturnType<typeof createEngine>>();

/** Says what the rules of a game hold against an army. The engine runs here, never in the page. */
addEventListener('message', ({ data }: MessageEvent<JudgeQuestion>) => {
  judge(data).then(
    (refusals) => postMessage({ number: data.number, refusals } satisfies JudgeAnswer),
    (error: unknown) =>
      postMessage({
        number: data.number,
        refusals: [error instanceof Error ? error.message : String(error)],
      } satisfies JudgeAnswer),
  );
});

async function judge({ army }: JudgeQuestion): Promise<readonly string[]> {
  const library = new Library((await loadPacks()).map(packOfJson));
  const engine = engines.get(army.game) ?? createEngine(army.game);
  engines.set(army.game, engine);
  const forGame = new Set(library.cardsFor(army.game).map(({ card }) => card.id));
  const strangers = [...new Set(army.cards)].filter((id) => !forGame.has(id));
  if (strangers.length > 0) return strangers.map((id) => `${id} is no card of this game.`);
  const cards = army.cards.flatMap((id) => library.definitionOf(id) ?? []);
  const ground = { plan: flatPlan(1, 1, engine.kit.catalogue.terrainIds()[0] ?? 'grass'), startZones: [] };
  const setup = battleSetup(
    ground,
    [{ player: 'army', cards }],
    army.limit > 0 ? { points: army.limit } : {},
  );
  return setupTeamRefusals(setup, engine.kit.parameters).map(({ message }) => sentence(message));
}

/** `army: there are two Hulks` as a sentence of its own. */
function sentence(message: string): string {
  const text = message.replace(/^army: /, '');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}
