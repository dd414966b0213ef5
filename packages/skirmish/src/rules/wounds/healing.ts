import type { Figure } from '../../model/numbers.ts';
import { figureTable } from '../../model/tables.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import { isSpared } from '../basics/spared.ts';
import { woundArgs } from './wounds.ts';

/** Heals wounds of an active figure (SS-GACT-015). Returns how many markers were removed. */
export function heal(run: SkirmishRun, figure: Figure, wounds: number): number {
  if (isSpared(run, figure)) return 0;
  const healed = run.game.isAlive(figure) ? Math.min(wounds, run.game.wounds(figure)) : 0;
  if (healed <= 0) {
    run.note('wounds.none-to-heal', { figure });
    return 0;
  }
  run.write(figureTable.wounds, figure, run.game.wounds(figure) - healed);
  run.note('wounds.healed', { figure, wounds: healed });
  run.event('E.healed', woundArgs(run.game, { figure, amount: healed, kinds: 0, by: -1 }));
  return healed;
}
