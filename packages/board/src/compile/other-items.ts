/** The items of which only one of two lists has one. */
export function otherItems<Item>(items: readonly Item[], others: readonly Item[]): readonly Item[] {
  if (items === others || (items.length === 0 && others.length === 0)) return [];
  const [here, there] = [new Set(items), new Set(others)];
  return [...items.filter((item) => !there.has(item)), ...others.filter((item) => !here.has(item))];
}
