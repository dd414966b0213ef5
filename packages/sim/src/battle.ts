import { type BattlefieldPlan, compileBattlefield } from '@scapewright/board';
import type {
  BuildingPlan,
  CardDefinition,
  CardPlan,
  GameSetup,
  ObjectPlan,
  PlayerPlan,
} from '@scapewright/skirmish';

/** An army: a player's name and the cards that the player takes, a card once for each copy. */
export interface Army {
  readonly player: string;
  readonly cards: readonly CardDefinition[];
}

/** A battlefield as battles use it: the plan, a start zone (space names) for each player, and what a setup needs besides. */
export interface Ground extends Pick<GameSetup, 'buildings' | 'layers'> {
  /** Plain objects, by names of spaces. */
  readonly objects?: readonly (Omit<ObjectPlan, 'spaces'> & { readonly spaces: readonly string[] })[];
  readonly plan: BattlefieldPlan;
  readonly startZones: readonly (readonly string[])[];
}

/** What players agree on before a battle, besides armies and map. */
export type BattleTerms = Pick<GameSetup, 'roundLimit' | 'rulings' | 'points' | 'victory' | 'victoryAlone'>;

/** The terms among other things, without those that are left out. */
export function termsOf(
  from: { readonly [Term in keyof BattleTerms]?: BattleTerms[Term] | undefined },
): BattleTerms {
  const { roundLimit, rulings, points, victory, victoryAlone } = from;
  const terms = { roundLimit, rulings, points, victory, victoryAlone };
  return Object.fromEntries(Object.entries(terms).filter(([, term]) => term !== undefined));
}

/** The setup of a battle: armies on a map, to be placed in their start zones. Figures are named after their cards: `Hulk`, `Alien Drone 2`. */
export function battleSetup(ground: Ground, armies: readonly Army[], terms: BattleTerms = {}): GameSetup {
  const battlefield = compileBattlefield(ground.plan);
  const withNumbers = ({ spaces, ...object }: NonNullable<Ground['objects']>[number]): ObjectPlan => ({
    ...object,
    spaces: spaces.map((space) => battlefield.spaceOf(space)),
  });
  const names = new Map<string, number>();
  const unique = (name: string): string => {
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  };
  const definitions = new Map<string, CardDefinition>();
  const players = armies.map((army, seat): PlayerPlan => {
    const pools = new Map<string, CardPlan>();
    const cards: CardPlan[] = [];
    for (const card of army.cards) {
      definitions.set(card.id, card);
      const figures = Array.from({ length: Math.max(1, card.figures) }, () => ({
        name: unique(card.name),
        spaces: [],
      }));
      const pool = card.uniqueness === 'common' ? pools.get(card.id) : undefined;
      if (pool) {
        const grown = { ...pool, figures: [...pool.figures, ...figures] };
        cards[cards.indexOf(pool)] = grown;
        pools.set(card.id, grown);
        continue;
      }
      const made: CardPlan = {
        name: unique(`card ${card.name}`).replace(/^card /, ''),
        definition: card.id,
        figures,
      };
      if (card.uniqueness === 'common') pools.set(card.id, made);
      cards.push(made);
    }
    const startZone = (ground.startZones[seat] ?? [])
      .map((name) => battlefield.spaceOf(name))
      .filter((space) => space >= 0);
    return { name: army.player, cards, startZone };
  });
  const cardNames = players.flatMap((player) => player.cards.map((card) => card.name));
  const twice = cardNames.filter((name, at) => cardNames.indexOf(name) !== at);
  const renamed = players.map((player) => ({
    ...player,
    cards: player.cards.map((card) =>
      twice.includes(card.name) ? { ...card, name: `${card.name} of ${player.name}` } : card,
    ),
  }));
  return {
    battlefield,
    definitions: [...definitions.values()],
    players: renamed,
    start: 'setup',
    ...(ground.buildings ? { buildings: ground.buildings.map(withoutCars) } : {}),
    ...(ground.layers ? { layers: ground.layers } : {}),
    ...(ground.objects ? { objects: ground.objects.map(withNumbers) } : {}),
    ...terms,
  };
}

/** Armies bring no cars, so the shafts of their battles have none. */
function withoutCars(building: BuildingPlan): BuildingPlan {
  return { ...building, shafts: building.shafts.map(({ id, levels }) => ({ id, levels })) };
}
