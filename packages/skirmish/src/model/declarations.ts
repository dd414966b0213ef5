import type { Space } from '@scapewright/board';
import type { Seat } from '@scapewright/kernel';
import { question, value } from '@scapewright/kernel';
import type { Card, Figure, Token } from './numbers.ts';
import type { WoundArgs } from './steps.ts';

/** One figure. */
export interface FigureArgs {
  readonly figure: Figure;
}

/** A figure, as it stands to another; `other` may be -1 where nobody in particular is meant. */
export interface TwoArgs extends FigureArgs {
  readonly other: Figure;
}

/** A figure in a move of a kind, of {@link moveKinds}. */
export interface MoverArgs extends FigureArgs {
  readonly kind: number;
}

/** A figure on a space, or coming there. */
export interface FigureSpaceArgs extends FigureArgs {
  readonly space: Space;
}

/** A figure that would enter a space, in a move of a kind. */
export interface EnteredArgs extends FigureSpaceArgs, MoverArgs {}

/** A figure that falls so many levels. */
export interface DropArgs extends FigureArgs {
  readonly drop: number;
}

/** A figure and a token. */
export interface FigureTokenArgs extends FigureArgs {
  readonly token: Token;
}

/** A card. */
export interface CardArgs {
  readonly card: Card;
}

/** Dice of an attack: `figure` is whose they are, `special` 1 in a special attack; the other side is -1 where none is known. */
export interface AttackNumberArgs extends FigureArgs {
  readonly attacker: Figure;
  readonly defender: Figure;
  readonly special: number;
  /** The row of the attack, where one is being made. */
  readonly attack?: number;
}

/** What a roll of an attack has come to: `attack` is its row. */
export interface AttackResultArgs extends FigureArgs {
  readonly attacker: Figure;
  readonly defender: Figure;
  readonly attack: number;
}

/** Attack dice of a normal attack:. */
export const attackDice = value<AttackNumberArgs>('attack', 'C4');
/** Defense dice of a defender. */
export const defenseDice = value<AttackNumberArgs>('defense', 'C8');
/** Move Number of a normal move: args name the figure. */
export const moveNumber = value<MoverArgs>('move', '3E');
/** Range of a normal attack; with both sides: against this defender. */
export const rangeNumber = value<FigureArgs & Partial<Pick<AttackNumberArgs, 'attacker' | 'defender'>>>(
  'range',
  'C1',
);
/** Hits of an attack after its roll: skulls and what changes them. */
export const hitsResult = value<AttackResultArgs>('hits', 'C4');
/** Blocks of a defense after its roll: shields and what changes them. */
export const blocksResult = value<AttackResultArgs>('blocks', 'C8');
/** Move actions in a move phase. */
export const moveActions = value<FigureArgs>('move-actions', '3');
/** Attack actions in an attack phase. */
export const attackActions = value<FigureArgs>('attack-actions', '5');
/** How many figures of a card act in an activation: asked of one of them. */
export const actingFigures = value<FigureArgs>('acting-figures', '2');
/** How many of them move in a move phase. */
export const movingFigures = value<FigureArgs>('moving-figures', '3');
/** How many of them attack in an attack phase. */
export const attackingFigures = value<FigureArgs>('attacking-figures', '5');
/** Attacks in a normal attack action. */
export const attacksInAction = value<FigureArgs>('attacks', '5E');
/** Dice of a swipe. */
export const swipeDice = value<TwoArgs>('swipe-dice', '3F');
/** Dice of a fall. */
export const fallDice = value<DropArgs>('fall-dice', 'E.figure-falls');
/** Levels of climbing in a move action that are not counted. */
export const freeLevels = value<MoverArgs>('free-levels', '3G');
/** The Height of a figure as it climbs and drops in a move: levels that it can rise, and from which drop on it falls. */
export const climbingHeight = value<FigureArgs>('climbing-height', '3G');
/** Levels that a figure can rise in one step of a move. */
export const riseLevels = value<FigureArgs>('rise-levels', '3G');
/** Wounds of a damage roll that a figure can be expected to ignore, as ways are weighed. */
export const sparedWounds = value<FigureArgs & { readonly kinds: number }>(
  'spared-wounds',
  'E.wounds-would-be-received',
);
/** An initiative result. */
export const initiativeResult = value<{ readonly seat: Seat }>('initiative', 'R3.roll', -1000);
/** Life of a figure. */
export const lifeNumber = value<FigureArgs>('life', 'C11');
/** Extra spaces that a normal move may use while it keeps to spaces that give them (a road). */
export const spaceBonus = value<FigureSpaceArgs>('space-bonus', '3E');
/** Extra cost of entering a space: 0 normally. */
export const enterCost = value<EnteredArgs>('enter-cost', '3G');
/** Range that an attack on this figure by a non-adjacent one needs at least: 0 normally. */
export const neededRange = value<TwoArgs>('needed-range', 'C1');

/** How a figure may fly in a move: of {@link flights}. */
export const flight = question<MoverArgs, number>('flight', '3G', 'largest');
/** Does a space count as other terrain than lies there: the number of it; -1 it does not. */
export const countedTerrain = question<{ readonly space: Space }, number>('counted-terrain', '3G', 'first');
/** Whom does entering this space stop: of {@link stopping}? */
export const stops = question<EnteredArgs, number>('stops', '3G.step', 'largest');
/** Does the movement that this space ends go on from where a rule puts the figure (SS-ELEV-020)? */
export const movesOn = question<FigureSpaceArgs>('moves-on', '3G.step', 'any');
/** May a figure be swiped when it leaves an engagement? */
export const mayBeSwiped = question<TwoArgs>('may-be-swiped', '3F', 'all');
/** May this figure swipe? */
export const maySwipe = question<TwoArgs>('may-swipe', '3F', 'all');
/** May a figure begin to move; take a move action? */
export const mayMove = question<MoverArgs & { readonly source?: number }>('may-move', '3E', 'all');
/** May it leave the engagement with `other` by a move action? */
export const mayLeave = question<TwoArgs>('may-leave', '3F', 'all');
/** May a figure attack at all, or do anything instead of attacking? */
export const mayAttack = question<FigureArgs>('may-attack', '5', 'all');
/** May the attacker attack the defender at all? */
export const mayTarget = question<TwoArgs & { readonly special?: number }>('may-target', 'C1', 'all');
/** May the next normal attack of an attack action have a target that an earlier one has had? */
export const mayTargetAgain = question<TwoArgs>('may-target-again', 'C1', 'all');
/** Are two figures adjacent, against what geometry says? */
export const isAdjacent = question<TwoArgs & { readonly spaces: readonly Space[] }>(
  'adjacent',
  '5.aim',
  'all',
);
/** Has the figure clear sight on the other, against what geometry says? */
export const hasClearSight = question<TwoArgs>('clear-sight', '5.aim', 'all');
/** Has the figure clear sight on the other, unobstructed, although geometry says none? */
export const seesAnyway = question<TwoArgs>('sees-anyway', '5.aim', 'any');
/** Does the body of a figure or object stand in the lines of sight of one figure to another? */
export const standsInSight = question<TwoArgs & { readonly body: number }>('stands-in-sight', '5.aim', 'all');
/** Spaces from one space to another for range, against what the battlefield says. */
export const spacesApart = question<{ readonly from: number; readonly to: number }, number>(
  'spaces-apart',
  'C1',
  'first',
);
/** Is the sight obstructed, against what geometry says? */
export const isObstructed = question<TwoArgs>('obstructed', '5.aim', 'all');
/** Does one figure have height advantage over another, against what levels say: 1 figure, -1 other, 0 neither. */
export const heightAdvantage = question<TwoArgs & { readonly defends?: number }, number>(
  'height-advantage',
  'C4',
  'first',
);
/** May control of a figure be taken by a seat? */
export const mayControl = question<FigureArgs & { readonly seat: Seat }>(
  'may-control',
  'E.control-changed',
  'all',
);
/** May a power of a card of the player `seat` move a figure: place it, push it, let it maneuver? */
export const mayBeMoved = question<FigureArgs & { readonly seat: Seat }>(
  'may-be-moved',
  'E.figure-placed',
  'all',
);
/** Does a figure fall by this step? */
export const mayFall = question<MoverArgs & { readonly drop?: number }>('may-fall', 'E.figure-falls', 'all');
/** Has a figure a symbol that its card does not show? */
export const hasSymbol = question<FigureArgs & { readonly symbol: number }>('has-symbol', '2', 'any');
/** Does a label belong to a figure although its card does not show it? */
export const hasKeyword = question<FigureArgs & { readonly keyword: string }>('has-keyword', '2', 'any');
/** Does a label that its card shows still belong to a figure? */
export const keepsLabel = question<FigureArgs & { readonly keyword: string }>('keeps-label', '2', 'all');
/** May a figure enter a space on foot? Flyers may still pass over it. */
export const mayEnter = question<EnteredArgs>('may-enter', '3G', 'all');
/** May a figure move through objects, and walls and windows of buildings as well? */
export const passesObjects = question<MoverArgs>('passes-objects', '3G', 'any');
/** May a flyer pass over another figure? */
export const mayFlyOver = question<TwoArgs>('may-fly-over', '3G', 'all');
/** Does another figure give way to the mover wherever it comes? */
export const givesWay = question<TwoArgs>('gives-way', '3G', 'any');
/** May a figure stand on a space at all? */
export const mayStand = question<FigureSpaceArgs>('may-stand', '3G', 'all');
/** May a figure be in the interior of an object, at this place of it? */
export const mayOccupy = question<FigureArgs & { readonly object: Figure; readonly place: number }>(
  'may-occupy',
  '3H',
  'all',
);
/** Who controls a figure that no lasting effect gives to anybody, -1 nobody: its owner, or whoever is inside it. */
export const usualController = question<FigureArgs, number>(
  'usual-controller',
  'E.control-changed',
  'largest',
);
/** Is a figure in the interior of an object on the battlefield (SS-DO-034)? */
export const insideCounts = question<FigureArgs>('inside-counts', '2', 'all');
/** Has a figure, whose card is negated, powers of its own all the same? Its refusals say why not. */
export const hasPowers = question<FigureArgs>('has-powers', '2', 'all');
/** May a figure carry a token? */
export const mayCarry = question<FigureTokenArgs>('may-carry', '3H', 'all');
/** Counts a token that somebody else carries as carried by a figure? */
export const sharesToken = question<FigureTokenArgs>('shares-token', '2', 'any');
/** May a figure use up a token that it carries? */
export const mayUseToken = question<FigureTokenArgs>('may-use-token', '2', 'all');
/**
 * May what a figure bears or stands on change a number of its special attack or special move? Asked where that number is too
 * small; a refusal says why it stays as it is. Args: figure, move (1 a special move, 0 the range of a special attack).
 */
export const mayChangeSpecial = question<FigureArgs & { readonly move: number }>(
  'may-change-special',
  'C1',
  'all',
);
/** May order markers be put on a card? */
export const mayTakeMarkers = question<CardArgs>('may-take-markers', 'R2', 'all');
/** May the order marker on a card be turned up? */
export const mayReveal = question<CardArgs>('may-reveal', '1C', 'all');
/** May a team score for a battlefield that it has won? */
export const mayScore = question<{ readonly region: number; readonly team: number }>(
  'may-score',
  'G3',
  'all',
);
/** May a figure use a card without figures? */
export const mayUseCard = question<FigureArgs & CardArgs>('may-use-card', '2', 'all');
/** May an ability of the player `seat` take the `card` without figures out of the game? */
export const mayRemoveCard = question<CardArgs & { readonly seat: Seat }>('may-remove-card', '2', 'all');
/** May an ability of the player `seat` add the `card` without figures to that player's team? */
export const mayTakeCard = question<CardArgs & { readonly seat: Seat }>('may-take-card', '2', 'all');
/** Does a token end the movement of whoever enters its space, against what lies there says? Without a figure: of anybody. */
export const tokenStops = question<{ readonly token: Token; readonly figure?: Figure }>(
  'token-stops',
  '3G.step',
  'first',
);
/** May a figure take a token that lies where it stands? */
export const mayTakeToken = question<FigureArgs & { readonly token: Token }>('may-take-token', '3H', 'all');
/** Does terrain that would end a figure's movement do so? */
export const terrainStops = question<FigureArgs & { readonly terrain: number }>(
  'terrain-stops',
  '3G.step',
  'all',
);
/** May a figure be engaged? */
export const mayEngage = question<TwoArgs>('may-engage', 'E.figure-engaged', 'all');
/** Does an attack need to be made on an engaged or adjacent figure only while the attacker is engaged? */
export const boundByEngagement = question<FigureArgs>('bound-by-engagement', 'C1', 'all');
/** May a figure move through spaces of figures that it normally may not cross? */
export const mayPass = question<TwoArgs>('may-pass', '3G', 'any');
/** May others move through the space of a figure, where they otherwise could? */
export const mayBePassed = question<TwoArgs>('may-be-passed', '3G', 'all');
/** May terrain harm a figure? */
export const mayTerrainHarm = question<FigureArgs & { readonly terrain: number }>(
  'may-terrain-harm',
  '3G.step',
  'all',
);
/** Levels above or below its start within which a special move keeps. */
export const leapLevels = value<FigureArgs>('leap-levels', '3E');
/** Must the movement go straight on over this space (drift)? */
export const drifts = question<EnteredArgs>('drifts', '3G', 'any');
/** May a move of this kind go over this space at all? */
export const mayCross = question<EnteredArgs>('may-cross', '3G', 'all');
/** Is an outright defeat replaced by wounds (Event)? How many. */
export const woundsInsteadOfDefeat = question<FigureArgs, number>(
  'wounds-instead-of-defeat',
  'E.figure-defeated',
  'largest',
);
/** May a figure ignore any of the wounds that it would receive? */
export const mayIgnoreWounds = question<WoundArgs>('may-ignore-wounds', 'E.wounds-would-be-received', 'all');
