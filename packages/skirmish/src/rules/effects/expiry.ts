import { type Duration, durations } from '../../model/durations.ts';
import type { Figure } from '../../model/numbers.ts';
import { effectTable } from '../../model/tables.ts';
import { controlKind } from '../../queries/control.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Step } from '../../state/procedures.ts';
import { settleControl } from './settle-control.ts';
import { settleLife } from './settle-life.ts';

/** Ends one effect. */
export function endEffect(run: SkirmishRun, row: number): void {
  const columns = effectTable.column;
  run.write(columns.used, row, 0);
  run.write(columns.kind, row, 0);
  run.write(columns.figure, row, -1);
  run.write(columns.card, row, -1);
  run.write(columns.seat, row, -1);
  run.write(columns.amount, row, 0);
  run.write(columns.source, row, -1);
  run.write(columns.part, row, 0);
  run.write(columns.until, row, 0);
  run.write(columns.stamp, row, 0);
}

/**
 * Ends what lasts until the end of a stretch; what was controlled for it goes to whoever controls it then. What was given for a turn or
 * round while none was going on ends with the next.
 */
export function expire(run: SkirmishRun, until: Duration, stamp: number): void {
  if (run.game.effects().length === 0) return;
  const rows = run.game.state.rows('effect');
  const which = durations.indexOf(until);
  const endsLate = until === 'turn' || until === 'round';
  let controlled: Set<Figure> | undefined;
  let hasEnded = false;
  for (let row = 0; row < rows; row++) {
    if (run.read(effectTable.used, row) !== 1 || run.read(effectTable.until, row) !== which) continue;
    const given = run.read(effectTable.stamp, row);
    if (endsLate ? given > stamp : given !== stamp) continue;
    if (run.game.facts.effectKinds[run.read(effectTable.kind, row)] === controlKind)
      controlled = (controlled ?? new Set()).add(run.read(effectTable.figure, row));
    endEffect(run, row);
    hasEnded = true;
  }
  for (const figure of controlled ?? []) settleControl(run, figure);
  if (hasEnded) settleLife(run);
}

/** The step in which a stretch ends that has its stamp in a variable: nothing runs where nothing lasts. */
export function endOf<Frame>(until: Duration, stampOf: (vars: Readonly<Frame>) => number): Step<Frame> {
  return {
    if: (game) => game.effects().length > 0,
    steps: [{ do: (run, vars) => expire(run, until, stampOf(vars)) }],
  };
}
