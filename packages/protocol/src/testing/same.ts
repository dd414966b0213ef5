/** Throws where two values differ as JSON; the order of keys is nothing. */
export function mustBeSame(found: unknown, wanted: unknown, what: string): void {
  const [one, other] = [sorted(found), sorted(wanted)];
  if (one !== other) throw new Error(`${what}: found ${one}, wanted ${other}`);
}

/** Throws where something does not hold. */
export function mustHold(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

function sorted(value: unknown): string {
  return String(
    JSON.stringify(value, (_, entry: unknown) =>
      typeof entry === 'object' && entry !== null && !Array.isArray(entry)
        ? Object.fromEntries(Object.entries(entry).sort(([one], [other]) => (one < other ? -1 : 1)))
        : entry,
    ),
  );
}
