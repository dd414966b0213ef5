import { Table } from '../table/table.ts';
import type { TableParts } from '../table/table-parts.ts';
import { placeOf, type Shown, ShownHost, stateNow } from './shown-host.ts';

/** Positions one after the other, as something that was set up came to them: each is a table of its own that nobody answers. */
export class PositionHost extends ShownHost {
  protected readonly shown: Shown;
  private readonly tables: readonly Table[];

  /** `positions`: the parts of a table for each, at least one. Throws what keeps one from being shown. */
  constructor(id: string, positions: readonly TableParts[], language?: string) {
    super(id, language);
    this.tables = positions.map((parts) => new Table(parts));
    const states = this.tables.map((table) => stateNow(table, language));
    this.shown = { states, places: states.map((state) => placeOf(state)) };
  }

  protected tableAt(place: number): Table {
    return this.tables[place] as Table;
  }
}
