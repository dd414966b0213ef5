import type { Battlefield } from '@scapewright/board';
import { seatTable } from '../../model/tables.ts';
import { hasObjects, isOver, isStillIn, underEnemyControl } from '../../queries/teams.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import { decideEach } from './decide-each.ts';
import { decideWhole } from './verdict.ts';

/**
 * Notes who is out of the game, and who has won by the victory conditions of the match (SS-END-001, HS-WIN-002). Several
 * battlefields are judged one by one.
 */
export function decideVictory(run: SkirmishRun, roundEnd: boolean): void {
  const { game } = run;
  if (isOver(game)) return;
  noteThoseOut(run);
  const { regions } = game.field.workspace(regionsOf);
  if (regions.length > 1) decideEach(run, regions, roundEnd);
  else decideWhole(run, roundEnd);
}

function noteThoseOut(run: SkirmishRun): void {
  const { game } = run;
  for (let seat = 0; seat < game.seatCount; seat++)
    if (!game.isOut(seat) && !isStillIn(game, seat) && !underEnemyControl(game, seat)) {
      run.write(seatTable.out, seat, 1);
      run.note('player.out', { seat });
      if (hasObjects(game, seat)) run.note('player.objects-left', { seat });
    }
}

/** The regions of a battlefield, in the order of their numbers. */
function regionsOf({ region }: Battlefield): { readonly regions: readonly number[] } {
  return { regions: [...new Set(region)].sort((a, b) => a - b) };
}
