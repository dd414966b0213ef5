import type { SpacePlan } from '@scapewright/board';
import type { Chance } from '@scapewright/bots';
import type { PlannedBattlefield } from '@scapewright/packs';
import { driverPlace, type SkirmishEngine } from '@scapewright/skirmish';
import type { Ground } from './battle.ts';
import { oneOf } from './one-of.ts';
import type { Wish } from './wish.ts';

/** Spaces of a made-up map beside the others, and the map. */
interface Invented {
  readonly spaces: readonly SpacePlan[];
  readonly map: PlannedBattlefield;
}

const plain = { exits: [], entrances: [], closed: [], seats: [], connections: [] } as const;
const columns = 'abcdef';
const kindsApart = ['upside-down', 'astral-plane'] as const;

/**
 * The ground with extensions and a battlefield apart, each one time in four or as wished, as far as the engine has rules for
 * them; everybody may begin on some spaces of the one apart.
 */
export function withInventedBattlefields(
  engine: SkirmishEngine,
  ground: Ground,
  chance: Chance,
  width: number,
  wish: Wish,
): Ground {
  const wished = wish.part('rule', kindsApart, (kind) => kind);
  const maps = [
    annex(ground, chance, width),
    hold(ground, chance, 1),
    wished || wish.isOf(engine, 'battlefields') || chance.below(4) === 0
      ? apart(2, wished ?? oneOf(kindsApart, chance))
      : undefined,
  ].filter((made) => made !== undefined);
  const known = maps.filter(({ map }) => engine.plugins.some(({ id }) => id === `battlefields/${map.kind}`));
  if (known.length === 0) return ground;
  const spaces = [...ground.plan.spaces, ...known.flatMap((made) => made.spaces)];
  const footholds = namesOf(known.filter(({ map }) => map.id === 'beside').flatMap((made) => made.spaces));
  const players = ground.startZones.length;
  const startZones = ground.startZones.map((zone, seat) => [
    ...footholds.filter((_, at) => at % (players + 1) === seat),
    ...zone,
  ]);
  const battlefields = known.map(({ map }) => map);
  return { ...ground, plan: { ...ground.plan, spaces }, startZones, battlefields };
}

/** Three spaces attached beyond the upper edge's last space, where nothing stands on that. */
function annex({ plan, neutral = [] }: Ground, chance: Chance, width: number): Invented | undefined {
  const joint = { space: 'annex:a1', side: 'E', of: `${'abcdefghijkl'[width - 1]}2` } as const;
  const isFilled = neutral.some(({ at }) => at.includes(joint.of));
  const beside = plan.spaces.find(({ name }) => name === joint.of);
  if (chance.below(4) > 0 || isFilled || !beside) return undefined;
  const { terrain, level, r } = beside;
  const spaces = [1, 2, 3].map((step): SpacePlan => {
    return { q: beside.q + step, r, level, underside: 0, terrain, name: `annex:${columns[step - 1]}1` };
  });
  return {
    spaces,
    map: { ...plain, id: 'annex', kind: 'connective-map', region: 0, joint, spaces: namesOf(spaces) },
  };
}

/** The inside of an object that nobody drafted and that has room. */
function hold({ neutral = [] }: Ground, chance: Chance, region: number): Invented | undefined {
  const object = neutral.find(({ card }) => (card.occupancy ?? 0) > 0);
  if (chance.below(2) > 0 || !object) return undefined;
  const spaces = flatMap('hold', 'floor', region);
  const seats = object.card.keywords.includes('vehicle') ? [{ name: driverPlace, at: 'hold:b1' }] : [];
  const entrances = chance.below(2) === 0 ? ['hold:a1', 'hold:c2'] : [];
  const closed = chance.below(2) === 0 ? ['hold:b2'] : [];
  const stated = { ...plain, seats, entrances, closed, of: object.name };
  return { spaces, map: { ...stated, id: 'hold', kind: 'interior-map', region, spaces: namesOf(spaces) } };
}

/** A battlefield that nothing joins, of the terrain of its kind where it has one. */
function apart(region: number, kind: (typeof kindsApart)[number]): Invented {
  const spaces = flatMap('beside', kind, region);
  const exits = kind === 'upside-down' ? ['beside:a1'] : [];
  return { spaces, map: { ...plain, exits, id: 'beside', kind, region, spaces: namesOf(spaces) } };
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
