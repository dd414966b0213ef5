import type { Battlefield } from '../battlefield.ts';
import type { Occluder } from './occluder.ts';
import { shaftIsOpen } from './shaft.ts';
import type { Part, Sight, SightQuestion, Viewpoint } from './sight-between.ts';
import type { Zone } from './zone.ts';

/** The Target Point lies at this part of the Height, and so far another figure's body counts (HS-SIGHT-003, HS-SIGHT-006). */
export const targetPointHeight = 0.9;

const nobody: readonly Occluder[] = [];
const nothing: readonly string[] = [];

/** Sight between parts that were placed, where they are all of the two bases. */
export function judgePlaced(question: SightQuestion): Sight {
  if (!findLine(question)) return 0;
  return question.options.model === 'point' || findWholeView(question) ? 2 : 1;
}

/** Whether any line is unbroken between two figures on one space each. */
export function lineExists(question: SightQuestion): boolean {
  const { viewer, target } = question;
  return place(question, viewer.spaces, target.spaces)
    ? findLine(question)
    : shaftIsOpen(question, viewer.spaces, target.spaces);
}

/**
 * Places convex parts of the two zones, or the single point from which the viewer looks, with what stands between them. False
 * if they lie over one another, seen from above: then they are not placed.
 */
export function place(question: SightQuestion, viewerPart: Part, targetPart: Part): boolean {
  const { sight, viewer, target, options } = question;
  const point =
    options.viewpoint ?? (options.model === 'point' ? targetPoint(sight.field, viewer) : undefined);
  if (point !== undefined) {
    sight.placePoint(point, target, targetPart);
    if (sight.overlap) return false;
  } else {
    const { column } = sight.field;
    if (viewerPart.some((from) => targetPart.some((to) => column[from] === column[to]))) return false;
    sight.place(viewer, viewerPart, target, targetPart);
  }
  gather(question, []);
  return true;
}

/** Whether any line joins the parts that were placed. */
export function findLine(question: SightQuestion): boolean {
  const isFound = question.sight.seesAny();
  question.notes?.tellLine(question, isFound);
  return isFound;
}

/** Whether one viewpoint sees all of the target, for parts that were placed and what was gathered between them. */
export function findWholeView(question: SightQuestion): boolean {
  const isFound = question.sight.seesWhole();
  question.notes?.tellWholeView(question, isFound);
  return isFound;
}

/** Gathers what stands between the parts that were placed; `otherParts`: of the target besides. */
export function gather({ sight, viewer, target, options }: SightQuestion, otherParts: readonly Part[]): void {
  const tall = options.model === 'point' ? targetPointHeight : 1;
  const figuresTall = (options.figuresBreakLines ?? true) ? tall : 0;
  sight.gather(
    viewer,
    target,
    options.occluders ?? nobody,
    options.leaveOut ?? nothing,
    figuresTall,
    otherParts,
  );
}

/** A figure's Target Point: above the middle of its base at nine tenths of its Height (HS-SIGHT-003). */
export function targetPoint(field: Battlefield, zone: Zone): Viewpoint {
  let x = 0;
  let y = 0;
  for (const space of zone.spaces) {
    x += (field.x[space] as number) / zone.spaces.length;
    y += (field.y[space] as number) / zone.spaces.length;
  }
  return { x, y, level: zone.bottom + targetPointHeight * zone.height };
}
