import type { Decision, Reply } from '@scapewright/kernel';
import type { Card, Figure, Game } from '@scapewright/skirmish/author';
import type { Chance } from '../bot.ts';
import { mostOfAttack, worthLeft } from '../odds/worth.ts';
import { randomReply } from '../random-bot.ts';
import { Strike } from './strike.ts';

/**
 * Order markers go to the card that can take most from the enemy soonest, the last one also to the second; the X lies
 * anywhere, so that it tells nothing.
 */
export function markersReply(decision: Decision, game: Game, chance: Chance): Reply {
  if (decision.choice.domain !== 'card') return randomReply(decision, chance);
  let best = -1;
  let second = -1;
  let most = -Infinity;
  let next = -Infinity;
  for (let index = 0; index < decision.choice.options.length; index++) {
    const card = decision.valueAt(index);
    const score = scoreOf(game, card) * (1 + chance.below(10) / 100);
    if (score > most) [second, next, best, most] = [best, most, card, score];
    else if (score > next) [second, next] = [card, score];
  }
  const isClose = second >= 0 && next > 0.6 * most;
  const markers: number[] = [];
  while (markers.length < decision.most - 1) {
    const share = isClose ? 2 : 5;
    markers.push(second >= 0 && markers.length > 0 && chance.below(share) === 0 ? second : best);
  }
  return [...markers, decision.valueAt(chance.below(decision.count))];
}

/** Points that a unit of the card may take in its next turns, and a little for what it is worth. */
function scoreOf(game: Game, card: Card): number {
  let sum = 0;
  let last = 0;
  for (const figure of game.figuresOf(card)) {
    if (!game.isPlaced(figure)) continue;
    const gain = gainSoon(game, figure);
    sum += gain;
    last = Math.max(last, worthLeft(game, figure));
  }
  const copies = Math.max(
    1,
    game.figuresOf(card).length / Math.max(1, game.facts.definitions[card]?.figures ?? 1),
  );
  return sum / copies + 0.02 * last;
}

/** The enemy that suits a figure of the card best, and whether it can move there and attack in one turn, as far as spaces tell. */
export function foeToTake(
  game: Game,
  card: Card,
): { readonly foe: Figure; readonly isNear: boolean } | undefined {
  let best: Prey | undefined;
  for (const figure of game.figuresOf(card)) {
    const prey = game.isPlaced(figure) ? preyOf(game, figure) : undefined;
    if (prey && prey.foe >= 0 && (!best || prey.gain > best.gain)) best = prey;
  }
  return best && { foe: best.foe, isNear: best.away === 0 };
}

/** The enemy that suits a figure best, and whether it can move there and attack in one turn, as far as spaces tell. */
export function foeOfFigure(
  game: Game,
  figure: Figure,
): { readonly foe: Figure; readonly isNear: boolean } | undefined {
  const { foe, away } = game.isPlaced(figure) ? preyOf(game, figure) : noPrey;
  return foe < 0 ? undefined : { foe, isNear: away === 0 };
}

/** What the figure may take from the enemy that suits it best; less the farther away that stands. */
const gainSoon = (game: Game, figure: Figure): number => preyOf(game, figure).gain;

/** An enemy, what may be taken from it, and the spaces that it is out of reach. */
interface Prey {
  readonly foe: Figure;
  readonly gain: number;
  readonly away: number;
}
const noPrey: Prey = { foe: -1, gain: 0, away: 0 };

function preyOf(game: Game, figure: Figure): Prey {
  const { attack, range, move } = game.definition(figure);
  if (attack === null || range === null) return noPrey;
  const space = game.space(figure);
  let best = noPrey;
  for (let other = 0; other < game.figureCount; other++) {
    if (!game.isPlaced(other) || !game.isEnemy(figure, other)) continue;
    const distance = game.field.distance(space, game.space(other));
    const away = distance < 0 ? 60 : Math.max(0, distance - range - (move ?? 0));
    const soon = 0.6 ** (away / Math.max(1, move ?? 1));
    if (mostOfAttack(game, other) * soon < best.gain) continue;
    const gain = new Strike(game, figure, other).from(0) * soon;
    if (gain > best.gain) best = { foe: other, gain, away };
  }
  return best;
}

/** One of the three dearest cards that it may take; it never leaves a draft early. */
export function draftPick(decision: Decision, chance: Chance): Reply {
  const { options, preview } = decision.choice;
  const dearest = Array.from(options)
    .map((offer) => ({ offer, points: preview?.(offer)['points'] ?? 0 }))
    .sort((a, b) => b.points - a.points || a.offer - b.offer);
  return dearest[chance.below(Math.min(3, dearest.length))]?.offer ?? decision.valueAt(0);
}
