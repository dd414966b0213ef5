import { readdirSync, readFileSync } from 'node:fs';
import { dataFolder } from '@scapewright/cards';
import { SetupProblems } from '@scapewright/kernel';
import {
  type CardData,
  cardDefinition,
  catalogueOf,
  importMap,
  isFigureCard,
  planOfMap,
} from '@scapewright/packs';
import {
  type BattleStock,
  battleSetup,
  createEngine,
  groundOfMap,
  neutralWithCards,
  playedTokens,
  type RulesetName,
} from '@scapewright/sim';
import { shippedCards } from '@scapewright/testkit';

/** The cards that come with the project, and the maps on which a ruleset can be played, as random battles draw them. */
export function shippedStock(ruleset: RulesetName): BattleStock {
  const cards = [...shippedCards().values()].flatMap(({ card, points }) =>
    isFigureCard(card as CardData)
      ? [cardDefinition(card as Parameters<typeof cardDefinition>[0], points)]
      : [],
  );
  const cardOf = (id: string) => cards.find((card) => card.id === id);
  const engine = createEngine(ruleset);
  const catalogue = catalogueOf(engine.plugins.flatMap(({ units }) => units));
  const folder = new URL('../maps/', dataFolder);
  const grounds = readdirSync(folder).flatMap((file) => {
    const { map } = importMap(file, readFileSync(new URL(file, folder)));
    if (!map) return [];
    const plan = planOfMap(map, catalogue);
    const { played } = playedTokens(engine, plan);
    const ground = groundOfMap(
      { ...plan, tokens: played },
      plan.startZones.map(({ spaces }) => spaces),
      neutralWithCards(plan, cardOf).known,
    );
    try {
      engine.plan(battleSetup(ground, []));
      return [ground];
    } catch (error) {
      if (error instanceof SetupProblems) return [];
      throw error;
    }
  });
  return { cards, grounds };
}
