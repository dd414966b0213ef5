import type { Card, Figure } from '../../model/numbers.ts';
import { figuresOnCard, onCardKind } from '../../queries/on-card.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import { endEffects } from './effects.ts';

/** A figure lies on no card any more. */
export function takeFromCard(run: SkirmishRun, figure: Figure): void {
  if (run.game.effects().length > 0) endEffects(run, onCardKind, figure);
}

/** The figures in the game that lie on a card, whose own figures are gone. */
export function leftOnCard(run: SkirmishRun, card: Card): readonly Figure[] {
  return figuresOnCard(run.game, card).filter((figure) => run.game.isAlive(figure));
}
