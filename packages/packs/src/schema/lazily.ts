/** Makes a value at its first use and keeps it: importing this package builds no schema, and building one twice is never paid for. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
