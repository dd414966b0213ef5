import { Chance } from '@scapewright/bots';
import { type CardDefinition, isFigureless } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { type Army, type BattleTerms, fittingGround, type Ground } from './battle.ts';
import { crowdedGround } from './crowded-ground.ts';
import type { Interest } from './eager-player.ts';
import { inventedCard } from './invented-cards.ts';
import { inventedHouse } from './invented-house.ts';
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
 * Makes a battle from a seed, and says what its players want to see. The same seed, stock and wishes give the same battle.
 * `wanted`: the few units that it is about, `ability mind-shackle` or `terrain water`, as `wishesFor` draws them.
 */
export function randomBattle(
  engine: SkirmishEngine,
  stock: BattleStock,
  seed: string,
  wanted: readonly string[] = [],
): RandomBattle & { readonly interest: Interest } {
  const chance = new Chance(`battle/${seed}`);
  const wish = new Wish(engine, stock.cards, wanted, chance);
  const players = chance.below(6) === 0 ? 3 : 2;
  const drawn = drawnGround(engine, stock, { chance, players, wish });
  const crowded = crowdedGround(drawn, players, wish, {
    tokens: wish.isForTokens(engine),
    objects: wish.isForObjects(engine),
  });
  const { ground } = crowded;
  const armies = Array.from({ length: players }, (_, seat): Army => {
    const cards: CardDefinition[] = [];
    const count = 1 + chance.below(3);
    const tokens = (ground.tokens ?? []).map(({ name }) => name);
    const made = (id: string, hasFigures = false): CardDefinition =>
      inventedCard(engine, chance, `invented-${seat}-${id}`, wish, { hasFigures, tokens });
    for (let place = 0; place < count; place++) {
      const card =
        stock.cards.length > 0 && chance.below(2) === 0
          ? (wish.kin(stock.cards, cards) ?? wish.card(stock.cards) ?? oneOf(stock.cards, chance))
          : made(`${place}`);
      cards.push(card);
      if (isFigureless(card) && card.uniqueness === 'common') cards.push(card);
    }
    if (cards.every(isFigureless)) cards.push(made('last', true));
    return { player: `player ${seat + 1}`, cards: withoutTwins(cards) };
  });
  const kinds = (ground.battlefields ?? []).map(({ kind }) => kind);
  const isBeside = wish.ids.some((id) => kinds.includes(id));
  const beside = ground.plan.spaces
    .filter(({ region = 0 }) => isBeside && region > 0)
    .map(({ name }) => name);
  return {
    ground: fittingGround(ground, engine.kit.parameters),
    armies,
    terms: inventedTerms(engine, { chance, ground, armies }, wish),
    interest: { units: wish.ids, spaces: [...crowded.middle, ...beside] },
  };
}

interface Drawing {
  readonly chance: Chance;
  readonly players: number;
  readonly wish: Wish;
}

/** A ground of the stock (seldom one with buildings, where sight takes long), a house, or most often one of bare chance. */
function drawnGround(engine: SkirmishEngine, stock: BattleStock, { chance, players, wish }: Drawing): Ground {
  const grounds = stock.grounds.filter(({ startZones }) => startZones.length >= players);
  const isHouse = chance.below(12) === 0 || (wish.isForHouses(engine) && chance.below(4) > 0);
  const house = isHouse ? inventedHouse(engine, chance, players, wish) : undefined;
  if (house) return house;
  const wished = wish.ground(grounds.filter(({ buildings }) => !buildings));
  if (wished) return wished;
  const stocked = grounds.length > 0 && chance.below(3) === 0 ? oneOf(grounds, chance) : undefined;
  const isSlow = stocked?.buildings !== undefined && chance.below(20) > 0;
  return stocked && !isSlow ? stocked : inventedGround(engine, chance, players, wish);
}

/** A unique card stands on a team once. */
function withoutTwins(cards: readonly CardDefinition[]): readonly CardDefinition[] {
  return cards.filter(
    (card, at) => card.uniqueness === 'common' || cards.findIndex(({ id }) => id === card.id) === at,
  );
}
