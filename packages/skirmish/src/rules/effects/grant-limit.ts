import { effectTable } from '../../model/tables.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';
import { addEffect } from './effects.ts';

/** The kind of the lasting effect that counts what has been granted in a turn; last of all kinds, so that none got another number. */
export const grantedKind = 'yielded';

/** Grants within one another, and in one turn: no card comes near, and no ring of abilities goes beyond (ruling endlessGrants). */
const most = { within: 5, perTurn: 100 };

/**
 * Counts a grant that begins. False where the abilities of this turn have granted all that they may. What is granted between
 * turns counts for the next.
 */
export function beginsGrant(run: SkirmishRun): boolean {
  const known = counterOf(run);
  const { amount, part: depth } = effectTable.column;
  const granted = known < 0 ? 0 : run.read(amount, known);
  const within = known < 0 ? 0 : run.read(depth, known);
  if (granted >= most.perTurn || within >= most.within) return false;
  const row = known < 0 ? addEffect(run, { kind: grantedKind, until: 'turn' }) : known;
  run.write(amount, row, granted + 1);
  run.write(depth, row, within + 1);
  return true;
}

/** The grant that began last is resolved. */
export function endsGrant(run: SkirmishRun): void {
  const row = counterOf(run);
  const { part: depth } = effectTable.column;
  if (row >= 0) run.write(depth, row, run.read(depth, row) - 1);
}

/** Does an ability's grant go on at this moment? */
export function isGranting(game: Game): boolean {
  const kind = game.facts.effectKinds.indexOf(grantedKind);
  return game
    .effects()
    .some((row) => game.readEffect('kind', row) === kind && game.readEffect('part', row) > 0);
}

/** The row of the effect that counts, -1 where nothing has been granted. */
function counterOf({ game }: SkirmishRun): number {
  const kind = game.facts.effectKinds.indexOf(grantedKind);
  return game.effects().find((row) => game.readEffect('kind', row) === kind) ?? -1;
}
