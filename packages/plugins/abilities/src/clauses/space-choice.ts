import type { Space } from '@scapewright/board';
import {
  askPlace,
  type Figure,
  occupantsOf,
  placesFor,
  type SkirmishRun,
  spacesMeant,
} from '@scapewright/skirmish/author';
import { type Choosing, readCount } from './choice.ts';
import { oneOf, readFigures } from './figures.ts';
import type { Parameters } from './parameters.ts';
import type { Scope } from './scope.ts';
import { readSpaces } from './spaces.ts';

/** A space: for a figure that is put there (`for: WHO`), where its base fits; else any that passes. */
export function readSpaceChoice(p: Parameters): Choosing {
  const { least, most } = readCount(p);
  const whom = p.has('for') ? readFigures(p, 'for') : undefined;
  const spaces = readSpaces(p);
  return {
    least,
    options: (scope) => {
      if (!whom) return spacesMeant(scope.game, spaces(scope));
      const figure = oneOf(whom, scope);
      return figure < 0 ? [] : leadSpaces(returning(scope, figure), figure, spaces);
    },
    ask: (run, scope, seat, options) => {
      const { source } = scope;
      const figure = whom ? oneOf(whom, scope) : -1;
      if (figure >= 0 && scope.game.definition(figure).base !== 'single')
        return askPlace(run, source, seat, figure, spaces(returning(scope, figure)));
      const count = { least: Math.min(least, options.length), most: Math.min(most(scope), options.length) };
      const chosen = run.pickSeveral({
        ...{ seat, asks: source.id, domain: 'space', options, source: source.key, ...count },
        whyNot: () => ({ reason: 'choice.space' }),
      });
      noteOccupants(run, chosen);
      return chosen;
    },
  };
}

/** Tells who is inside the objects on chosen spaces: where an ability chooses spaces, it finds them too (SS-DO-052). */
function noteOccupants(run: SkirmishRun, spaces: readonly Space[]): void {
  const { game } = run;
  for (const space of spaces) {
    const object = game.positions.occupant(space);
    if (object < 0 || !game.isObject(object)) continue;
    for (const other of occupantsOf(game, object))
      if (game.isOnBattlefield(other)) run.note('ability.reaches-inside', { figure: object, other, space });
  }
}

/** A figure that was taken off the battlefield may return to any (SS-SEPBF-012). */
function returning({ battlefield, ...scope }: Scope, figure: Figure): Scope {
  const isFree = battlefield === undefined || !scope.game.isOnBattlefield(figure);
  return isFree ? scope : { ...scope, battlefield };
}

/** The spaces on which the base of a figure can be put, each named once. */
function leadSpaces(scope: Scope, figure: Figure, spaces: ReturnType<typeof readSpaces>): readonly number[] {
  const places = placesFor(scope.game, figure, spaces(scope));
  return [...new Set(places.map((place) => place[0] as number))];
}

/** The whole place of a figure from what a choice of space has chosen: a larger base is chosen with all its spaces. */
export function placeFrom(scope: Scope, name: string): readonly number[] | undefined {
  const chosen = scope.chosen[name];
  return chosen && chosen.length > 0 ? chosen : undefined;
}
