import { confirmation, type Decision, type Reply } from '@scapewright/kernel';
import type { Card, Figure, Game } from '@scapewright/skirmish/author';
import { isOwnRoll, rollNow } from '../policy/abilities.ts';
import { foeToTake } from '../policy/cards.ts';

/** What speaks for a reply that is no way and no target, as facts that whoever shows them puts into words. */
export type HintReason =
  /** The card with the first order marker suits an enemy best; `isNear`: it can move there and attack in one turn. */
  | { readonly kind: 'markers'; readonly card: Card; readonly foe: Figure; readonly isNear: boolean }
  /** Dice that do not count for who rolls them (`isOwn`), or that count for an enemy. */
  | { readonly kind: 'dice'; readonly dice: number; readonly isOwn: boolean }
  /** A plus for one's own roll, a minus for an enemy's. */
  | { readonly kind: 'sign'; readonly isOwn: boolean }
  /** An ability is used because it is offered. */
  | { readonly kind: 'use' };

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
  return choice.domain === 'answer' && first === confirmation.yes ? { kind: 'use' } : undefined;
}
