/**
 * Rows of a view that stay the same objects while they say the same: what has changed is then found by looking at the rows
 * alone, for every viewer.
 */
export class SharedRows {
  private readonly kept = new Map<string, { readonly row: object; readonly fields: readonly string[] }>();
  private readonly lists = new Map<string, { readonly from: readonly object[]; readonly list: object[] }>();

  /** The row, or the one of the same name that says the same. */
  row<Row extends object>(name: string, row: Row): Row {
    const before = this.kept.get(name);
    const fields = Object.keys(row);
    if (before && haveSameFields(before.row, before.fields, row, fields)) return before.row as Row;
    this.kept.set(name, { row, fields });
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
    const list = before ? inOrderOf(before, rows) : [...rows];
    const kept = before && areSame(before, list) ? before : list;
    this.lists.set(name, { from: rows, list: kept });
    return kept;
  }
}

const areSame = (one: readonly object[], other: readonly object[]): boolean =>
  one.length === other.length && one.every((row, at) => row === other[at]);

const haveSameKeys = <Row extends { readonly key: string }>(one: readonly Row[], other: readonly Row[]) =>
  one.length === other.length && one.every(({ key }, at) => key === other[at]?.key);

/** The rows in the order of a list, with those at the end that it does not have. */
function inOrderOf<Row extends { readonly key: string }>(list: readonly Row[], rows: readonly Row[]): Row[] {
  if (haveSameKeys(list, rows)) return [...rows];
  const places = new Map(list.map(({ key }, at) => [key, at]));
  const placeOf = ({ key }: Row): number => places.get(key) ?? places.size;
  return [...rows].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Are two values the same plain JSON, with the same fields in the same order? */
function saysTheSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) && Array.isArray(other)) return haveSameEntries(one, other);
  if (Array.isArray(one) || Array.isArray(other)) return false;
  return haveSameFields(one, Object.keys(one), other, Object.keys(other));
}

function haveSameEntries(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (!saysTheSame(one[at], other[at])) return false;
  return true;
}

function haveSameFields(
  one: object,
  names: readonly string[],
  other: object,
  others: readonly string[],
): boolean {
  if (!haveSameEntries(names, others)) return false;
  for (const name of names as readonly (keyof object)[])
    if (!saysTheSame(one[name], other[name])) return false;
  return true;
}
