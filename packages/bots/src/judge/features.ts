import type { Seat } from '@scapewright/kernel';
import {
  attackDice,
  cardTable,
  defenseDice,
  type Figure,
  type Game,
  isEngaged,
  matchTable,
} from '@scapewright/skirmish/author';
import { lifeLeft, lifeOf, worthLeft, worthOf, worthOfAttack } from '../odds/worth.ts';

/**
 * What the judge looks at, each as the own side's part of all points less the enemies'. Nothing in it is hidden from anybody:
 * of order markers only how many lie unrevealed on a card.
 */
export const featureNames = [
  /** Points of living figures, with their wounds. */
  'worth',
  /** Points of living figures, whole. */
  'living',
  /** Living figures, each as one. */
  'figures',
  /** The part of its life that each figure has left, squared: whoever is nearly gone is worth little. */
  'health',
  /** What figures may take from the enemy that suits them best, the farther away the less. */
  'threat',
  /** The same for figures whose card has order markers left in this round. */
  'ordered',
  /** The most that one figure may take at once. */
  'best-threat',
  /** Points that stand high, by level. */
  'height',
  /** Points of figures with range that are held in a fight. */
  'held',
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
  let total = 0;
  let count = 0;
  const best = [0, 0];
  for (let figure = 0; figure < game.figureCount; figure++) {
    const controller = game.controller(figure);
    if (controller < 0 || game.isObject(figure)) continue;
    const worth = worthOf(game, figure);
    total += worth;
    count++;
    if (!game.isAlive(figure)) continue;
    const side = game.teamOf(controller) === team ? 0 : 1;
    const sign = side === 0 ? 1 : -1;
    const left = lifeLeft(game, figure) / lifeOf(game, figure);
    add(into, at.worth, sign * worthLeft(game, figure));
    add(into, at.living, sign * worth);
    add(into, at.figures, sign);
    add(into, at.health, sign * worth * left * left);
    if (!game.isPlaced(figure)) continue;
    const threat = threatOf(game, figure);
    const markers = game.state.read(cardTable.unrevealed, game.cardOf(figure));
    add(into, at.threat, sign * threat);
    add(into, at.ordered, sign * threat * Math.min(2, markers));
    best[side] = Math.max(best[side] as number, threat);
    add(into, at.height, sign * worth * (game.field.level[game.space(figure)] as number) * 0.1);
    if ((game.definition(figure).range ?? 1) > 1 && isEngaged(game, figure)) add(into, at.held, sign * worth);
  }
  into[at['best-threat']] = (best[0] as number) - (best[1] as number);
  const points = Math.max(1, total);
  for (let place = 0; place < into.length; place++) into[place] = (into[place] as number) / points;
  into[at.figures] = ((into[at.figures] as number) * points) / Math.max(1, count);
  const acting = game.state.read(matchTable.seat, 0);
  into[at.turn] = acting < 0 ? 0 : game.teamOf(acting) === team ? 0.1 : -0.1;
  return into;
}

function add(into: Float64Array, place: number, amount: number): void {
  into[place] = (into[place] as number) + amount;
}

/** Points that a figure may take from the enemy that suits it best. */
function threatOf(game: Game, figure: Figure): number {
  const { attack, range, move } = game.definition(figure);
  if (attack === null || range === null) return 0;
  const space = game.space(figure);
  const level = game.field.level[space] as number;
  const steps = Math.max(1, move ?? 1);
  let most = 0;
  for (let other = 0; other < game.figureCount; other++) {
    if (!game.isPlaced(other) || !game.isEnemy(figure, other)) continue;
    const place = game.space(other);
    const distance = game.field.distance(space, place);
    const away = distance < 0 ? 60 : Math.max(0, distance - range);
    const pair = { attacker: figure, defender: other, special: 0 };
    const height = level - (game.field.level[place] as number);
    const dice = game.value(attackDice, attack, { figure, ...pair }) + (height > 0 ? 1 : 0);
    const printed = game.definition(other).defense;
    const blocks =
      printed === null
        ? 0
        : game.value(defenseDice, printed, { figure: other, ...pair }) + (height < 0 ? 1 : 0);
    const now = away <= steps ? 1 - (0.2 * away) / steps : 0.8 * 0.6 ** ((away - steps) / steps);
    const gain = now * worthOfAttack(game, other, dice, blocks);
    if (gain > most) most = gain;
  }
  return most;
}
