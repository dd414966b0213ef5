import { cardTable } from '../tables.ts';
import type { SkirmishRun } from '../unit.ts';

/** Takes a card without figures out of the game: nothing of it acts any longer. */
export function removeCard(run: SkirmishRun, card: number): void {
  run.write(cardTable.active, card, 0);
}
