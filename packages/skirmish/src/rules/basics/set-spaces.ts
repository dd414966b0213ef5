import type { Space } from '@scapewright/board';
import type { Column } from '@scapewright/kernel';
import type { Figure } from '../../model/numbers.ts';
import { baseColumns } from '../../model/tables.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';

/** Writes the spaces of a base. */
export function setSpaces(run: SkirmishRun, figure: Figure, spaces: readonly Space[]): void {
  for (let at = 0; at < baseColumns.length; at++) {
    const column = baseColumns[at] as Column;
    const space = spaces[at] ?? -1;
    if (space < 0 && run.read(column, figure) < 0) return;
    run.write(column, figure, space);
  }
}
