import type { Space } from '@scapewright/board';
import type { BoundHook } from '@scapewright/kernel';
import {
  countedTerrain,
  drifts,
  enterCost,
  mayCross,
  mayEnter,
  mayStand,
  stops,
} from '../../model/declarations.ts';
import type { Game } from '../../state/game.ts';
import type { Ground, GroundMove, GroundType } from '../../state/ground/kept-ground.ts';

/**
 * The ground as hooks that are asked space by space have it; the same where there are none. Each is asked only of the spaces
 * of which one like it may say anything (`where`), and of `wanted` ones alone, where given. What counts as other terrain
 * than lies there is to the figure what that terrain is (`typeOf`).
 */
export function amendedGround(
  game: Game,
  { figure, kind }: GroundMove,
  printed: Ground,
  typeOf: (terrain: string) => GroundType,
  wanted?: readonly number[],
): Ground {
  const { hooks } = game;
  if (!asksOfSpaces(hooks)) return printed;
  const asked = (...lists: readonly (readonly BoundHook[])[]): readonly number[] =>
    spacesAsked(game, lists.flat(), { figure, kind }, wanted);
  const plain = countedGround(game, printed, asked(hooks.answersTo(countedTerrain)), typeOf);
  const walked = asked(
    hooks.forbidsOf(stops),
    hooks.answersTo(stops),
    hooks.modifiesOf(enterCost),
    hooks.forbidsOf(drifts),
    hooks.answersTo(drifts),
  );
  const crossed = asked(hooks.forbidsOf(mayCross), hooks.answersTo(mayCross));
  const entered = asked(hooks.forbidsOf(mayEnter), hooks.answersTo(mayEnter));
  const stood = asked(hooks.forbidsOf(mayStand), hooks.answersTo(mayStand));
  if (walked.length + crossed.length + entered.length + stood.length === 0) return plain;
  const ground = { ...plain };
  if (walked.length > 0) {
    ground.stop = plain.stop.slice();
    ground.cost = plain.cost.slice();
    ground.drift = plain.drift.slice();
    for (const space of walked) {
      const args = { figure, space, kind };
      ground.stop[space] = game.ask(stops, plain.stop[space] as number, args);
      ground.cost[space] = game.value(enterCost, plain.cost[space] as number, args);
      ground.drift[space] = game.ask(drifts, plain.drift[space] === 1, args) ? 1 : 0;
    }
    ground.drifts = ground.drift.includes(1);
  }
  const closed = crossed.filter((space) => !game.ask(mayCross, true, { figure, space, kind }));
  const shut = entered.filter((space) => !game.ask(mayEnter, true, { figure, space, kind }));
  const barred = stood.filter((space) => !game.ask(mayStand, true, { figure, space }));
  ground.closedSpaces = marked(plain.closedSpaces, closed, 1);
  ground.closed ||= closed.length > 0;
  ground.shutSpaces = marked(plain.shutSpaces, shut, 1);
  ground.shut ||= shut.length > 0;
  ground.mayEnd = marked(plain.mayEnd, barred, 0);
  ground.barred ||= barred.length > 0;
  return ground;
}

/** The ground with what counts as other terrain; the same where nothing does. */
function countedGround(
  game: Game,
  printed: Ground,
  asked: readonly number[],
  typeOf: (terrain: string) => GroundType,
): Ground {
  const other = asked.filter((space) => game.countedTerrainOf(space) !== game.terrainOf(space));
  if (other.length === 0) return printed;
  const ground = { ...printed };
  for (const key of ['cost', 'stop', 'soft', 'drift', 'closedSpaces', 'shutSpaces', 'mayEnd'] as const)
    ground[key] = printed[key].slice();
  ground.risk = printed.risk.slice();
  for (const space of other) {
    const type = typeOf(game.countedTerrainOf(space));
    ground.cost[space] = type.cost;
    ground.stop[space] = type.stop;
    ground.soft[space] = type.soft > 0 ? 1 : 0;
    ground.drift[space] = type.drifts ? 1 : 0;
    ground.closedSpaces[space] = type.barred ? 1 : 0;
    ground.shutSpaces[space] = type.unfit ? 1 : 0;
    ground.mayEnd[space] = type.unfit ? 0 : 1;
    ground.risk[space] = type.risk;
  }
  ground.risky = ground.risk.some((risk) => risk > 0);
  ground.drifts = ground.drift.includes(1);
  ground.closed = ground.closedSpaces.includes(1);
  ground.shut = ground.shutSpaces.includes(1);
  ground.barred = ground.mayEnd.includes(0);
  return ground;
}

/** Does any hook of the match have a say about what ground is? */
function asksOfSpaces(hooks: Game['hooks']): boolean {
  return (
    hooks.isAsked(stops) ||
    hooks.answersTo(countedTerrain).length > 0 ||
    hooks.isAsked(drifts) ||
    hooks.modifiesOf(enterCost).length > 0 ||
    hooks.isAsked(mayCross) ||
    hooks.isAsked(mayEnter) ||
    hooks.isAsked(mayStand)
  );
}

/** A table with a value at these spaces; the table itself where there are none. */
function marked(table: Uint8Array, spaces: readonly Space[], value: number): Uint8Array {
  if (spaces.length === 0) return table;
  const copy = table.slice();
  for (const space of spaces) copy[space] = value;
  return copy;
}

/** The spaces of which any of the hooks may say anything. */
function spacesAsked(
  game: Game,
  hooks: readonly BoundHook[],
  args: object,
  wanted: readonly number[] | undefined,
): readonly number[] {
  if (hooks.length === 0) return [];
  if (wanted) return wanted;
  const asked = new Set<number>();
  for (const { hook, source } of hooks) {
    const spaces = hook.where?.(game, args, source);
    if (!spaces) return Array.from({ length: game.field.count }, (_, space) => space);
    for (const space of spaces) asked.add(space);
  }
  return [...asked];
}
