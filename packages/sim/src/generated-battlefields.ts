import type { SpacePlan } from '@scapewright/board';
import type { Chance } from '@scapewright/bots';
import type { PlannedBattlefield } from '@scapewright/packs';
import { type BattlefieldKind, driverPlace } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import type { Ground } from '@scapewright/table/battle';
import type { CoverageGoal } from './coverage-goal.ts';
import { oneOf } from './one-of.ts';

/** Spaces of a made-up map beside the others, and the map. */
interface Generated {
  readonly spaces: readonly SpacePlan[];
  readonly map: PlannedBattlefield;
}

const plain = { exits: [], entrances: [], closed: [], seats: [], connections: [] } as const;
const columns = 'abcdef';
/** Number of a map's region until it is attached. */
const regionToAttach = 3;
/** The player whom every battle has. */
const firstPlayer = 'player 1';

/**
 * The ground with extensions and a battlefield apart, each one time in four or as wished, as far as the engine has rules for
 * them; everybody may begin on some spaces of the one apart.
 */
export function withInventedBattlefields(
  engine: SkirmishEngine,
  ground: Ground,
  chance: Chance,
  width: number,
  goal: CoverageGoal,
): Ground {
  const isApart = goal.isOf(engine, 'battlefields') || chance.below(4) === 0;
  const made = [
    annex(ground, drawnKind(engine, 'beside', chance, goal), chance, width),
    hold(ground, drawnKind(engine, 'inside', chance, goal), chance, 1),
    isApart ? apart(drawnKind(engine, 'apart', chance, goal), 2) : undefined,
  ].filter((one) => one !== undefined);
  if (made.length === 0) return ground;
  const spaces = [...ground.plan.spaces, ...made.flatMap((one) => one.spaces)];
  const footholds = namesOf(made.filter(({ map }) => map.id === 'beside').flatMap((one) => one.spaces));
  const players = ground.startZones.length;
  const startZones = ground.startZones.map((zone, seat) => [
    ...footholds.filter((_, at) => at % (players + 1) === seat),
    ...zone,
  ]);
  const battlefields = made.map(({ map }) => map);
  return { ...ground, plan: { ...ground.plan, spaces }, startZones, battlefields };
}

/** A kind of battlefield of which the engine has the rules: one that is wanted, or any that lies so. */
function drawnKind(
  { kit }: SkirmishEngine,
  lies: BattlefieldKind['lies'],
  chance: Chance,
  goal: CoverageGoal,
): BattlefieldKind | undefined {
  const kinds = kit.catalogue.ruleUnits.flatMap(({ id, battlefield }) =>
    battlefield?.lies === lies ? [{ id, battlefield }] : [],
  );
  if (kinds.length === 0) return undefined;
  return (goal.part('rule', kinds, ({ id }) => id) ?? oneOf(kinds, chance)).battlefield;
}

/** Three spaces attached beyond the upper edge's last space, where nothing stands on that, or where the first player picks. */
function annex(
  { plan, neutral = [] }: Ground,
  stated: BattlefieldKind | undefined,
  chance: Chance,
  width: number,
): Generated | undefined {
  const joint = { space: 'annex:a1', side: 'E', of: `${'abcdefghijkl'[width - 1]}2` } as const;
  const isFilled = neutral.some(({ at }) => at.includes(joint.of));
  const beside = plan.spaces.find(({ name }) => name === joint.of);
  if (chance.below(4) > 0 || isFilled || !beside || !stated) return undefined;
  const { terrain, level, r } = beside;
  const isPicked = chance.below(2) === 0;
  const region = isPicked ? regionToAttach : 0;
  const spaces = [1, 2, 3].map((step): SpacePlan => {
    const name = `annex:${columns[step - 1]}1`;
    return { q: beside.q + step, r, level, underside: 0, terrain, name, region };
  });
  const where = isPicked ? { by: firstPlayer } : { joint };
  return {
    spaces,
    map: { ...plain, ...where, id: 'annex', kind: stated.kind, region, spaces: namesOf(spaces) },
  };
}

/** The inside of an object that nobody drafted and that has room. */
function hold(
  { neutral = [] }: Ground,
  stated: BattlefieldKind | undefined,
  chance: Chance,
  region: number,
): Generated | undefined {
  const object = neutral.find(({ card }) => (card.occupancy ?? 0) > 0);
  if (chance.below(2) > 0 || !object || !stated) return undefined;
  const spaces = flatMap('hold', 'floor', region);
  const seats = object.card.keywords.includes('vehicle') ? [{ name: driverPlace, at: 'hold:b1' }] : [];
  const entrances = chance.below(2) === 0 ? ['hold:a1', 'hold:c2'] : [];
  const closed = chance.below(2) === 0 ? ['hold:b2'] : [];
  const parts = { ...plain, seats, entrances, closed, of: object.name };
  return { spaces, map: { ...parts, id: 'hold', kind: stated.kind, region, spaces: namesOf(spaces) } };
}

/** A battlefield that nothing joins, of the terrain and with the exits of the map that cards bring. */
function apart(stated: BattlefieldKind | undefined, region: number): Generated | undefined {
  if (!stated?.brought) return undefined;
  const { kind, brought } = stated;
  const spaces = flatMap('beside', brought.terrain, region);
  const names = namesOf(spaces);
  const exits = brought.exits.map((exit) => `beside:${exit}`).filter((exit) => names.includes(exit));
  return { spaces, map: { ...plain, exits, id: 'beside', kind, region, spaces: names } };
}

/** Six spaces in two rows. */
function flatMap(id: string, terrain: string, region: number): readonly SpacePlan[] {
  return [0, 1].flatMap((r) =>
    [0, 1, 2].map((q): SpacePlan => {
      return { q, r, level: 1, underside: 0, terrain, name: `${id}:${columns[q]}${r + 1}`, region };
    }),
  );
}

function namesOf(spaces: readonly SpacePlan[]): readonly string[] {
  return spaces.map(({ name }) => name);
}
