import { standingsOver } from '@scapewright/board';
import type { Figure } from '../../model/numbers.ts';
import { figureTable } from '../../model/tables.ts';
import { engagements } from '../../queries/adjacency.ts';
import { canStand } from '../../queries/can-stand.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { setSpaces } from '../basics/set-spaces.ts';
import { isSpared, isUnmoved } from '../basics/spared.ts';
import { isKept } from './displace.ts';
import { arrive, enter } from './entering.ts';
import { fallOfPlacement } from './fall.ts';
import { choosePlace } from './nearest-place.ts';
import { engageNew } from './swipes.ts';

/**
 * Two figures take each other's place; both are lifted before either is set down (SS-PLACE-005). Where their bases differ,
 * the larger covers the other's spaces and the smaller one comes onto some of its, as their controllers choose.
 */
export function switchFigures(run: SkirmishRun, figure: Figure, other: Figure): boolean {
  const { game } = run;
  const { field } = game;
  for (const one of [figure, other]) if (isSpared(run, one) || isUnmoved(run, one)) return false;
  const a = game.spacesOf(figure);
  const b = game.spacesOf(other);
  const exchanges = exchangesOf(game, figure, other);
  if (exchanges.length === 0) {
    run.note('switch.impossible', { figure, other });
    return false;
  }
  const mine = choosePlace(run, figure, distinct(exchanges.map(([place]) => place)), 'switch.done');
  const left = exchanges.filter(([place]) => isSame(place, mine)).map(([, their]) => their);
  const theirs = choosePlace(run, other, left, 'switch.done');
  const engagedBefore = [engagements(game, figure), engagements(game, other)] as const;
  setSpaces(run, figure, mine);
  setSpaces(run, other, theirs);
  for (const one of [figure, other]) run.write(figureTable.moved, one, 1);
  run.note('switch.done', { figure, other });
  run.event('E.figures-switched', {
    seat: game.controller(figure),
    card: game.cardOf(figure),
    figure,
    other,
  });
  for (const [one, before, engaged] of [
    [figure, a, engagedBefore[0]],
    [other, b, engagedBefore[1]],
  ] as const)
    if (game.isPlaced(one)) {
      run.event('E.figure-placed', {
        seat: game.controller(one),
        card: game.cardOf(one),
        figure: one,
        space: game.space(one),
        from: -1,
        drop: 0,
        by: -1,
      });
      const drop = (field.level[before[0] as number] as number) - game.levelOf(one);
      const arrives = arrive(run, one, game.spacesOf(one), -1);
      if (!arrives || !fallOfPlacement(run, one, game.space(one), drop)) continue;
      engageNew(run, one, engaged);
      if (game.isPlaced(one)) enter(run, one, game.spacesOf(one), -1);
    }
  return true;
}

type Spaces = readonly number[];

/** Every way in which two figures can take each other's place: where the one comes to lie, and where the other. */
export function exchangesOf(
  game: Game,
  figure: Figure,
  other: Figure,
): readonly (readonly [Spaces, Spaces])[] {
  if (figure === other || isKept(game, figure) || isKept(game, other)) return [];
  const theirs = placesInstead(game, other, figure);
  return placesInstead(game, figure, other).flatMap((mine) =>
    theirs
      .filter((their) => !mine.some((space) => their.includes(space)))
      .map((their) => [mine, their] as const),
  );
}

/** Where a figure can lie in the place of another, both of them lifted: on as many of the other's spaces as its base can cover. */
function placesInstead(game: Game, figure: Figure, other: Figure): readonly Spaces[] {
  const wanted = game.spacesOf(other);
  const size = game.spacesOf(figure).length;
  const fits = (spaces: Spaces) => canStand(game, figure, spaces, [other]);
  if (size === wanted.length) return fits(wanted) ? [wanted] : [];
  const { base } = game.definition(figure);
  const covered = Math.min(size, wanted.length);
  const places = wanted.flatMap((space) =>
    standingsOver(game.field, base, space).map(({ spaces }) => spaces),
  );
  return distinct(
    places.filter(
      (spaces) => spaces.filter((one) => wanted.includes(one)).length === covered && fits(spaces),
    ),
  );
}

/** The same spaces in another order are the same place. */
function distinct(places: readonly Spaces[]): readonly Spaces[] {
  return places.filter((place, at) => places.findIndex((other) => isSame(other, place)) === at);
}

function isSame(some: Spaces, others: Spaces): boolean {
  return some.length === others.length && some.every((space) => others.includes(space));
}
