import { Chance } from '@scapewright/bots';
import type { CardDefinition, SkirmishEngine } from '@scapewright/skirmish';
import { type Army, type BattleTerms, fittingGround, type Ground } from './battle.ts';
import { crowdedGround, withCars } from './crowded-ground.ts';
import { inventedCard } from './invented-cards.ts';
import { inventedTerms } from './invented-terms.ts';
import { oneOf } from './one-of.ts';
import { inventedGround } from './random-ground.ts';
import { Wish } from './wish.ts';

/** What random battles are made of, besides what they make up. */
export interface BattleStock {
  readonly cards: readonly CardDefinition[];
  readonly grounds: readonly Ground[];
}

/** A battle that nobody would think of: cards of the stock and invented ones, on a map of the stock or an invented one. */
export interface RandomBattle {
  readonly ground: Ground;
  readonly armies: readonly Army[];
  readonly terms: BattleTerms;
}

/** A battle that is given: armies on a map. */
export type FixedBattle = Pick<RandomBattle, 'ground' | 'armies'>;

/**
 * Makes a battle from a seed. The same seed and stock give the same battle. `wanted`: units that it should have more often
 * than others, `ability mind-shackle` or `terrain water`.
 */
export function randomBattle(
  engine: SkirmishEngine,
  stock: BattleStock,
  seed: string,
  wanted: readonly string[] = [],
): RandomBattle {
  const chance = new Chance(`battle/${seed}`);
  const wish = new Wish(wanted, chance);
  const players = chance.below(6) === 0 ? 3 : 2;
  const grounds = stock.grounds.filter(({ startZones }) => startZones.length >= players);
  const drawn =
    wish.ground(grounds) ??
    (grounds.length > 0 && chance.below(3) === 0
      ? oneOf(grounds, chance)
      : inventedGround(engine, chance, players, wish));
  const ground = crowdedGround(withCars(drawn, chance), players, wish);
  const armies = Array.from({ length: players }, (_, seat): Army => {
    const cards: CardDefinition[] = [];
    const count = 1 + chance.below(3);
    for (let place = 0; place < count; place++)
      cards.push(
        stock.cards.length > 0 && chance.below(2) === 0
          ? (wish.kin(stock.cards, cards) ?? wish.card(stock.cards) ?? oneOf(stock.cards, chance))
          : inventedCard(engine, chance, `invented-${seat}-${place}`, wish),
      );
    return { player: `player ${seat + 1}`, cards: withoutTwins(cards) };
  });
  return {
    ground: fittingGround(ground, engine.kit.parameters),
    armies,
    terms: inventedTerms(engine, { chance, ground, armies }, wish),
  };
}

/** A unique card stands on a team once. */
function withoutTwins(cards: readonly CardDefinition[]): readonly CardDefinition[] {
  return cards.filter(
    (card, at) => card.uniqueness === 'common' || cards.findIndex(({ id }) => id === card.id) === at,
  );
}
