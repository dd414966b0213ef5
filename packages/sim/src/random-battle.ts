import { Chance } from '@scapewright/bots';
import { type CardDefinition, isFigureless } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { type Army, type BattleTerms, fittingGround, type Ground } from '@scapewright/table/battle';
import { CoverageGoal } from './coverage-goal.ts';
import { crowdedGround } from './crowded-ground.ts';
import type { Interest } from './eager-player.ts';
import { generatedCard } from './generated-cards.ts';
import { generatedHouse } from './generated-house.ts';
import { generatedTerms } from './generated-terms.ts';
import { oneOf } from './one-of.ts';
import { generatedGround } from './random-ground.ts';

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
  const goal = new CoverageGoal(engine, stock.cards, wanted, chance);
  const players = chance.below(6) === 0 ? 3 : 2;
  const drawn = drawnGround(engine, stock, { chance, players, goal });
  const crowded = crowdedGround(drawn, players, goal, {
    tokens: goal.isForTokens(engine),
    objects: goal.isForObjects(engine),
  });
  const { ground } = crowded;
  const armies = Array.from({ length: players }, (_, seat): Army => {
    const cards: CardDefinition[] = [];
    const count = 1 + chance.below(3);
    const tokens = (ground.tokens ?? []).map(({ name }) => name);
    const made = (id: string, hasFigures = false): CardDefinition =>
      generatedCard(engine, chance, `invented-${seat}-${id}`, goal, { hasFigures, tokens });
    for (let place = 0; place < count; place++) {
      const card =
        stock.cards.length > 0 && chance.below(2) === 0
          ? (goal.kin(stock.cards, cards) ?? goal.card(stock.cards) ?? oneOf(stock.cards, chance))
          : made(`${place}`);
      cards.push(card);
      if (isFigureless(card) && card.uniqueness === 'common') cards.push(card);
    }
    if (cards.every(isFigureless)) cards.push(made('last', true));
    return { player: `player ${seat + 1}`, cards: withoutTwins(cards) };
  });
  const kinds = (ground.battlefields ?? []).map(({ kind }) => kind);
  const isBeside = goal.ids.some((id) => kinds.includes(id));
  const beside = ground.plan.spaces
    .filter(({ region = 0 }) => isBeside && region > 0)
    .map(({ name }) => name);
  return {
    ground: fittingGround(ground, engine.kit.parameters),
    armies,
    terms: generatedTerms(engine, { chance, ground, armies }, goal),
    interest: { units: goal.ids, spaces: [...crowded.middle, ...beside] },
  };
}

interface Drawing {
  readonly chance: Chance;
  readonly players: number;
  readonly goal: CoverageGoal;
}

/** A ground of the stock (seldom one with buildings, where sight takes long), a house, or most often one of bare chance. */
function drawnGround(engine: SkirmishEngine, stock: BattleStock, { chance, players, goal }: Drawing): Ground {
  const grounds = stock.grounds.filter(({ startZones }) => startZones.length >= players);
  const isHouse = chance.below(12) === 0 || (goal.isForHouses(engine) && chance.below(4) > 0);
  const house = isHouse ? generatedHouse(engine, chance, players, goal) : undefined;
  if (house) return house;
  const wished = goal.ground(grounds.filter(({ buildings }) => !buildings));
  if (wished) return wished;
  const stocked = grounds.length > 0 && chance.below(3) === 0 ? oneOf(grounds, chance) : undefined;
  const isSlow = stocked?.buildings !== undefined && chance.below(20) > 0;
  return stocked && !isSlow ? stocked : generatedGround(engine, chance, players, goal);
}

/** A unique card stands on a team once. */
function withoutTwins(cards: readonly CardDefinition[]): readonly CardDefinition[] {
  return cards.filter(
    (card, at) => card.uniqueness === 'common' || cards.findIndex(({ id }) => id === card.id) === at,
  );
}
