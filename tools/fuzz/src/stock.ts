import { readdirSync, readFileSync } from 'node:fs';
import { dataFolder } from '@scapewright/cards';
import { SetupProblems } from '@scapewright/kernel/check';
import {
  type CardAbility,
  type CardData,
  cardDefinition,
  catalogueOf,
  importMap,
  isFigureCard,
  type PackCard,
  planOfMap,
} from '@scapewright/packs';
import type { BattleStock } from '@scapewright/sim';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import {
  battleSetup,
  createEngine,
  groundOfMap,
  neutralWithCards,
  playedTokens,
  type RulesetName,
} from '@scapewright/table/battle';
import { shippedCards, shippedTokens } from '@scapewright/testkit';

/**
 * The cards that come with the project, but those for other variants, and the maps on which a ruleset can be played, as random
 * battles draw them.
 */
export function shippedStock(ruleset: RulesetName, variants: readonly string[] = []): BattleStock {
  const engine = createEngine(ruleset, { variants });
  const cards = [...shippedCards().values()].flatMap(({ card, points }) =>
    isFigureCard(card as CardData) && isKnownTo(engine, card)
      ? [cardDefinition(card as Parameters<typeof cardDefinition>[0], points)]
      : [],
  );
  const cardOf = (id: string) => cards.find((card) => card.id === id);
  const tokens = [...shippedTokens().values()];
  const catalogue = catalogueOf(engine.plugins.flatMap(({ units }) => units));
  const folder = new URL('../maps/', dataFolder);
  const grounds = readdirSync(folder).flatMap((file) => {
    const { map } = importMap(file, readFileSync(new URL(file, folder)));
    if (!map) return [];
    const plan = planOfMap(map, catalogue);
    const { played } = playedTokens(engine, plan, tokens);
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

/** Has the engine every symbol and ability that the card shows? */
function isKnownTo({ kit, ruleset }: SkirmishEngine, { symbols, abilities }: PackCard): boolean {
  const { catalogue } = kit;
  const isSymbol = (id: string): boolean =>
    catalogue.symbol(id) !== undefined || ruleset.idleSymbols?.includes(id) === true;
  const isAbility = (ability: CardAbility): boolean =>
    ability.kind !== 'loaded' || catalogue.ability(ability.id) !== undefined;
  return symbols.every(isSymbol) && abilities.every(isAbility);
}
