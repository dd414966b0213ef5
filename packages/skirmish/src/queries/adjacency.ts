import type { Battlefield, Space } from '@scapewright/board';
import { fates } from '../model/codes.ts';
import { isAdjacent, mayEngage, spacesApart } from '../model/declarations.ts';
import type { Figure } from '../model/numbers.ts';
import { figureTable } from '../model/tables.ts';
import type { Game } from '../state/game.ts';
import { gameAt } from './elsewhere.ts';
import { bodyOf } from './sight/sight-lines.ts';

/** Is the figure in the game with its base on a space? */
export function stands(game: Game, figure: Figure): boolean {
  return (
    game.state.read(figureTable.defeated, figure) === fates.inGame &&
    game.state.read(figureTable.space, figure) >= 0
  );
}

/**
 * Are figures of these Heights on these two spaces adjacent, by geometry alone? Neighbouring spaces, or one column; the
 * higher base must be below the top of the lower figure (SS-ADJ-002, HS-ADJ-002); a wall between them separates unless
 * both rise above it (SS-ADJ-005, HS-ADJ-004). One space is that of a figure that another goes through (SS-ENG-009).
 */
export function spacesAdjacent(
  field: Battlefield,
  a: number,
  heightA: number,
  b: number,
  heightB: number,
): boolean {
  const levelA = field.level[a] as number;
  const levelB = field.level[b] as number;
  if (a === b) return true;
  if (field.column[a] === field.column[b]) {
    if (!(field.rung[a] === 1 || field.rung[b] === 1)) return false;
    const higher = Math.max(levelA, levelB);
    const lowerTop = levelA < levelB ? levelA + heightA : levelB + heightB;
    return higher <= lowerTop + 2;
  }
  if (field.directionBetween(a, b) < 0) return false;
  if (levelA >= levelB + heightB || levelB >= levelA + heightA) return false;
  const wall = field.separation(a, b);
  if (!wall.divided) return true;
  if (wall.always) return false;
  const lowerHead = Math.min(levelA + heightA, levelB + heightB);
  return !wall.spans.some(({ bottom, top }) => bottom < lowerHead && top >= lowerHead);
}

/** Would a figure whose base covers `spaces` be adjacent to another figure where that stands? */
export function wouldBeAdjacent(
  game: Game,
  figure: Figure,
  spaces: readonly Space[],
  other: Figure,
): boolean {
  if (figure === other) return false;
  let touching = false;
  const { field } = game;
  const height = game.heightOf(figure);
  const otherHeight = game.heightOf(other);
  for (const a of spaces) {
    for (const b of game.spacesOf(other))
      if (spacesAdjacent(field, a, height, b, otherHeight)) {
        touching = true;
        break;
      }
    if (touching) break;
  }
  if (!touching) return false;
  return !game.hooks.isAsked(isAdjacent) || game.ask(isAdjacent, true, { figure, other, spaces });
}

/**
 * Are two figures adjacent now? Mutual (SS-ADJ-003, HS-ADJ-001). Figures in one interior are adjacent (SS-DO-038), on an
 * interior map as they stand there (SS-INTMAP-005); whom a rule takes off the battlefield inside is adjacent to nobody. Nobody
 * (-1: a number asked for without an opponent) is adjacent to no figure.
 */
export function adjacent(game: Game, figure: Figure, other: Figure): boolean {
  if (figure < 0 || other < 0) return false;
  const inside = game.objectAround(figure);
  const otherInside = game.objectAround(other);
  if (inside >= 0 || otherInside >= 0) {
    if (figure === other || !game.isOnBattlefield(figure) || !game.isOnBattlefield(other)) return false;
    if (inside === other || otherInside === figure) return true;
    if (inside !== otherInside) return false;
    if (!game.isPlaced(figure) || !game.isPlaced(other)) return true;
  }
  return wouldBeAdjacent(game, figure, game.spacesOf(figure), other);
}

/** Would a figure standing there be engaged with the other: adjacent enemies, both of which can be engaged (SS-ENG-001). */
export function wouldBeEngaged(game: Game, figure: Figure, spaces: readonly Space[], other: Figure): boolean {
  const there = game.hooks.isAsked(mayEngage) ? gameAt(game, figure, spaces) : game;
  return canEngage(there, figure, other) && wouldBeAdjacent(game, figure, spaces, other);
}

/** Are the two enemies that can be engaged at all, wherever they stand? */
export function canEngage(game: Game, figure: Figure, other: Figure): boolean {
  if (!game.isEnemy(figure, other) || game.isObject(figure) || game.isObject(other)) return false;
  return !game.hooks.isAsked(mayEngage) || game.ask(mayEngage, true, { figure, other });
}

/** Are two figures engaged now? Always computed from the present state (SS-ENG-001, HS-ADJ-005). */
export function engaged(game: Game, figure: Figure, other: Figure): boolean {
  return canEngage(game, figure, other) && adjacent(game, figure, other);
}

/** The figures with which a figure is engaged, in the order of their numbers. */
export function engagements(game: Game, figure: Figure): readonly Figure[] {
  return game.positions.engagements(figure, findEngagements);
}

/** Is the figure engaged with anybody? */
export function isEngaged(game: Game, figure: Figure): boolean {
  return engagements(game, figure).length > 0;
}

function findEngagements(game: Game, figure: Figure): readonly number[] {
  if (!game.isPlaced(figure)) return companions(game, figure);
  return game.positions.beside(figure).filter((other) => engaged(game, figure, other));
}

/** Engaged figures in the same interior. */
function companions(game: Game, figure: Figure): number[] {
  const list: number[] = [];
  for (let other = 0; other < game.figureCount; other++)
    if (game.isAlive(other) && engaged(game, figure, other)) list.push(other);
  return list;
}

/** Spaces from one figure to another, counted along the battlefield by the nearest pair (SS-RNG-005); -1 no way. */
export function distanceBetween(game: Game, figure: Figure, other: Figure): number {
  return distanceOfSpaces(game, placesOf(game, figure, other), placesOf(game, other, figure));
}

/**
 * The spaces from which a figure is measured to another: its own, or those of the object that it is in (SS-DO-036); none
 * where who is inside is not on the battlefield.
 */
export function placesOf(game: Game, figure: Figure, other = -1): readonly number[] {
  const body = bodyOf(game, figure, other);
  return body === figure || game.isOnBattlefield(figure) ? game.spacesOf(body) : nowhere;
}

const nowhere: readonly number[] = [];

/** Least distance between two sets of spaces; -1 no way. */
export function distanceOfSpaces(game: Game, from: readonly number[], to: readonly number[]): number {
  let least = -1;
  const asks = game.hooks.answersTo(spacesApart).length > 0;
  for (const a of from)
    for (const b of to) {
      const counted = game.field.distance(a, b);
      const distance = asks ? Number(game.ask(spacesApart, counted, { from: a, to: b })) : counted;
      if (distance >= 0 && (least < 0 || distance < least)) least = distance;
    }
  return least;
}

/** Is `other` within so many spaces of `figure`? A figure is never within any number of spaces of itself (SS-RNG-008). */
export function within(game: Game, figure: Figure, other: Figure, spaces: number): boolean {
  if (figure === other) return false;
  const distance = distanceBetween(game, figure, other);
  return distance >= 0 && distance <= spaces;
}
