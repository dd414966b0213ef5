import type { Seat } from '@scapewright/kernel';
import { cardTable, type Game, isEngaged, matchTable } from '@scapewright/skirmish/author';
import { lifeLeft, lifeOf, worthLeft, worthOf } from '../odds/worth.ts';
import { Fights } from './fights.ts';

/**
 * What the judge looks at, each as the own side's part of all points less the enemies'. Nothing in it is hidden from anybody:
 * of order markers only how many lie unrevealed on a card.
 */
export const featureNames = [
  /** Points of living figures, with their wounds. */
  'worth',
  /** The same as a part of what is left on both sides: a lead counts for more the fewer are left. */
  'lead',
  /** Living figures, each as one. */
  'figures',
  /** The part of its life that each figure has left, squared: whoever is nearly gone is worth little. */
  'health',
  /** What figures may take from the enemy that suits them best, the farther away the less. */
  'threat',
  /** The same as a part of what both sides may take. */
  'pressure',
  /** The same for figures whose card has order markers left in this round. */
  'ordered',
  /** The most that one figure may take at once. */
  'best-threat',
  /** The most that one figure of the side that acts next may take in that turn: for the side, or against it. */
  'next-threat',
  /** What figures may lose to the enemy that suits them worst. */
  'exposed',
  /** Points that stand high, by level. */
  'height',
  /** Points of figures with range that are held in a fight. */
  'held',
  /** Order markers that lie unrevealed on cards whose figures live. */
  'orders',
  /** The side whose turn comes next or is going on. */
  'turn',
] as const;

/** A place in the features of a position. */
const at = Object.fromEntries(featureNames.map((name, place) => [name, place])) as Record<
  (typeof featureNames)[number],
  number
>;

/** Reads the features of a position for a seat's side. `into` has one entry for each of {@link featureNames}. */
export function featuresOf(game: Game, seat: Seat, into: Float64Array): Float64Array {
  into.fill(0);
  const team = game.teamOf(seat);
  const acting = game.state.read(matchTable.seat, 0);
  const isNext = acting < 0 ? 0 : game.teamOf(acting) === team ? 1 : -1;
  const fights = new Fights(game);
  const best = [0, 0];
  const left = [0, 0];
  const threats = [0, 0];
  let total = 0;
  let count = 0;
  let next = 0;
  for (let figure = 0; figure < game.figureCount; figure++) {
    const controller = game.controller(figure);
    if (controller < 0 || game.isObject(figure)) continue;
    const worth = worthOf(game, figure);
    total += worth;
    count++;
    if (!game.isAlive(figure)) continue;
    const side = game.teamOf(controller) === team ? 0 : 1;
    const sign = side === 0 ? 1 : -1;
    const life = lifeLeft(game, figure) / lifeOf(game, figure);
    const value = worthLeft(game, figure);
    left[side] = (left[side] as number) + value;
    add(into, at.worth, sign * value);
    add(into, at.figures, sign);
    add(into, at.health, sign * worth * life * life);
    if (!game.isPlaced(figure)) continue;
    const threat = fights.threatOf(figure);
    const markers = game.state.read(cardTable.unrevealed, game.cardOf(figure));
    add(into, at.threat, sign * threat);
    threats[side] = (threats[side] as number) + threat;
    add(into, at.ordered, sign * threat * Math.min(2, markers));
    add(into, at.exposed, -sign * fights.lossOf(figure));
    best[side] = Math.max(best[side] as number, threat);
    if (sign === isNext && markers > 0) next = Math.max(next, threat);
    const space = game.space(figure);
    add(into, at.height, sign * worth * (game.field.level[space] as number) * 0.1);
    if ((game.definition(figure).range ?? 1) > 1 && isEngaged(game, figure)) add(into, at.held, sign * worth);
  }
  into[at['best-threat']] = (best[0] as number) - (best[1] as number);
  into[at['next-threat']] = isNext * next;
  const points = Math.max(1, total);
  for (let place = 0; place < into.length; place++) into[place] = (into[place] as number) / points;
  into[at.figures] = ((into[at.figures] as number) * points) / Math.max(1, count);
  into[at.lead] = shareOf(left);
  into[at.pressure] = shareOf(threats);
  into[at.orders] = 0.1 * ordersLeft(game, team);
  into[at.turn] = 0.1 * isNext;
  return into;
}

/** How much more one side has than the other, as a part of what both have. */
function shareOf([own = 0, foes = 0]: readonly number[]): number {
  return (own - foes) / Math.max(1, own + foes);
}

function add(into: Float64Array, place: number, amount: number): void {
  into[place] = (into[place] as number) + amount;
}

/** Unrevealed order markers on cards with living figures, of the own side less those of others. */
function ordersLeft(game: Game, team: number): number {
  let sum = 0;
  for (let card = 0; card < game.facts.definitions.length; card++) {
    const controller = game.controllerOfCard(card);
    if (controller < 0 || !game.figuresOf(card).some((figure) => game.isAlive(figure))) continue;
    const markers = game.state.read(cardTable.unrevealed, card);
    sum += game.teamOf(controller) === team ? markers : -markers;
  }
  return sum;
}
