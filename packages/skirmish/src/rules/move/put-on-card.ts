import type { Card, Figure } from '../../model/numbers.ts';
import { onCardKind } from '../../queries/on-card.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import { addEffect } from '../effects/effects.ts';
import { takeFromCard } from '../effects/from-card.ts';
import { setAside } from './displace.ts';

/**
 * Puts a figure on a card: one that stands on the battlefield is taken off it, one that has been defeated stays so. It lies there, on no
 * other card, until it is placed, comes back, or leaves the game. False: it is kept where it stands.
 */
export function putOnCard(run: SkirmishRun, figure: Figure, card: Card): boolean {
  const { game } = run;
  if (game.isOnBattlefield(figure)) setAside(run, figure);
  if (game.isOnBattlefield(figure)) return false;
  takeFromCard(run, figure);
  addEffect(run, { kind: onCardKind, figure, card, until: 'game' });
  run.note('ability.on-card', { figure, card });
  return true;
}
