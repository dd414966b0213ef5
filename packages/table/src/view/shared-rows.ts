/**
 * Rows of a view that stay the same objects while they say the same: what has changed is then found by looking at the rows
 * alone, for every viewer.
 */
export class SharedRows {
  private readonly kept = new Map<string, { readonly text: string; readonly row: object }>();

  /** The row, or the one of the same name that says the same. */
  row<Row extends object>(name: string, row: Row): Row {
    const text = JSON.stringify(row);
    const before = this.kept.get(name);
    if (before?.text === text) return before.row as Row;
    this.kept.set(name, { text, row });
    return row;
  }

  /**
   * A list of rows, which is the one of the same name where all its rows are the same objects. What was in it before stays in
   * its order, what is new comes last: so do lists into which changes are joined.
   */
  list<Row extends { readonly key: string }>(name: string, rows: readonly Row[]): Row[] {
    const before = this.kept.get(name)?.row as Row[] | undefined;
    const places = new Map(before?.map(({ key }, at) => [key, at]));
    const placeOf = ({ key }: Row): number => places.get(key) ?? places.size;
    const list = [...rows].sort((a, b) => placeOf(a) - placeOf(b));
    if (before?.length === list.length && before.every((row, at) => row === list[at])) return before;
    this.kept.set(name, { text: '', row: list });
    return list;
  }
}
