import {
  type CardFace,
  cardFaces,
  type PackedToken,
  type PricedCard,
  tokenFace,
} from '@scapewright/card-face';
import { type CardAbility, type CardData, isFigureCard, type Pack } from '@scapewright/packs';
import { isRuleId } from '@scapewright/rulebook/ids';
import { ruleTitle } from '@scapewright/rulebook/titles';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import type { CardContent, GameId, UsedRule } from '../../src/content/content-shapes.ts';

/** The engine in whose words the cards of a pack are told. */
export type EngineOf = (games: readonly string[], variants: readonly string[]) => SkirmishEngine;

/** Every card, item, hazard and resource of packs, as pages show it. */
export function readCards(packs: readonly Pack[], engineOf: EngineOf): readonly CardContent[] {
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
      return [
        {
          ...shared,
          ...{ id: card.id, name: card.name, unit: card.unit as CardFace['unit'], faces },
          uniqueness: card.uniqueness,
          identity: card.identity,
          points: Object.fromEntries(priced.prices),
          rules: usedRules([...card.rules, ...rulesOf(abilities, engine)]),
        },
      ];
    });
    const things = tokens.map((card): CardContent => {
      const packed: PackedToken = { card, pack: manifest.id };
      return {
        ...shared,
        ...{ id: card.id, name: card.name, unit: card.kind, faces: [tokenFace(packed, engine)] },
        ...{ uniqueness: '', identity: [], points: {} },
        rules: usedRules(rulesOf(card.abilities, engine)),
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

function usedRules(ids: readonly string[]): readonly UsedRule[] {
  return [...new Set(ids)].filter(isRuleId).map((id) => ({ id, title: ruleTitle(id) }));
}
