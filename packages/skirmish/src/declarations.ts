import { question, value } from '@scapewright/kernel';

/** Attack dice of a normal attack: args are {@link AttackArgs}. */
export const attackDice = value('attack', 'C4');
/** Defense dice of a defender. */
export const defenseDice = value('defense', 'C8');
/** Move Number of a normal move: args name the figure. */
export const moveNumber = value('move', '3E');
/** Range of a normal attack. */
export const rangeNumber = value('range', 'C1');
/** Hits of an attack after its roll: skulls and what changes them. */
export const hitsResult = value('hits', 'C4');
/** Blocks of a defense after its roll: shields and what changes them. */
export const blocksResult = value('blocks', 'C8');
/** Move actions in a move phase. */
export const moveActions = value('move-actions', '3');
/** Attack actions in an attack phase. */
export const attackActions = value('attack-actions', '5');
/** Attacks in a normal attack action. */
export const attacksInAction = value('attacks', '5E');
/** Dice of a swipe. */
export const swipeDice = value('swipe-dice', '3F');
/** Dice of a fall. */
export const fallDice = value('fall-dice', 'E.figure-falls');
/** Levels of climbing in a move action that are not counted. */
export const freeLevels = value('free-levels', '3G');
/** Wounds of a damage roll that a figure can be expected to ignore, as ways are weighed. Args: figure, kinds (bits). */
export const sparedWounds = value('spared-wounds', 'E.wounds-would-be-received');
/** An initiative result. */
export const initiativeResult = value('initiative', 'R3.roll', -1000);
/** Life of a figure. */
export const lifeNumber = value('life', 'C11');
/** Extra spaces that a normal move may use while it keeps to spaces that give them (a road). Args: figure, space. */
export const spaceBonus = value('space-bonus', '3E');
/** Extra cost of entering a space: 0 normally. Args: figure, space. */
export const enterCost = value('enter-cost', '3G');
/** Range that an attack on this figure by a non-adjacent one needs at least: 0 normally. */
export const neededRange = value('needed-range', 'C1');

/** How a figure may fly in a move: 0 not, 1 it may, 2 it must. */
export const flight = question('flight', '3G', 'largest');
/** Does entering this space end the movement: 0 no, 1 if any part of the base enters, 2 if the whole base stands there. */
export const stops = question('stops', '3G.step', 'largest');
/** Does the movement that this space ends go on from where a rule puts the figure (SS-ELEV-020)? Args: figure, space. */
export const movesOn = question('moves-on', '3G.step', 'any');
/** May a figure be swiped when it leaves an engagement? */
export const mayBeSwiped = question('may-be-swiped', '3F', 'all');
/** May this figure swipe? */
export const maySwipe = question('may-swipe', '3F', 'all');
/** May a figure begin to move; take a move action? Args: figure, kind of move (-1: it is moved otherwise), source of the ability. */
export const mayMove = question('may-move', '3E', 'all');
/** May it leave the engagement with `other` by a move action? */
export const mayLeave = question('may-leave', '3F', 'all');
/** May the attacker attack the defender at all? */
export const mayTarget = question('may-target', 'C1', 'all');
/** Are two figures adjacent, against what geometry says? Args: figure, the `spaces` on which it stands or would stand, other. */
export const isAdjacent = question('adjacent', '5.aim', 'all');
/** Has the figure clear sight on the other, against what geometry says? */
export const hasClearSight = question('clear-sight', '5.aim', 'all');
/** Has the figure clear sight on the other, unobstructed, although geometry says none? */
export const seesAnyway = question('sees-anyway', '5.aim', 'any');
/** Does the body of a figure or object stand in the lines of sight of one figure to another? Args: figure, other, body. */
export const standsInSight = question('stands-in-sight', '5.aim', 'all');
/** Spaces from one space to another for range, against what the battlefield says. Args: from, to. */
export const spacesApart = question('spaces-apart', 'C1', 'first');
/** Is the sight obstructed, against what geometry says? */
export const isObstructed = question('obstructed', '5.aim', 'all');
/** Does one figure have height advantage over another, against what levels say: 1 figure, -1 other, 0 neither. */
export const heightAdvantage = question('height-advantage', 'C4', 'first');
/** May control of a figure be taken by a seat? */
export const mayControl = question('may-control', 'E.control-changed', 'all');
/** Does a figure fall by this step? */
export const mayFall = question('may-fall', 'E.figure-falls', 'all');
/** Has a figure a symbol that its card does not show? Args: figure, symbol. */
export const hasSymbol = question('has-symbol', '2', 'any');
/** Does a label belong to a figure although its card does not show it? Args: figure, keyword. */
export const hasKeyword = question('has-keyword', '2', 'any');
/** May a figure enter a space on foot? Flyers may still pass over it. Args: figure, space, kind of move. */
export const mayEnter = question('may-enter', '3G', 'all');
/** May a figure move through objects, and walls and windows of buildings as well? Args: figure, kind of move. */
export const passesObjects = question('passes-objects', '3G', 'any');
/** May a flyer pass over another figure? Args: figure, other. */
export const mayFlyOver = question('may-fly-over', '3G', 'all');
/** Does another figure give way to the mover wherever it comes? Args: figure, other. */
export const givesWay = question('gives-way', '3G', 'any');
/** May a figure stand on a space at all? */
export const mayStand = question('may-stand', '3G', 'all');
/** May a figure be in the interior of an object, at this place of it? Args: figure, object, place (-1: at any). */
export const mayOccupy = question('may-occupy', '3H', 'all');
/** Is a figure in the interior of an object on the battlefield (SS-DO-034)? Args: figure. */
export const insideCounts = question('inside-counts', '2', 'all');
/** Has a figure, whose card is negated, powers of its own all the same? Its refusals say why not. Args: figure. */
export const hasPowers = question('has-powers', '2', 'all');
/** May a figure carry a token? Args: figure, token. */
export const mayCarry = question('may-carry', '3H', 'all');
/** May a figure use up a token that it carries? Args: figure, token. */
export const mayUseToken = question('may-use-token', '2', 'all');
/**
 * May what a figure bears or stands on change a number of its special attack or special move? Asked where that number is too
 * small; a refusal says why it stays as it is. Args: figure, move (1 a special move, 0 the range of a special attack).
 */
export const mayChangeSpecial = question('may-change-special', 'C1', 'all');
/** May order markers be put on a card? Args: card. */
export const mayTakeMarkers = question('may-take-markers', 'R2', 'all');
/** May the order marker on a card be turned up? Args: card. */
export const mayReveal = question('may-reveal', '1C', 'all');
/** May a team score for a battlefield that it has won? Args: region, team. */
export const mayScore = question('may-score', 'G3', 'all');
/** May a figure use a card without figures? Args: figure, card. */
export const mayUseCard = question('may-use-card', '2', 'all');
/** May an ability of the player `seat` take the `card` without figures out of the game? */
export const mayRemoveCard = question('may-remove-card', '2', 'all');
/** May an ability of the player `seat` add the `card` without figures to that player's team? */
export const mayTakeCard = question('may-take-card', '2', 'all');
/** Does a token end the movement of whoever enters its space, against what lies there says? Args: token. */
export const tokenStops = question('token-stops', '3G.step', 'first');
/** Does terrain that would end a figure's movement do so? Args: figure, terrain (its number, as the catalogue counts). */
export const terrainStops = question('terrain-stops', '3G.step', 'all');
/** May a figure be engaged? */
export const mayEngage = question('may-engage', 'E.figure-engaged', 'all');
/** May a card's abilities be used now? */
export const mayUse = question('may-use', '2', 'all');
/** Does an attack need to be made on an engaged or adjacent figure only while the attacker is engaged? */
export const boundByEngagement = question('bound-by-engagement', 'C1', 'all');
/** May a figure move through spaces of figures that it normally may not cross? */
export const mayPass = question('may-pass', '3G', 'any');
/** Must the movement go straight on over this space (drift)? */
export const drifts = question('drifts', '3G', 'any');
/** May a move of this kind go over this space at all? */
export const mayCross = question('may-cross', '3G', 'all');
/** Is an outright defeat replaced by wounds (Event)? How many. */
export const woundsInsteadOfDefeat = question('wounds-instead-of-defeat', 'E.figure-defeated', 'largest');
/** May a figure ignore any of the wounds that it would receive? Args: those of the event. */
export const mayIgnoreWounds = question('may-ignore-wounds', 'E.wounds-would-be-received', 'all');
