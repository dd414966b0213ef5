import type { Space } from '@scapewright/board';
import type { BoundHook } from '@scapewright/kernel';
import { drifts, enterCost, mayCross, mayEnter, mayStand, stops } from '../../model/declarations.ts';
import type { Game } from '../../state/game.ts';
import type { Ground, GroundMove } from '../../state/ground/kept-ground.ts';

/**
 * The ground as hooks that are asked space by space have it; the same where there are none. Each is asked only of the spaces
 * of which one like it may say anything (`where`), and of `wanted` ones alone, where given.
 */
export function amendedGround(
  game: Game,
  { figure, kind }: GroundMove,
  plain: Ground,
  wanted?: readonly number[],
): Ground {
  const { hooks } = game;
  if (!asksOfSpaces(hooks)) return plain;
  const asked = (...lists: readonly (readonly BoundHook[])[]): readonly number[] =>
    spacesAsked(game, lists.flat(), { figure, kind }, wanted);
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

/** Does any hook of the match have a say about what ground is? */
function asksOfSpaces(hooks: Game['hooks']): boolean {
  return (
    hooks.isAsked(stops) ||
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
