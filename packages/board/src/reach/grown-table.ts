/** A larger table with the content of a smaller one. */
export function grownTo<Table extends Int8Array | Uint8Array | Int16Array | Int32Array | Uint32Array>(
  table: Table,
  larger: Table,
): Table {
  larger.set(table);
  return larger;
}
