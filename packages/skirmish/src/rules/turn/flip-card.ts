import type { Card } from '../../model/numbers.ts';
import { cardTable } from '../../model/tables.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import { procedures } from '../../state/procedures.ts';

/**
 * Turns a flip card over: its statistics, labels and abilities are those of the other side from now on; wounds and markers
 * stay. A figure with as many wounds as the new side has Life is defeated (SS-GCARD-023). False for a card of one side.
 */
export function flipCard(run: SkirmishRun, card: Card): boolean {
  const { game } = run;
  if (game.facts.definitions[card]?.otherSide === undefined) return false;
  run.write(cardTable.side, card, 1 - game.sideOf(card));
  run.note('card.flipped', { card });
  for (const figure of game.figuresOf(card))
    if (game.isAlive(figure) && game.wounds(figure) > 0) run.call(procedures.life, { figure });
  return true;
}
