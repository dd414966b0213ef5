import { convexParts } from './convex-parts.ts';
import { findLine, findWholeView, gather, judgePlaced, place } from './placed-parts.ts';
import { shaftIsOpen } from './shaft.ts';
import type { Part, Sight, SightQuestion } from './sight-between.ts';

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
