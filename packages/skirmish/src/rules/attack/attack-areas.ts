import type { Space } from '@scapewright/board';
import { mayTarget } from '../../model/declarations.ts';
import type { Figure } from '../../model/numbers.ts';
import { adjacent, distanceBetween, placesOf, within } from '../../queries/adjacency.ts';
import { objectAround } from '../../queries/inside.ts';
import { targetRefusal } from '../../queries/refusals/target-refusal.ts';
import { seesClearly } from '../../queries/sight/sight.ts';
import { bodyOf, sightBetweenZones, zoneOf } from '../../queries/sight/sight-lines.ts';
import type { SpecialAttack } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';

/**
 * Whom one attack affects: its target, everybody on the line to it, everybody next to it, of those whoever is next to the
 * attacker too, everybody next to the attacker, within so many spaces in its clear sight, or wherever.
 */
export const attackAreas = [
  ...['target', 'line', 'adjacent-to-target', 'adjacent-to-both', 'all-adjacent', 'around', 'everywhere'],
] as const;
/** One area of {@link attackAreas}. */
export type AttackArea = (typeof attackAreas)[number];

/**
 * A special attack with an area. Defenders go in the order of the line, nearest first, or after the target as the
 * attacker orders them (SS-CMB-026, SS-CMB-027). Friends of the attacker are affected too, the attacker never is.
 */
export function areaAttack(
  numbers: SpecialAttack,
  area: AttackArea,
  { length, itself, affects = () => true }: AreaShape = {},
): SpecialAttack {
  const besides = (game: Game, attacker: Figure, target: Figure): readonly number[] =>
    neighboursOf(game, attacker, target, itself).filter(
      (other) => other !== target && affects(game, attacker, other),
    );
  switch (area) {
    case 'target':
      return numbers;
    case 'line':
      return {
        ...numbers,
        candidates: (game, attacker) =>
          figuresBut(game, attacker).filter((target) =>
            length === undefined
              ? endsLine(game, attacker, numbers, target)
              : fixedLine(game, attacker, target, length).includes(target),
          ),
        affects: (game, attacker, target) =>
          length === undefined
            ? figuresOnLine(game, attacker, target)
            : fixedLine(game, attacker, target, length),
      };
    case 'adjacent-to-target':
    case 'adjacent-to-both':
      return {
        ...numbers,
        attackerOrders: true,
        affects: (game, attacker, target) => [
          target,
          ...besides(game, attacker, target).filter(
            (other) => area === 'adjacent-to-target' || adjacent(game, attacker, other),
          ),
        ],
      };
    case 'all-adjacent':
      return {
        ...numbers,
        untargeted: true,
        attackerOrders: true,
        affects: (game, attacker) => besides(game, attacker, attacker),
      };
    case 'everywhere':
      return {
        ...numbers,
        untargeted: true,
        attackerOrders: true,
        affects: (game, attacker) => figuresBut(game, attacker).filter((one) => affects(game, attacker, one)),
      };
    case 'around':
      return {
        ...numbers,
        untargeted: true,
        attackerOrders: true,
        affects: (game, attacker) =>
          figuresBut(game, attacker).filter(
            (figure) =>
              within(game, attacker, figure, numbers.range) &&
              seesClearly(game, attacker, figure) &&
              affects(game, attacker, figure),
          ),
      };
  }
}

/** What narrows or widens the area of an attack. */
export interface AreaShape {
  /** Spaces of a line, all of which it affects whomever its target is; left out: it ends with the target. */
  readonly length?: number;
  /** May it affect the attacker too? */
  readonly itself?: boolean;
  /** Whom it affects beside its target. */
  readonly affects?: (game: Game, attacker: Figure, figure: Figure) => boolean;
}

/** The figures in sight on a line of so many spaces that goes through the target, nearest first. */
function fixedLine(game: Game, attacker: Figure, target: Figure, length: number): readonly number[] {
  const columns = columnsTo(game, attacker, target, length);
  return onColumns(game, attacker, columns).filter((figure) => seesClearly(game, attacker, figure));
}

/** A line behind a target: the space where it ends, and whom it affects. */
export interface LineBehind {
  readonly end: Space;
  readonly figures: readonly Figure[];
}

/** The lines of at most so many spaces that begin behind a target and on which the attacker sees somebody. */
export function linesBehind(
  game: Game,
  {
    attacker,
    target,
    length,
  }: { readonly attacker: Figure; readonly target: Figure; readonly length: number },
): readonly LineBehind[] {
  const { field } = game;
  const own = new Set(game.spacesOf(target).map((space) => field.column[space] as number));
  const lines = new Map<Space, LineBehind>();
  for (const start of own)
    for (let direction = 0; direction < 6; direction++) {
      const columns: number[] = [];
      let column = field.columnNeighbours[start * 6 + direction] as number;
      while (column >= 0 && !own.has(column) && columns.length < length) {
        columns.push(column);
        column = field.columnNeighbours[column * 6 + direction] as number;
      }
      const figures = onColumns(game, attacker, columns).filter((one) => seesClearly(game, attacker, one));
      const end = topOf(game, columns.at(-1));
      if (figures.length > 0 && !lines.has(end)) lines.set(end, { end, figures });
    }
  return [...lines.values()];
}

/** The topmost space of a column. */
function topOf({ field }: Game, column = -1): Space {
  return field.columnSpaces[(field.columnStart[column + 1] as number) - 1] as number;
}

function figuresBut(game: Game, attacker: Figure): number[] {
  const list: number[] = [];
  for (let figure = 0; figure < game.figureCount; figure++)
    if (figure !== attacker && game.isPlaced(figure)) list.push(figure);
  return list;
}

/**
 * The figures but the attacker that are adjacent to one: who is inside an object only to that object and to those who are
 * in it too, and not where its cover keeps attacks out (SS-COVER-014).
 */
export function neighboursOf(game: Game, attacker: Figure, middle: number, itself = false): number[] {
  const list: number[] = [];
  for (let figure = 0; figure < game.figureCount; figure++) {
    if ((figure === attacker && !itself) || !game.isAlive(figure) || !adjacent(game, middle, figure))
      continue;
    const isReached =
      objectAround(game, figure) < 0 ||
      game.ask(mayTarget, true, { figure: attacker, other: figure, special: 1 });
    if (isReached) list.push(figure);
  }
  return list;
}

/**
 * Can the line be drawn up to this figure? Not the figure is chosen but the line (SS-ATK-021): who stands on it hides
 * nobody behind, and where the attacker is engaged it must begin with an adjacent figure.
 */
function endsLine(game: Game, attacker: Figure, special: SpecialAttack, target: Figure): boolean {
  const line = figuresOnLine(game, attacker, target);
  const [first] = line;
  if (first === undefined) return false;
  const refusal = targetRefusal(game, { attacker, special }, target);
  if (!refusal) return true;
  const bound = refusal.reason.startsWith('target.engaged') && adjacent(game, attacker, first);
  if (!bound && refusal.reason !== 'target.no-sight') return false;
  if (distanceBetween(game, attacker, target) > special.range) return false;
  const except = [bodyOf(game, attacker, target), ...line];
  const [from, to] = [zoneOf(game, attacker, target), zoneOf(game, target, attacker)];
  return sightBetweenZones(game, from, to, except) > 0;
}

/** The figures on the straight line from the attacker up to the target, nearest first. */
function figuresOnLine(game: Game, attacker: Figure, target: Figure): readonly number[] {
  return onColumns(game, attacker, columnsTo(game, attacker, target));
}

function onColumns(game: Game, attacker: Figure, columns: readonly number[]): readonly number[] {
  const { column } = game.field;
  const placeOf = (figure: Figure): number => {
    const places = game.spacesOf(figure).map((space) => columns.indexOf(column[space] as number));
    return Math.min(...places.map((place) => (place < 0 ? columns.length : place)));
  };
  return figuresBut(game, attacker)
    .filter((figure) => placeOf(figure) < columns.length)
    .sort((a, b) => placeOf(a) - placeOf(b) || a - b);
}

/** The columns of the straight line from the attacker to the target, or on to a `length`; none where they do not stand on one. */
function columnsTo(game: Game, attacker: Figure, target: Figure, length?: number): readonly number[] {
  const { field } = game;
  const ends = new Set(game.spacesOf(target).map((space) => field.column[space] as number));
  let shortest: readonly number[] = [];
  for (const start of placesOf(game, attacker))
    for (let direction = 0; direction < 6; direction++) {
      const line: number[] = [];
      let column = field.columnNeighbours[(field.column[start] as number) * 6 + direction] as number;
      while (column >= 0 && line.length !== length) {
        line.push(column);
        if (length === undefined && ends.has(column)) break;
        column = field.columnNeighbours[column * 6 + direction] as number;
      }
      const isThrough = line.some((one) => ends.has(one));
      if (isThrough && (shortest.length === 0 || line.length < shortest.length)) shortest = line;
    }
  return shortest;
}
