/**
 * The candidate that somebody who wrote `word` most likely meant, or undefined when none is near. Swapped, missing, extra and wrong letters
 * count one each; up to a third of the word may be wrong. Capitals, hyphens and underscores count nothing.
 */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = plain(word);
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(wanted, plain(candidate), bestDistance);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** What to do about a wrong word: the near candidate, or the whole list where it is short, or nothing. */
export function fixFor(word: string, candidates: readonly string[]): string | undefined {
  const near = closest(word, candidates);
  if (near !== undefined) return `did you mean "${near}"?`;
  if (candidates.length === 0 || candidates.length > 30) return undefined;
  return candidates.length === 1 ? `write "${candidates[0]}"` : `use one of: ${candidates.join(', ')}`;
}

const plain = (word: string): string => word.slice(0, 60).toLowerCase().replace(/[-_ ]/g, '');

/** Distance with swaps of neighbours (optimal string alignment); at least `limit` when it is not below. */
function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) >= limit) return limit;
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, at(before, column - 2) + 1);
      current.push(cost);
    }
    before = last;
    last = current;
  }
  return at(last, to.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
