const placeOf = (table: string): string => `seen ${table}`;

/** The number of the last line of a table that this device has shown; undefined where it never did. */
export function lastSeen(table: string): number | undefined {
  try {
    const kept = localStorage.getItem(placeOf(table));
    return kept === null || !/^\d+$/.test(kept) ? undefined : Number(kept);
  } catch {
    return undefined;
  }
}

export function noteSeen(table: string, line: number): void {
  try {
    localStorage.setItem(placeOf(table), String(line));
  } catch {
    // A browser that keeps nothing tells nothing of what was missed.
  }
}
