import type { Battlefield } from '../battlefield.ts';
import { shaftIsOpen } from './shaft.ts';
import {
  findLine,
  findWholeView,
  gather,
  judgePlaced,
  type Part,
  place,
  type Sight,
  type SightQuestion,
} from './sight-between.ts';

/** Sight from and of bases over several spaces, part by part. */
export function judgeParts(question: SightQuestion): Sight {
  const { sight, viewer, target, options } = question;
  const viewerParts =
    options.model === 'point' || options.viewpoint
      ? [viewer.spaces]
      : convexParts(sight.field, viewer.spaces);
  const targetParts = convexParts(sight.field, target.spaces);
  const isWhole = viewerParts.length + targetParts.length === 2;
  if (isWhole && place(question, viewer.spaces, target.spaces)) return judgePlaced(question);
  const isSeen = viewerParts.some((from) => targetParts.some((to) => partSees(question, from, to)));
  if (!isSeen) return 0;
  if (options.model === 'point') return 2;
  return viewerParts.some((from) => partSeesWhole(question, from, targetParts)) ? 2 : 1;
}

/** Whether a line joins two parts: of those that share a column straight up and down in it, or between spaces of different columns. */
function partSees(question: SightQuestion, viewerPart: Part, targetPart: Part): boolean {
  if (place(question, viewerPart, targetPart)) return findLine(question);
  if (shaftIsOpen(question, viewerPart, targetPart)) return true;
  return viewerPart.some((from) =>
    targetPart.some((to) => place(question, [from], [to]) && findLine(question)),
  );
}

/** Whether one viewpoint of a part sees all parts of the target. */
function partSeesWhole(question: SightQuestion, viewerPart: Part, targetParts: readonly Part[]): boolean {
  const [targetPart = [], ...others] = targetParts;
  if (!place(question, viewerPart, targetPart)) {
    if (shaftIsOpen(question, viewerPart, targetPart)) return true;
    if (question.options.viewpoint === undefined) question.notes?.tellHiddenInShaft();
    return false;
  }
  if (others.length > 0) gather(question, others);
  return findWholeView(question);
}

/**
 * Takes a base apart into convex parts, each a list of one to three spaces that all touch one another: a part is the
 * base widened by the half width of a single base. A single or double base is its own only part.
 */
export function convexParts(field: Battlefield, spaces: readonly number[]): readonly (readonly number[])[] {
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
