import type { Seat } from '@scapewright/kernel';
import { cardTable, type Game, isEngaged, matchTable } from '@scapewright/skirmish/author';
import { worthOf } from '../odds/worth.ts';
import { fightersOf } from './fighters.ts';
import { outlookOf } from './outlook.ts';

/**
 * What the judge looks at, the own side's less the enemies': the first six as parts of all points or figures, the last three as logarithms of
 * ratios. Nothing in it is hidden from anybody: of order markers only how many lie unrevealed on a card.
 */
export const featureNames = [
  /** Living figures, each as one. */
  'figures',
  /** The most that one figure may take at once, the farther away from it the less. */
  'best-threat',
  /** The most that one figure of the side that acts next may take in that turn: for the side, or against it. */
  'next-threat',
  /** Points that stand high, by level. */
  'height',
  /** Points of figures with range that are held in a fight. */
  'held',
  /** Order markers that lie unrevealed on cards whose figures live. */
  'orders',
  /** The side whose turn comes next or is going on. */
  'turn',
  /** Who would be gone first, if each side attacked with what suits best. */
  'race',
  /** Life that is left. */
  'life',
  /** What cards would deal before they are gone. */
  'staying',
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
  const fighters = fightersOf(game, team);
  const { points, figures } = allOf(game);
  const best: [own: number, foes: number] = [0, 0];
  let next = 0;
  for (const { figure, card, isOwn, threat } of fighters) {
    const sign = isOwn ? 1 : -1;
    add(into, at.figures, sign / figures);
    if (!game.isPlaced(figure)) continue;
    const part = (sign * worthOf(game, figure)) / points;
    const side = isOwn ? 0 : 1;
    best[side] = Math.max(best[side], threat);
    if (sign === isNext && game.state.read(cardTable.unrevealed, card) > 0) next = Math.max(next, threat);
    add(into, at.height, 0.1 * part * (game.field.level[game.space(figure)] as number));
    if ((game.definition(figure).range ?? 1) > 1 && isEngaged(game, figure)) add(into, at.held, part);
  }
  into[at['best-threat']] = (best[0] - best[1]) / points;
  into[at['next-threat']] = (isNext * next) / points;
  into[at.orders] = 0.1 * ordersLeft(game, team);
  into[at.turn] = 0.1 * isNext;
  const { race, life, staying } = outlookOf(fighters);
  into[at.race] = race;
  into[at.life] = life;
  into[at.staying] = staying;
  return into;
}

/** Points and number of all figures that anybody has or had, at least 1. */
function allOf(game: Game): { readonly points: number; readonly figures: number } {
  let points = 0;
  let figures = 0;
  for (let figure = 0; figure < game.figureCount; figure++) {
    if (game.controller(figure) < 0 || game.isObject(figure)) continue;
    points += worthOf(game, figure);
    figures++;
  }
  return { points: Math.max(1, points), figures: Math.max(1, figures) };
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
