import type { Battlefield } from '../battlefield.ts';
import type { Space } from '../space.ts';

/**
 * Takes a base apart into convex parts, each a list of one to three spaces that all touch one another: a part is the
 * base widened by the half width of a single base. A single or double base is its own only part.
 */
export function convexParts(field: Battlefield, spaces: readonly Space[]): readonly (readonly number[])[] {
  if (spaces.length === 1 || (spaces.length === 2 && touch(field, spaces[0] ?? 0, spaces[1] ?? 0)))
    return [spaces];
  const triples: number[][] = [];
  const pairs: number[][] = [];
  spaces.forEach((a, first) => {
    const later = spaces.slice(first + 1).filter((b) => touch(field, a, b));
    later.forEach((b, second) => {
      pairs.push([a, b]);
      for (const c of later.slice(second + 1)) if (touch(field, b, c)) triples.push([a, b, c]);
    });
  });
  const within = (part: readonly number[], wholes: readonly (readonly number[])[]) =>
    wholes.some((whole) => part.every((space) => whole.includes(space)));
  const sides = pairs.filter((pair) => !within(pair, triples));
  const lone = spaces.filter((space) => !within([space], pairs)).map((space) => [space]);
  return [...triples, ...sides, ...lone];
}

function touch(field: Battlefield, a: number, b: number): boolean {
  const q = (field.q[a] as number) - (field.q[b] as number);
  const r = (field.r[a] as number) - (field.r[b] as number);
  return Math.abs(q) + Math.abs(r) + Math.abs(q + r) === 2;
}
