import type { Space } from '@scapewright/board';
import {
  canStand,
  distanceBetween,
  distanceOfSpaces,
  type Figure,
  fitsBetween,
  type Game,
  hasClearSight,
  keptRefusal,
  placesOf,
  seesClearly,
  tokensOn,
} from '@scapewright/skirmish/author';
import { messages } from './messages.ts';

/** Spaces within which the target is, and over which it is pushed. */
const reach = 2;

const noTarget = { reason: messages.noTarget };

/** A way on which a target can be pushed: each place on it, the last where it comes to lie. */
type Way = readonly (readonly number[])[];

/** Why a figure cannot be pushed; undefined if it can. */
export function targetRefusal(game: Game, figure: Figure, target: Figure) {
  const about = game.keyOf('figure', target);
  const { size } = game.definition(target);
  if (!game.isPlaced(target)) {
    const isInside = game.isAlive(target) && game.objectAround(target) >= 0;
    const unseen = isInside ? game.refusalOf(hasClearSight, { figure, other: target }) : undefined;
    return { ...(unseen ?? noTarget), about };
  }
  if (!game.isObject(target) && !game.isEnemy(figure, target)) return { ...noTarget, about };
  if (size !== 'small' && size !== 'medium') return { reason: messages.size, about };
  const distance = distanceBetween(game, figure, target);
  if (distance < 0 || distance > reach) return { reason: messages.tooFar, about };
  if (!seesClearly(game, figure, target)) return { reason: messages.noSight, about };
  const kept = keptRefusal(game, target);
  return kept && { ...kept, about };
}

/** Where the base would lie one space on in a direction, at its level or lower; the reason where it cannot. */
function nextPlace(
  game: Game,
  target: Figure,
  from: readonly number[],
  direction: number,
): readonly number[] | string {
  const { field } = game;
  const level = game.levelOf(target);
  const place: number[] = [];
  for (const space of from) {
    const column = field.columnNeighbours[(field.column[space] as number) * 6 + direction] as number;
    if (column < 0) return messages.line;
    const end = field.columnStart[column + 1] as number;
    let found = -1;
    for (let at = field.columnStart[column] as number; at < end; at++) {
      const one = field.columnSpaces[at] as number;
      if (field.rung[one] === 0 && (field.level[one] as number) <= level) found = one;
    }
    if (found < 0) return messages.higher;
    if (field.separation(space, found).divided) return messages.line;
    if (!fitsBetween(game, target, space, found)) return 'place.no-room';
    place.push(found);
  }
  const others = place.filter((space) => !game.spacesOf(target).includes(space));
  if (others.some((space) => tokensOn(game, space).length > 0)) return messages.notEmpty;
  if (!canStand(game, target, place)) return messages.notEmpty;
  return place;
}

/** The space of the line that a step brings the base onto: that of its leading half (FORCE-PUSH-014). */
function spaceAhead(from: readonly number[], place: readonly number[]): number {
  return (place.find((space) => !from.includes(space)) ?? place[0]) as number;
}

/** Does one of the next columns in a direction hold a space, at most so many steps on from a part of the base? */
function leadsTo(
  { field }: Game,
  from: readonly number[],
  direction: number,
  space: Space,
  steps: number,
): boolean {
  return from.some((part) => {
    const line = field.straightLine(part, direction, steps);
    return line.includes(field.column[space] as number);
  });
}

/** Every way on which the target can be pushed by the figure, by the space of the line where it ends. */
export function waysFor(game: Game, figure: Figure, target: Figure): ReadonlyMap<number, Way> {
  const ways = new Map<number, Way>();
  const before = distanceOfSpaces(game, placesOf(game, figure), game.spacesOf(target));
  for (let direction = 0; direction < 6; direction++) {
    const way: (readonly number[])[] = [];
    let from = game.spacesOf(target);
    for (let step = 0; step < reach; step++) {
      const place = nextPlace(game, target, from, direction);
      if (typeof place === 'string') break;
      if (isShielded(game, target, place)) break;
      way.push(place);
      const ahead = spaceAhead(from, place);
      from = place;
      if (isCloser(game, figure, place, before) || ways.has(ahead)) continue;
      ways.set(ahead, [...way]);
    }
  }
  return ways;
}

/** Does a place lie nearer to the figure than the target did? */
function isCloser(game: Game, figure: Figure, place: readonly number[], before: number): boolean {
  return distanceOfSpaces(game, placesOf(game, figure), place) < before;
}

/** Does the Force keep the target out of lava that lies there? It is not pushed across it either: it would enter it. */
function isShielded(game: Game, target: Figure, place: readonly number[]): boolean {
  const isForceUser = ['force-push', 'force-leap'].some((id) => game.has(target, id));
  return isForceUser && leadsIntoLava(game, [place]);
}

/** Does molten lava lie on one of the places of a way? */
export function leadsIntoLava(game: Game, way: Way): boolean {
  return way.flat().some((space) => game.terrainOf(space) === 'molten-lava');
}

/** Why the target cannot be pushed to a space. */
export function spaceRefusal(game: Game, figure: Figure, target: Figure, space: Space) {
  const before = distanceOfSpaces(game, placesOf(game, figure), game.spacesOf(target));
  const isHigher = (game.field.level[space] as number) > game.levelOf(target);
  for (let direction = 0; direction < 6; direction++) {
    let from = game.spacesOf(target);
    for (let step = 0; step < reach; step++) {
      if (isHigher && leadsTo(game, from, direction, space, 1)) return { reason: messages.higher };
      const place = nextPlace(game, target, from, direction);
      if (typeof place === 'string') {
        if (leadsTo(game, from, direction, space, reach - step)) return { reason: place };
        break;
      }
      const isThere = spaceAhead(from, place) === space;
      if (isShielded(game, target, place)) {
        if (isThere || leadsTo(game, place, direction, space, reach - step - 1))
          return { reason: messages.lava };
        break;
      }
      if (isThere) return isCloser(game, figure, place, before) ? { reason: messages.closer } : undefined;
      from = place;
    }
  }
  return { reason: messages.line };
}

/** An end by the space of the line, or by all spaces that the base covers there. */
export function endNamed(game: Game, ways: ReadonlyMap<number, Way>, key: string): number | undefined {
  const names = key
    .replace(/^space:/, '')
    .split('+')
    .sort()
    .join('+');
  const written = (place: readonly number[] = []): string =>
    place
      .map((space) => game.field.names[space])
      .sort()
      .join('+');
  return [...ways].find(([, way]) => written(way.at(-1)) === names)?.[0] ?? game.valueOf('space', key);
}
