import type { Space } from '@scapewright/board';
import {
  abilityReason,
  answer,
  countedTerrain,
  distanceOfSpaces,
  type Figure,
  type Game,
  type SkirmishSource,
  spacesAdjacent,
  usersOf,
} from '@scapewright/skirmish/author';
import type { ContinuousReader } from './continuous.ts';
import type { Parameters } from './parameters.ts';

/** Is a space one of those around a figure whose terrain the figure changes? */
type Around = (game: Game, user: Figure, space: Space) => boolean;

/**
 * `count-terrain: {as, terrain, while-on?, within?, levels?}`: spaces of a `terrain` (types, groupings, `land`, `nonland`)
 * count as another, while the figure stands on some of the terrains `while-on`: its own spaces and those next to it on its
 * level, or all `within` so many spaces, at most so many `levels` above or below its base. What that terrain is to whoever
 * moves onto it they are too: it stops, costs and softens falls as that does. A figure that moves takes them along.
 */
export const countTerrain: ContinuousReader = (p) => {
  const as = p.text('as');
  const terrain = p.texts('terrain');
  const whileOn = p.has('while-on') ? p.texts('while-on') : undefined;
  const isAround = readAround(p);
  return {
    hooks: (applies) => {
      const covers = (game: Game, source: SkirmishSource, space: Space): boolean =>
        isOfKind(game, space, terrain) &&
        usersOf(game, source).some(
          (user) =>
            game.isPlaced(user) &&
            (!whileOn || game.spacesOf(user).some((one) => isOfKind(game, one, whileOn))) &&
            isAround(game, user, space) &&
            applies(game, source, user, {}) !== undefined,
        );
      return [
        answer(countedTerrain, {
          byPlace: (game, figure, source) => usersOf(game, source).includes(figure),
          reason: abilityReason.answers,
          answer: (game, { space }, source) =>
            covers(game, source as SkirmishSource, space)
              ? game.facts.catalogue.terrainIds().indexOf(as)
              : undefined,
        }),
      ];
    },
  };
};

function readAround(p: Parameters): Around {
  if (!p.has('within')) return isUnderOrBeside;
  const spaces = p.number('within');
  const levels = p.number('levels', Number.MAX_SAFE_INTEGER);
  return (game, user, space) => {
    const apart = Math.abs((game.field.level[space] as number) - game.levelOf(user));
    const distance = apart > levels ? -1 : distanceOfSpaces(game, game.spacesOf(user), [space]);
    return distance >= 0 && distance <= spaces;
  };
}

/** Is a terrain one of those that a clause names? `any` names every one. */
export function isOneOf(named: readonly string[], terrain: string): boolean {
  return named.includes('any') || named.includes(terrain);
}

/** Does what lies on a space, whatever it counts as, have one of these types, belong to a grouping, or is it `land` or `nonland`? */
function isOfKind(game: Game, space: Space, words: readonly string[]): boolean {
  const id = game.terrainOf(space);
  const { land, groups = [] } = game.facts.catalogue.terrain(id) ?? {};
  return words.some((word) => word === id || word === land || groups.includes(word));
}

const isUnderOrBeside: Around = (game, user, space) => {
  const { field } = game;
  const height = game.heightOf(user);
  const own = game.spacesOf(user);
  return (
    own.includes(space) ||
    own.some(
      (one) => field.level[one] === field.level[space] && spacesAdjacent(field, one, height, space, height),
    )
  );
};
