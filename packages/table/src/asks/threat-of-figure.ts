import { distanceApart, type Space } from '@scapewright/board';
import type { Told } from '@scapewright/protocol';
import {
  attackNumber,
  defenseNumber,
  type Figure,
  type Game,
  legalTargets,
  mayMove,
  rangeOf,
  reachOf,
} from '@scapewright/skirmish/author';
import { Elsewhere, explainRefusal, normalMove, odds } from '@scapewright/skirmish/explain';
import type { Asker } from './asker.ts';
import { calledSpaces } from './called-spaces.ts';

/** Courses of the dice that are played for one target at most. */
const mostCourses = 5000;

/** The place from which a figure would attack another best. */
interface BestPlace {
  readonly spaces: readonly Space[];
  readonly attack: number;
  readonly defense: number;
}

/** What a figure could do if it were its turn: a normal move, then a normal attack on each of its enemies. */
export function threatOfFigure(asker: Asker, figure: Figure): Told<'threat'> {
  const { rules: engine, match } = asker;
  const { game } = match.host;
  const key = game.keyOf('figure', figure);
  if (!game.isPlaced(figure)) return { figure: key, text: '', reach: [], range: [], targets: [] };
  const move = normalMove(game, figure);
  const held = game.refusalOf(mayMove, { figure, kind: move.kind });
  const reach = held ? undefined : reachOf(game, move);
  const places = [
    game.spacesOf(figure),
    ...Array.from(reach?.ends ?? [], (end) => reach?.spacesOf(end) ?? []),
  ];
  const nameOf = (space: Space): string => game.field.names[space] as string;
  const best = [...bestPlaces(game, figure, places)];
  return {
    figure: key,
    text: held ? explainRefusal(engine, game, held).text : '',
    reach: [...new Set(places.flat())].map(nameOf),
    range: spacesInRange(game, figure, places).map(nameOf),
    ...calledSpaces(
      asker,
      best.map(([, { spaces }]) => nameOf(spaces[0] as number)),
    ),
    targets: best.map(([target, { spaces, attack, defense }]) => {
      const told = odds(match, { attacker: figure, target, from: spaces, most: mostCourses });
      const { wounds, expected, defeat } = told?.target ?? {};
      return {
        figure: game.keyOf('figure', target),
        from: nameOf(spaces[0] as number),
        attack,
        defense,
        ...(wounds === undefined ? {} : { wounds: [...wounds], expected, defeat }),
      };
    }),
  };
}

/** All spaces that are no farther than its range from one of some places. */
function spacesInRange(game: Game, figure: Figure, places: readonly (readonly Space[])[]): readonly Space[] {
  const range = rangeOf(game, { attacker: figure });
  if (range === null) return [];
  const { field } = game;
  const most = Math.max(1, range);
  return Array.from({ length: field.count }, (_, space) => space).filter(
    (space) =>
      field.exists[space] !== 0 &&
      places.some((spaces) => {
        const distance = distanceApart(field, spaces, [space]);
        return distance >= 0 && distance <= most;
      }),
  );
}

/** For each enemy that could be attacked, the place from which most dice are rolled for the fewest of the other. */
function bestPlaces(
  game: Game,
  figure: Figure,
  places: readonly (readonly Space[])[],
): ReadonlyMap<Figure, BestPlace> {
  const best = new Map<Figure, BestPlace>();
  const elsewhere = new Elsewhere(game, figure);
  for (const spaces of places) {
    const there = elsewhere.at(spaces);
    for (const target of legalTargets(there, { attacker: figure })) {
      if (!game.isEnemy(figure, target)) continue;
      const attack = attackNumber(there, figure, target);
      const defense = defenseNumber(there, figure, target, 0);
      const known = best.get(target);
      if (!known || attack - defense > known.attack - known.defense)
        best.set(target, { spaces, attack, defense });
    }
  }
  return best;
}
