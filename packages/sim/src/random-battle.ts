import { Chance } from '@scapewright/bots';
import type { CardDefinition, SkirmishEngine } from '@scapewright/skirmish';
import { type Army, fittingGround, type Ground } from './battle.ts';
import { inventedGround, oneOf } from './random-ground.ts';
import { stands, Wish } from './wish.ts';

/** What random battles are made of, besides what they make up. */
export interface BattleStock {
  readonly cards: readonly CardDefinition[];
  readonly grounds: readonly Ground[];
}

/** A battle that nobody would think of: cards of the stock and invented ones, on a map of the stock or an invented one. */
export interface RandomBattle {
  readonly ground: Ground;
  readonly armies: readonly Army[];
  readonly roundLimit: number;
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
  const ground =
    grounds.length > 0 && chance.below(3) === 0
      ? oneOf(grounds, chance)
      : inventedGround(engine, chance, players, wish.terrain(engine));
  const armies = Array.from({ length: players }, (_, seat): Army => {
    const count = 1 + chance.below(3);
    const cards = Array.from({ length: count }, (_unused, place) =>
      stock.cards.length > 0 && chance.below(2) === 0
        ? (wish.card(stock.cards) ?? oneOf(stock.cards, chance))
        : wish.granted(engine, inventedCard(engine, chance, `invented-${seat}-${place}`)),
    );
    return { player: `player ${seat + 1}`, cards: withoutTwins(cards) };
  });
  return {
    ground: fittingGround(ground, engine.kit.parameters),
    armies,
    roundLimit: 6 + chance.below(10),
  };
}

/** A unique card stands on a team once. */
function withoutTwins(cards: readonly CardDefinition[]): readonly CardDefinition[] {
  return cards.filter(
    (card, at) => card.uniqueness === 'common' || cards.findIndex(({ id }) => id === card.id) === at,
  );
}

const sizes = ['small', 'medium', 'large'] as const;

function inventedCard(engine: SkirmishEngine, chance: Chance, id: string): CardDefinition {
  const { catalogue } = engine.kit;
  const isSquad = chance.below(3) === 0;
  const symbols = catalogue.symbolIds().filter(() => chance.below(8) === 0);
  const abilities = catalogue
    .abilityIds()
    .filter((name) => chance.below(10) === 0 && stands(engine, name))
    .map((name) => ({ id: name, with: {} }));
  return {
    id,
    name: id.replaceAll('-', ' '),
    identity: [],
    publisher: undefined,
    unit: isSquad ? 'squad' : 'hero',
    figures: isSquad ? 2 + chance.below(3) : 1,
    uniqueness: chance.below(3) === 0 ? 'common' : 'unique',
    size: oneOf(sizes, chance),
    height: 3 + chance.below(6),
    base: chance.below(5) === 0 ? 'double' : 'single',
    life: isSquad ? 1 : 1 + chance.below(7),
    move: 3 + chance.below(6),
    range: chance.below(2) === 0 ? 1 : 3 + chance.below(6),
    attack: 2 + chance.below(5),
    defense: 1 + chance.below(6),
    points: 100,
    symbols,
    keywords: [],
    faction: [],
    species: [],
    class: 'invented',
    personality: 'random',
    abilities,
  };
}
