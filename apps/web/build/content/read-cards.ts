import {
  type CardFace,
  cardFaces,
  type PackedToken,
  type PricedCard,
  tokenFace,
} from '@scapewright/card-face';
import { type CardAbility, type CardData, isFigureCard, type Pack } from '@scapewright/packs';
import { isRuleId } from '@scapewright/rulebook/ids';
import { rulingsOfRule } from '@scapewright/rulebook/rulings';
import { ruleTitle } from '@scapewright/rulebook/titles';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import type { CardContent, GameId, UsedRule, UsedRuling } from '../../src/content/content-shapes.ts';

/** The engine in whose words the cards of a pack are told. */
export type EngineOf = (games: readonly string[], variants: readonly string[]) => SkirmishEngine;

/** Every card, item, hazard and resource of packs, as pages show it. `setOf`: the published set of a card, by its id. */
export function readCards(
  packs: readonly Pack[],
  engineOf: EngineOf,
  setOf: (card: string) => string | undefined,
): readonly CardContent[] {
  const prices = pricesOf(packs);
  return packs.flatMap((pack) => {
    const { manifest, cards, tokens } = pack;
    const engine = engineOf(manifest.rulesets, manifest.variants);
    const shared = {
      pack: manifest.id,
      games: manifest.rulesets as readonly GameId[],
      variants: manifest.variants,
    };
    const figures = cards.flatMap((card): CardContent[] => {
      if (!isFigureCard(card as CardData)) return [];
      const priced: PricedCard = {
        card: card as PricedCard['card'],
        pack: manifest.id,
        prices: prices.get(card.id) ?? new Map(),
        backPrices: prices.get(`${card.id}/back`) ?? new Map(),
      };
      const faces = cardFaces(priced, engine, 'standard');
      const abilities = [...card.abilities, ...(card.flip?.abilities ?? [])];
      const symbols = [...card.symbols, ...(card.flip?.symbols ?? [])];
      const set = setOf(card.id);
      const rules = [...card.rules, ...rulesOf(abilities, engine), ...rulesOfSymbols(symbols, engine)];
      return [
        {
          ...shared,
          ...{ id: card.id, name: card.name, unit: card.unit as CardFace['unit'], faces },
          uniqueness: card.uniqueness,
          identity: card.identity,
          points: Object.fromEntries(priced.prices),
          ...usedRules(rules, manifest.rulesets),
          ...(set === undefined ? {} : { set }),
        },
      ];
    });
    const things = tokens.map((card): CardContent => {
      const packed: PackedToken = { card, pack: manifest.id };
      return {
        ...shared,
        ...{ id: card.id, name: card.name, unit: card.kind, faces: [tokenFace(packed, engine)] },
        ...{ uniqueness: '', identity: [], points: {} },
        ...usedRules(rulesOf(card.abilities, engine), manifest.rulesets),
      };
    });
    return [...figures, ...things];
  });
}

function pricesOf(packs: readonly Pack[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const prices = new Map<string, Map<string, number>>();
  for (const table of packs.flatMap((pack) => pack.prices))
    for (const [card, points] of table.prices)
      prices.set(card, (prices.get(card) ?? new Map<string, number>()).set(table.format, points));
  return prices;
}

function rulesOf(abilities: readonly CardAbility[], engine: SkirmishEngine): readonly string[] {
  return abilities.flatMap((ability) => {
    const unit = ability.kind === 'loaded' ? engine.kit.catalogue.ability(ability.id) : undefined;
    return Object.values(unit?.rules ?? {}).flat();
  });
}

function rulesOfSymbols(symbols: readonly string[], engine: SkirmishEngine): readonly string[] {
  return symbols.flatMap((id) => Object.values(engine.kit.catalogue.symbol(id)?.rules ?? {}).flat());
}

/** Rules by their titles, and the named rulings that decide them in one of these games. */
function usedRules(
  ids: readonly string[],
  games: readonly string[],
): { readonly rules: readonly UsedRule[]; readonly rulings?: readonly UsedRuling[] } {
  const known = [...new Set(ids)].filter(isRuleId);
  const rulings = [...new Set(known.flatMap((id) => rulingsOfRule(id)))]
    .filter((ruling) => ruling.games.some((game) => games.includes(game)))
    .flatMap(({ title, values, default: usual }): UsedRuling[] => {
      const holds = values.find(({ value }) => value === usual)?.meaning;
      return holds === undefined ? [] : [{ question: title, holds }];
    });
  const rules = known.map((id) => ({ id, title: ruleTitle(id) }));
  return rulings.length === 0 ? { rules } : { rules, rulings };
}
