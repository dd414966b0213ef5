import { confirmation, type Decision, type Reply } from '@scapewright/kernel';
import {
  type Card,
  distanceBetween,
  type Figure,
  type Game,
  legalTargets,
  matchTable,
} from '@scapewright/skirmish/author';
import { isOwnRoll, rollNow } from '../policy/abilities.ts';
import { bestTarget } from '../policy/attack-gain.ts';
import { foeOfFigure, foeToTake } from '../policy/cards.ts';
import { attackOn, type HintedAttack } from './hint-facts.ts';

/** What speaks for a reply that is no way and no target, as facts that whoever shows them puts into words. */
export type HintReason =
  /** The card with the first order marker suits an enemy best; `isNear`: it can move there and attack in one turn. */
  | { readonly kind: 'markers'; readonly card: Card; readonly foe: Figure; readonly isNear: boolean }
  /** Dice that do not count for who rolls them (`isOwn`), or that count for an enemy. */
  | { readonly kind: 'dice'; readonly dice: number; readonly isOwn: boolean }
  /** A plus for one's own roll, a minus for an enemy's. */
  | { readonly kind: 'sign'; readonly isOwn: boolean }
  /** An ability is used because it is offered. */
  | { readonly kind: 'use' }
  /** One place of the start zone is as good as another. */
  | { readonly kind: 'place' }
  /** A figure moves; `isNear`: it can move to an enemy and attack in one turn. */
  | { readonly kind: 'mover'; readonly figure: Figure; readonly foe: Figure; readonly isNear: boolean }
  /** A figure attacks, best whom; undefined: it has nobody worth an attack in range. */
  | { readonly kind: 'attacker'; readonly figure: Figure; readonly attack: HintedAttack | undefined }
  /** Nobody is attacked: none of those who could be is worth it. */
  | { readonly kind: 'nobody' }
  /** A plain move is enough to reach an enemy. */
  | { readonly kind: 'plain-move' }
  /** The figure that is worth most among those of its side, or of the enemy's. */
  | { readonly kind: 'dearest'; readonly isFoe: boolean };

/** Why a reply to a question about order markers or an ability; undefined for any other. */
export function hintReason(decision: Decision, reply: Reply, game: Game): HintReason | undefined {
  const { choice, shape } = decision;
  const picked = typeof reply === 'number' ? [reply] : reply;
  const [first = -1] = picked;
  if (shape === 'allot' && choice.domain === 'card' && first >= 0) {
    const found = foeToTake(game, first);
    return found && { kind: 'markers', card: first, ...found };
  }
  const isRoll = choice.domain === 'die' || choice.domain === 'sign';
  const roll = isRoll ? rollNow(game) : -1;
  if (roll >= 0) {
    const isOwn = isOwnRoll(game, decision.seat, roll);
    if (choice.domain === 'sign') return { kind: 'sign', isOwn };
    return first >= 0 ? { kind: 'dice', dice: picked.length, isOwn } : undefined;
  }
  if (choice.domain === 'answer') return first === confirmation.yes ? { kind: 'use' } : undefined;
  if (choice.domain === 'space')
    return game.state.read(matchTable.round, 0) === 0 ? { kind: 'place' } : undefined;
  if (decision.asks === 'target') return first < 0 ? { kind: 'nobody' } : undefined;
  if (decision.asks === '3D' && first < 0)
    return isNearEnough(decision, game) ? { kind: 'plain-move' } : undefined;
  return choice.domain === 'figure' && first >= 0 ? reasonForFigure(decision, first, game) : undefined;
}

function reasonForFigure(
  { asks, seat, count }: Decision,
  figure: Figure,
  game: Game,
): HintReason | undefined {
  if (asks === 'move') {
    const found = foeOfFigure(game, figure);
    return found && { kind: 'mover', figure, ...found };
  }
  if (asks === 'attack') {
    const { target, gain } = bestTarget(game, figure, legalTargets(game, { attacker: figure }), undefined);
    return { kind: 'attacker', figure, attack: gain > 0 ? attackOn(game, figure, target) : undefined };
  }
  if (count < 2) return undefined;
  return { kind: 'dearest', isFoe: game.teamOf(game.controller(figure)) !== game.teamOf(seat) };
}

/** Can whoever is asked for a special move reach an enemy by a plain one, as far as spaces tell? Of several figures each. */
function isNearEnough({ choice }: Decision, game: Game): boolean {
  const cards = new Set(Array.from(choice.options, (option) => game.hooks.all[option]?.source.owner ?? -1));
  const figures = [...cards].flatMap((card) => (card < 0 ? [] : [...game.figuresOf(card)]));
  const placed = figures.filter((figure) => game.isPlaced(figure));
  return placed.length > 0 && placed.every((figure) => reachesEnemy(game, figure));
}

function reachesEnemy(game: Game, figure: Figure): boolean {
  const { move, range, attack } = game.definition(figure);
  if (attack === null) return false;
  for (let other = 0; other < game.figureCount; other++) {
    if (!game.isPlaced(other) || !game.isEnemy(figure, other)) continue;
    const away = distanceBetween(game, figure, other);
    if (away >= 0 && away <= (move ?? 0) + (range ?? 1)) return true;
  }
  return false;
}
