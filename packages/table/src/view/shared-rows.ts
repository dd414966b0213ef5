/**
 * Rows of a view that stay the same objects while they say the same: what has changed is then found by looking at the rows
 * alone, for every viewer.
 */
export class SharedRows {
  private readonly kept = new Map<string, object>();
  private readonly lists = new Map<string, { readonly from: readonly object[]; readonly list: object[] }>();

  /** The row, or the one of the same name that says the same. */
  row<Row extends object>(name: string, row: Row): Row {
    const before = this.kept.get(name);
    if (before && saysTheSame(before, row)) return before as Row;
    this.kept.set(name, row);
    return row;
  }

  /**
   * A list of rows, which is the one of the same name where all its rows are the same objects. What was in it before stays in
   * its order, what is new comes last: so do lists into which changes are joined.
   */
  list<Row extends { readonly key: string }>(name: string, rows: readonly Row[]): Row[] {
    const known = this.lists.get(name);
    const before = known?.list as Row[] | undefined;
    if (before && known && (known.from === rows || areSame(known.from, rows))) return before;
    const places = new Map(before?.map(({ key }, at) => [key, at]));
    const placeOf = ({ key }: Row): number => places.get(key) ?? places.size;
    const list = [...rows].sort((a, b) => placeOf(a) - placeOf(b));
    const kept = before && areSame(before, list) ? before : list;
    this.lists.set(name, { from: rows, list: kept });
    return kept;
  }
}

const areSame = (one: readonly object[], other: readonly object[]): boolean =>
  one.length === other.length && one.every((row, at) => row === other[at]);

/** Are two values the same plain JSON, with the same fields in the same order? */
function saysTheSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((entry, at) => saysTheSame(entry, other[at]))
    );
  const names = Object.keys(one);
  const others = Object.keys(other);
  if (names.length !== others.length) return false;
  for (let at = 0; at < names.length; at++) {
    const name = names[at] as keyof typeof one;
    if (name !== others[at] || !saysTheSame(one[name], other[name])) return false;
  }
  return true;
}
