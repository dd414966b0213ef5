import { type BattlefieldPlan, compileBattlefield } from '@scapewright/board';
import type { Seat } from '@scapewright/kernel';
import { furtherBattlefields, type PlannedBattlefield } from '@scapewright/packs';
import {
  type BuildingPlan,
  type CardDefinition,
  type CardPlan,
  type GameSetup,
  isFigureless,
  type ObjectPlan,
  type PlayerPlan,
  type TokenPlan,
} from '@scapewright/skirmish/author';
import type { Parameters } from '@scapewright/skirmish/engine';
import { singleName } from './single-name.ts';

/** An army: a player's name and the cards that the player takes, a card once for each copy. */
export interface Army {
  readonly player: string;
  readonly cards: readonly CardDefinition[];
  /** Ids of flip cards that start with the other side up. */
  readonly backs?: readonly string[];
}

/** A battlefield as battles use it: the plan, a start zone (space names) for each player, and what a setup needs besides. */
export interface Ground extends Pick<GameSetup, 'buildings' | 'layers'> {
  /** Plain objects, by names of spaces. */
  readonly objects?: readonly (Omit<ObjectPlan, 'spaces' | 'targetPoints'> & {
    readonly spaces: readonly string[];
    readonly targetPoints?: readonly { readonly at: readonly string[]; readonly level: number }[];
  })[];
  /** Tokens and glyphs that lie on it, by names of spaces. */
  readonly tokens?: readonly (Omit<TokenPlan, 'space'> & { readonly at: string })[];
  /** Destructible objects that nobody drafted, by names of spaces; shafts name their cars among them. */
  readonly neutral?: readonly {
    readonly name: string;
    readonly card: CardDefinition;
    readonly at: readonly string[];
  }[];
  readonly plan: BattlefieldPlan;
  /** Battlefields beside the main one and extensions; a map of an inside is left out where its object is not in the battle. */
  readonly battlefields?: readonly PlannedBattlefield[];
  readonly startZones: readonly (readonly string[])[];
}

/** A ground on which a ruleset lets battles be set up: where start zones must be of one size, the larger ones are cut (SS-SETUP-004). */
export function fittingGround(
  ground: Ground,
  { equalStartZones }: Pick<Parameters, 'equalStartZones'>,
): Ground {
  const size = Math.min(...ground.startZones.map((zone) => zone.length));
  if (!equalStartZones || ground.startZones.every((zone) => zone.length === size)) return ground;
  return { ...ground, startZones: ground.startZones.map((zone) => zone.slice(0, size)) };
}

/** What players agree on before a battle, besides armies and map. */
export interface BattleTerms
  extends Pick<GameSetup, 'roundLimit' | 'rulings' | 'points' | 'victory' | 'victoryAlone'> {
  /** Cards that players draft on top of their armies, and the copies of each for all of them. */
  readonly draft?: readonly { readonly card: CardDefinition; readonly copies: number }[];
  /** Names of players who play together, team by team; others play alone. */
  readonly teammates?: readonly (readonly string[])[];
  /** True where players choose among the start zones instead of having one each. */
  readonly choosesZones?: boolean;
}

/** The terms among other things, without those that are left out. */
export function termsOf(
  from: { readonly [Term in keyof BattleTerms]?: BattleTerms[Term] | undefined },
): BattleTerms {
  const { roundLimit, rulings, points, victory, victoryAlone, draft, teammates, choosesZones } = from;
  const terms = { roundLimit, rulings, points, victory, victoryAlone, draft, teammates, choosesZones };
  return Object.fromEntries(Object.entries(terms).filter(([, term]) => term !== undefined));
}

/** The setup of a battle: armies on a map, to be placed in their start zones. Figures are named after their cards: `Hulk`, `Alien Drone 2`, those of squads one by one: `Marro Warrior 1`. */
export function battleSetup(ground: Ground, armies: readonly Army[], terms: BattleTerms = {}): GameSetup {
  const { plan, battlefields } = withFittingMaps(ground, armies);
  const battlefield = compileBattlefield(plan);
  const numbers = (names: readonly string[]): number[] => names.map((name) => battlefield.spaceOf(name));
  const withNumbers = ({
    spaces,
    targetPoints,
    ...object
  }: NonNullable<Ground['objects']>[number]): ObjectPlan => ({
    ...object,
    spaces: numbers(spaces),
    ...(targetPoints && {
      targetPoints: targetPoints.map(({ at, level }) => ({ at: numbers(at), level })),
    }),
  });
  const names = new Map<string, number>();
  const unique = (name: string): string => {
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  };
  const numbered = (name: string): string => {
    const first = unique(name);
    return first === name ? `${name} 1` : first;
  };
  const zoneOf = (names: readonly string[]): readonly number[] =>
    names.map((name) => battlefield.spaceOf(name)).filter((space) => space >= 0);
  const definitions = new Map<string, CardDefinition>();
  const neutral = ground.neutral ?? [];
  for (const { card } of [...(terms.draft ?? []), ...neutral]) definitions.set(card.id, card);
  const players = armies.map((army, seat): PlayerPlan => {
    const pools = new Map<string, CardPlan>();
    const cards: CardPlan[] = [];
    for (const card of army.cards) {
      definitions.set(card.id, card);
      const figures = Array.from({ length: isFigureless(card) ? 0 : Math.max(1, card.figures) }, () => ({
        name: card.figures > 1 ? numbered(singleName(card.name)) : unique(card.name),
        spaces: [],
      }));
      const isPooled = card.uniqueness === 'common' && !isFigureless(card);
      const pool = isPooled ? pools.get(card.id) : undefined;
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
        ...(army.backs?.includes(card.id) ? { side: 1 } : {}),
      };
      if (isPooled) pools.set(card.id, made);
      cards.push(made);
    }
    const own = terms.choosesZones === true ? [] : zoneOf(ground.startZones[seat] ?? []);
    return { name: army.player, team: teamOf(armies, terms, seat), cards, startZone: own };
  });
  const neutralCard = ({ name, card, at }: (typeof neutral)[number]): CardPlan => ({
    name,
    definition: card.id,
    figures: [{ name, spaces: at.map((space) => battlefield.spaceOf(space)) }],
  });
  const cardNames = players.flatMap((player) => player.cards.map((card) => card.name));
  const twice = cardNames.filter((name, at) => cardNames.indexOf(name) !== at);
  const renamed = players.map((player) => ({
    ...player,
    cards: player.cards.map((card) =>
      twice.includes(card.name) ? { ...card, name: `${card.name} of ${player.name}` } : card,
    ),
  }));
  const { draft, teammates: _named, choosesZones, ...agreed } = terms;
  return {
    battlefield,
    definitions: [...definitions.values()],
    players: renamed,
    start: 'setup',
    ...(ground.buildings
      ? { buildings: ground.buildings.map((building) => withCarsOf(building, neutral)) }
      : {}),
    ...(neutral.length > 0 ? { neutral: neutral.map(neutralCard) } : {}),
    ...(ground.layers ? { layers: ground.layers } : {}),
    ...(battlefields.length > 0
      ? {
          battlefields: furtherBattlefields(
            battlefields,
            battlefield,
            armies.map(({ player }) => player),
          ),
        }
      : {}),
    ...(ground.objects ? { objects: ground.objects.map(withNumbers) } : {}),
    ...(ground.tokens
      ? { tokens: ground.tokens.map(({ at, ...token }) => ({ ...token, space: battlefield.spaceOf(at) })) }
      : {}),
    ...agreed,
    ...(draft ? { draft: draft.map(({ card, copies }) => ({ definition: card.id, copies })) } : {}),
    ...(choosesZones ? { startZones: ground.startZones.map(zoneOf) } : {}),
  };
}

/** The ground's maps without those of insides whose object is not in the battle. */
function withFittingMaps(
  { plan, battlefields = [], neutral = [] }: Ground,
  armies: readonly Army[],
): { readonly plan: BattlefieldPlan; readonly battlefields: readonly PlannedBattlefield[] } {
  const objects = new Set([
    ...neutral.map(({ name }) => name),
    ...armies.flatMap(({ cards }) => cards.map(({ name }) => name)),
  ]);
  const isFitting = ({ of }: PlannedBattlefield): boolean => of === undefined || objects.has(of);
  const left = new Set(battlefields.flatMap((map) => (isFitting(map) ? [] : map.spaces)));
  if (left.size === 0) return { plan, battlefields };
  const spaces = plan.spaces.filter(({ name }) => !left.has(name));
  return { plan: { ...plan, spaces }, battlefields: battlefields.filter(isFitting) };
}

/** The team of an army: the number of the first of those who play together. */
export function teamOf(
  armies: readonly Army[],
  { teammates = [] }: Pick<BattleTerms, 'teammates'>,
  seat: Seat,
): number {
  const names = armies.map(({ player }) => player);
  const mates = teammates.find((team) => team.includes(names[seat] as string));
  return mates ? Math.min(...mates.map((mate) => names.indexOf(mate)).filter((at) => at >= 0)) : seat;
}

/** Armies bring no cars: the shafts of their battles have those that lie on the ground. */
function withCarsOf(building: BuildingPlan, neutral: NonNullable<Ground['neutral']>): BuildingPlan {
  const names = neutral.map(({ name }) => name);
  const shafts = building.shafts.map(({ id, levels, car }) =>
    car !== undefined && names.includes(car) ? { id, levels, car } : { id, levels },
  );
  return { ...building, shafts };
}
