/** What YAML can hold, and what a generated constant can. */
export type Data = null | boolean | number | string | readonly Data[] | { readonly [key: string]: Data };

const plainKey = /^[A-Za-z_$][A-Za-z0-9_$]*$/;

/** Prints data as one line of TypeScript; keys that hold `null` are left out, for absence is `undefined`. */
export function printLiteral(value: Data): string {
  if (value === null) throw new Error('absence cannot be printed on its own');
  if (Array.isArray(value)) return `[${value.map((item: Data) => printLiteral(item)).join(', ')}]`;
  if (typeof value === 'object') {
    const parts = Object.entries(value)
      .filter(([, item]) => item !== null)
      .map(([key, item]) => `${plainKey.test(key) ? key : JSON.stringify(key)}: ${printLiteral(item)}`);
    return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
  }
  return JSON.stringify(value);
}

/** Turns the keys of a table from `snake_case` and `kebab-case` into `camelCase`, at every depth. */
export function camelCaseKeys(value: Data): Data {
  if (Array.isArray(value)) return value.map(camelCaseKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key.replaceAll(/(?<=[a-z0-9])[_-]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
      camelCaseKeys(item),
    ]),
  );
}
