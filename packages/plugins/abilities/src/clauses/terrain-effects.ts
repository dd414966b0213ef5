import type { Space } from '@scapewright/board';
import {
  abilityReason,
  answer,
  countedTerrain,
  type Game,
  type SkirmishSource,
  spacesAdjacent,
  stops,
  usersOf,
} from '@scapewright/skirmish/author';
import type { ContinuousReader } from './continuous.ts';

/**
 * `count-terrain: {as, terrain, while-on}`: while the figure stands on some of the terrains `while-on`, its own spaces of a
 * `terrain`, and those next to it on its level, count as other terrain that stops nobody.
 */
export const countTerrain: ContinuousReader = (p) => {
  const as = p.text('as');
  const terrain = p.texts('terrain');
  const whileOn = p.texts('while-on');
  return {
    hooks: (applies) => {
      const covers = (game: Game, source: SkirmishSource, space: Space): boolean =>
        terrain.includes(game.terrainOf(space)) &&
        usersOf(game, source).some(
          (user) =>
            game.isPlaced(user) &&
            game.spacesOf(user).some((one) => whileOn.includes(game.terrainOf(one))) &&
            isUnderOrBeside(game, user, space) &&
            applies(game, source, user, {}) !== undefined,
        );
      return [
        answer(countedTerrain, {
          reason: abilityReason.answers,
          answer: (game, { space }, source) =>
            covers(game, source as SkirmishSource, space)
              ? game.facts.catalogue.terrainIds().indexOf(as)
              : undefined,
        }),
        answer(stops, {
          reason: abilityReason.answers,
          answer: (game, { figure, space }, source) => {
            // It takes its ice along: every such space that it comes to is under it then.
            const takesAlong =
              usersOf(game, source).includes(figure) && terrain.includes(game.terrainOf(space));
            return takesAlong || covers(game, source as SkirmishSource, space) ? 0 : undefined;
          },
        }),
      ];
    },
  };
};

/** Is a terrain one of those that a clause names? `any` names every one. */
export function isOneOf(named: readonly string[], terrain: string): boolean {
  return named.includes('any') || named.includes(terrain);
}

function isUnderOrBeside(game: Game, user: number, space: Space): boolean {
  const { field } = game;
  const height = game.heightOf(user);
  const own = game.spacesOf(user);
  return (
    own.includes(space) ||
    own.some(
      (one) => field.level[one] === field.level[space] && spacesAdjacent(field, one, height, space, height),
    )
  );
}
