/**
 * Rows of a view that stay the same objects while they say the same: what has changed is then found by looking at the rows
 * alone, for every viewer.
 */
export class SharedRows {
  private readonly kept = new Map<string, { readonly text: string; readonly row: object }>();
  private readonly lists = new Map<string, { readonly from: readonly object[]; readonly list: object[] }>();

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
    const known = this.lists.get(name);
    const before = known?.list as Row[] | undefined;
    if (before && known?.from === rows) return before;
    const places = new Map(before?.map(({ key }, at) => [key, at]));
    const placeOf = ({ key }: Row): number => places.get(key) ?? places.size;
    const list = [...rows].sort((a, b) => placeOf(a) - placeOf(b));
    const isSame = before?.length === list.length && before.every((row, at) => row === list[at]);
    const kept = before && isSame ? before : list;
    this.lists.set(name, { from: rows, list: kept });
    return kept;
  }
}
