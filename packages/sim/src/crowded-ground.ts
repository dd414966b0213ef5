import type { SpacePlan } from '@scapewright/board';
import type { Ground } from '@scapewright/table/battle';
import type { CoverageGoal } from './coverage-goal.ts';

/** Spaces of a start zone that is moved to the middle of things. */
const crowd = 14;

/**
 * The ground with start zones mixed around what is wanted, a way, a terrain, an object, tokens: who begins on both ends of a
 * stairway meets there. `middle`: the names of its spaces. As it is where nothing of it is.
 */
export function crowdedGround(
  ground: Ground,
  players: number,
  goal: CoverageGoal,
  { tokens: isForTokens = false, objects: isForObjects = false } = {},
): { readonly ground: Ground; readonly middle: readonly string[] } {
  const { plan, tokens = [], objects = [], neutral = [] } = ground;
  const way = goal.part('link', plan.links ?? [], ({ kind }) => kind.split('/')[0] ?? '');
  const space = goal.part('terrain', plan.spaces, ({ terrain }) => terrain);
  const object = goal.part('object', objects, ({ kind }) => kind);
  const names = [
    way?.from,
    way?.to,
    space?.name,
    ...(object?.spaces ?? []),
    ...(isForObjects ? neutral.flatMap(({ at }) => at) : []),
    ...(isForTokens ? tokens.slice(0, crowd).map(({ at }) => at) : []),
  ];
  const middle = plan.spaces.filter(({ name }) => names.includes(name));
  if (middle.length === 0) return { ground, middle: [] };
  const filled = new Set([
    ...(plan.solids ?? []).flatMap(({ spaces }) => spaces),
    ...(ground.buildings ?? []).flatMap(({ fills }) => fills),
    ...(ground.neutral ?? []).flatMap(({ at }) => at),
  ]);
  const near = plan.spaces
    .filter(({ name, rung, hex }) => !filled.has(name) && !rung && hex === undefined)
    .map((one) => ({ name: one.name, far: Math.min(...middle.map((other) => distance(one, other))) }))
    .sort((a, b) => a.far - b.far || (a.name < b.name ? -1 : 1))
    .slice(0, crowd * players);
  const zones = Array.from({ length: players }, (_, seat) =>
    near.filter((_space, at) => at % players === seat).map(({ name }) => name),
  );
  return { ground: { ...ground, startZones: zones }, middle: middle.map(({ name }) => name) };
}

function distance(a: SpacePlan, b: SpacePlan): number {
  const [q, r] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}
