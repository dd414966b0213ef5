import type { Space } from '@scapewright/board';
import type { Refusal, Seat } from '@scapewright/kernel';
import type { CardDefinition, Size } from '../model/card.ts';
import { hasClearSight } from '../model/declarations.ts';
import type { Figure } from '../model/numbers.ts';
import { figureTable } from '../model/tables.ts';
import type { Game } from '../state/game.ts';
import { adjacent, distanceOfSpaces, engaged, isEngaged, placesOf, within } from './adjacency.ts';
import { isElsewhere } from './bearers.ts';
import { isUniqueness } from './figureless-cards.ts';
import { hasLabel } from './labels.ts';
import { seesClearly } from './sight/sight.ts';
import { regionOf } from './teams.ts';

/**
 * Whose figure, as one figure sees it. `own`: of the same player, itself included; `ally`: on its side, without itself;
 * `enemy` and `opponent`: of a player on another side; `neutral`: nobody's.
 */
export const sides = ['self', 'own', 'ally', 'enemy', 'opponent', 'neutral', 'any'] as const;
/** One side of {@link sides}. */
export type Side = (typeof sides)[number];

/**
 * Which figures an ability means, seen from one figure. Every key that is given must hold; who stands on another
 * battlefield than the figure that looks is not meant.
 */
export interface FigureFilter {
  /** Default any. */
  readonly side?: Side;
  /** The player as who it is seen where no figure looks: a card without figures has none. */
  readonly seat?: Seat;
  /** Region of the battlefield that is meant where who looks stands on none (SS-SEPBF-011). */
  readonly battlefield?: number;
  readonly unit?: readonly CardDefinition['unit'][];
  /** Ids of cards. */
  readonly card?: readonly string[];
  /** On the same card as the figure that looks. */
  readonly sameCard?: boolean;
  /** `unique` may mean uncommon figures too, as the ruleset has it. */
  readonly uniqueness?: readonly CardDefinition['uniqueness'][];
  readonly size?: readonly Size[];
  readonly notSize?: readonly Size[];
  /** Any one of these labels: keyword, faction, publisher, species, class or personality. */
  readonly label?: readonly string[];
  /** Every one of these labels. */
  readonly allLabels?: readonly string[];
  readonly notLabel?: readonly string[];
  readonly symbol?: readonly string[];
  readonly notSymbol?: readonly string[];
  /** Spaces, counted along the battlefield. */
  readonly within?: number;
  readonly clearSight?: boolean;
  readonly adjacent?: boolean;
  /** Bases at most so many levels apart. */
  readonly levelsApart?: number;
  /** Its base at most so many levels above the Height of the figure that looks, and below its base. */
  readonly verticalReach?: number | readonly [above: number, below: number];
  /** Its base not lower than that of the figure that looks. */
  readonly notLower?: boolean;
  /** Not the figure that looks. */
  readonly notSelf?: boolean;
  /** Engaged with the figure that looks. */
  readonly engagedWith?: boolean;
  /** Engaged with anybody. */
  readonly engaged?: boolean;
  readonly wounded?: boolean;
  /** Has moved in this activation. */
  readonly moved?: boolean;
  /** Passes at least one of these filters. */
  readonly anyOf?: readonly FigureFilter[];
  /** Passes a test of the ability that looks. */
  readonly also?: (figure: Figure) => boolean;
  /** Highest or lowest printed statistic among those that pass everything else; ties all pass. */
  readonly extreme?: { readonly of: Statistic; readonly least?: boolean };
}

/** Printed numbers that abilities compare. */
export const statistics = ['life', 'move', 'range', 'attack', 'defense', 'height', 'points'] as const;
/** One number of {@link statistics}. */
export type Statistic = (typeof statistics)[number];

/** Does a figure pass a filter, as `self` sees it, whether it is still there or not? `extreme` is a matter of several: see {@link figuresMatching}. */
export function passes(game: Game, filter: FigureFilter, self: Figure, figure: Figure): boolean {
  return (
    isOnSide(game, filter.side ?? 'any', self, figure, filter.seat) &&
    fitsCard(game, filter, self, figure) &&
    fitsPlace(game, filter, self, figure) &&
    (!filter.anyOf || filter.anyOf.some((one) => passes(game, one, self, figure))) &&
    (!filter.also || filter.also(figure))
  );
}

/** Why a filter does not mean a figure: it is not there, not in sight, too far away, or not what is described. */
export function filterRefusal(game: Game, filter: FigureFilter, self: Figure, figure: Figure): Refusal {
  if (!game.isOnBattlefield(figure)) return { reason: 'standing.off-battlefield' };
  const isFar = self >= 0 && filter.within !== undefined && !within(game, self, figure, filter.within);
  const range = isFar ? ['range.counted'] : [];
  if (self >= 0 && filter.clearSight === true && !seesClearly(game, self, figure)) {
    const hidden = game.refusalOf(hasClearSight, { figure: self, other: figure });
    return {
      reason: figure === self ? 'sight.itself' : 'sight.none',
      also: hidden ? [...range, hidden.reason] : range,
    };
  }
  return { reason: 'choice.figure', also: [...range, 'choice.by-card'] };
}

/** The figures on the battlefield, also inside objects (SS-DO-052), that pass a filter, as `self` sees them. */
export function figuresMatching(game: Game, filter: FigureFilter, self: Figure): Figure[] {
  const list: number[] = [];
  for (let figure = 0; figure < game.figureCount; figure++)
    if (game.isOnBattlefield(figure) && passes(game, filter, self, figure)) list.push(figure);
  const { extreme } = filter;
  if (!extreme || list.length === 0) return list;
  const numbers = list.map((figure) => printedNumber(game, figure, extreme.of));
  const best = extreme.least ? Math.min(...numbers) : Math.max(...numbers);
  return list.filter((_, at) => numbers[at] === best);
}

/**
 * The figures within so many spaces of spaces that an ability has chosen (0: on them), in the order of their numbers: an
 * object there and everybody inside it, whatever its cover, since no sight is asked for (SS-DO-052).
 */
export function figuresAt(game: Game, spaces: readonly Space[], within = 0): Figure[] {
  const list: number[] = [];
  for (let figure = 0; figure < game.figureCount; figure++) {
    if (!game.isOnBattlefield(figure)) continue;
    const distance = distanceOfSpaces(game, spaces, placesOf(game, figure));
    if (distance >= 0 && distance <= within) list.push(figure);
  }
  return list;
}

/** A printed number of a figure's card; 0 where the card has none. */
export function printedNumber(game: Game, figure: Figure, statistic: Statistic): number {
  return game.definition(figure)[statistic] ?? 0;
}

/** Is a figure on a side, as another (-1: a card of the player `seat`) sees it? */
export function isOnSide(game: Game, side: Side, self: Figure, figure: Figure, seat = -1): boolean {
  const controller = game.controller(figure);
  const viewer = self >= 0 ? game.controller(self) : seat;
  const isSameTeam = controller >= 0 && viewer >= 0 && game.teamOf(controller) === game.teamOf(viewer);
  switch (side) {
    case 'any':
      return true;
    case 'self':
      return figure === self;
    case 'own':
      return controller >= 0 && controller === viewer;
    case 'ally':
      return self >= 0 ? game.isAlly(self, figure) : isSameTeam;
    case 'enemy':
    case 'opponent':
      return controller >= 0 && viewer >= 0 && !isSameTeam;
    case 'neutral':
      return controller < 0;
  }
}

function fitsCard(game: Game, filter: FigureFilter, self: Figure, figure: Figure): boolean {
  const definition = game.definition(figure);
  const { unit, card, uniqueness, size, notSize, label, allLabels, notLabel, symbol, notSymbol } = filter;
  if (unit && !unit.includes(definition.unit)) return false;
  if (card && !card.includes(definition.id)) return false;
  const { sameCard } = filter;
  if (sameCard !== undefined && sameCard !== (self >= 0 && game.cardOf(self) === game.cardOf(figure)))
    return false;
  if (uniqueness && !uniqueness.some((one) => isUniqueness(game, definition, one))) return false;
  if (size && !size.some((one) => one === definition.size)) return false;
  if (notSize?.some((one) => one === definition.size)) return false;
  if (label && !label.some((one) => hasLabel(game, figure, one))) return false;
  if (allLabels && !allLabels.every((one) => hasLabel(game, figure, one))) return false;
  if (notLabel?.some((one) => hasLabel(game, figure, one))) return false;
  if (symbol && !symbol.some((one) => game.has(figure, one))) return false;
  return !notSymbol?.some((one) => game.has(figure, one));
}

function fitsPlace(game: Game, filter: FigureFilter, self: Figure, figure: Figure): boolean {
  const { battlefield } = filter;
  if (battlefield === undefined ? isElsewhere(game, self, figure) : isApart(game, figure, battlefield))
    return false;
  if (self < 0 && measures(filter)) return false;
  if (filter.wounded !== undefined && filter.wounded !== game.wounds(figure) > 0) return false;
  if (filter.moved !== undefined && filter.moved !== (game.state.read(figureTable.moved, figure) === 1))
    return false;
  if (filter.engaged !== undefined && filter.engaged !== isEngaged(game, figure)) return false;
  if (filter.engagedWith !== undefined && filter.engagedWith !== engaged(game, self, figure)) return false;
  if (filter.adjacent !== undefined && filter.adjacent !== adjacent(game, self, figure)) return false;
  if (filter.levelsApart !== undefined && !isWithinLevels(game, self, figure, filter.levelsApart))
    return false;
  if (filter.notLower === true && game.levelOf(figure) < game.levelOf(self)) return false;
  if (filter.notSelf === true && figure === self) return false;
  if (filter.verticalReach !== undefined && !isInReach(game, self, figure, filter.verticalReach))
    return false;
  if (filter.within !== undefined && !within(game, self, figure, filter.within)) return false;
  return filter.clearSight === undefined || filter.clearSight === seesClearly(game, self, figure);
}

/** Does a figure stand in another region? */
function isApart(game: Game, figure: Figure, battlefield: number): boolean {
  const there = regionOf(game, figure);
  return there >= 0 && there !== battlefield;
}

/** Who is not on the battlefield is on no level. */
function isWithinLevels(game: Game, self: Figure, figure: Figure, levels: number): boolean {
  if (!game.isPlaced(self) || !game.isPlaced(figure)) return false;
  return Math.abs(game.levelOf(self) - game.levelOf(figure)) <= levels;
}

function isInReach(
  game: Game,
  self: Figure,
  figure: Figure,
  levels: NonNullable<FigureFilter['verticalReach']>,
): boolean {
  if (!game.isPlaced(self) || !game.isPlaced(figure)) return false;
  const [above, below] = typeof levels === 'number' ? [levels, levels] : levels;
  const difference = game.levelOf(figure) - game.levelOf(self);
  return difference >= -below && difference <= game.definition(self).height + above;
}

/** Does a filter measure from the figure that looks? */
function measures({
  verticalReach,
  notLower,
  engagedWith,
  adjacent: beside,
  levelsApart,
  within: spaces,
  clearSight,
}: FigureFilter): boolean {
  return [engagedWith, beside, levelsApart, verticalReach, notLower, spaces, clearSight].some(
    (one) => one !== undefined,
  );
}
