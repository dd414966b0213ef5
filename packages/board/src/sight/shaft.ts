import type { Space } from '../space.ts';
import type { Body } from './body.ts';
import type { SightQuestion } from './sight-between.ts';
import { heightTolerance } from './tolerance.ts';
import { isSame, type Zone } from './zone.ts';

/** The upper of two zones, and the levels between the top of the lower and its bottom; one level if they touch. */
export function shaftBetween({ viewer, target }: SightQuestion): { upper: Zone; low: number; high: number } {
  const [upper, lower] = viewer.bottom > target.bottom ? [viewer, target] : [target, viewer];
  const low = lower.bottom + lower.height;
  return { upper, low, high: Math.max(low, upper.bottom) };
}

/**
 * Whether two zones that share a column see each other straight up and down in it: no body of the column, no object and
 * no other figure lies between the top of the lower and the bottom of the upper. Zones that touch see each other.
 */
export function shaftIsOpen(
  question: SightQuestion,
  viewerPart: readonly number[],
  targetPart: readonly number[],
): boolean {
  const { column } = question.sight.field;
  const { low, high } = shaftBetween(question);
  return targetPart.some((space) => {
    if (!viewerPart.some((other) => column[other] === column[space])) return false;
    const between = bodiesIn(
      question,
      column[space] as number,
      low + heightTolerance,
      high - heightTolerance,
    );
    question.notes?.tellShaft(question, space, between);
    return between.length === 0;
  });
}

/** What fills a column between two levels, seen from above as wide as a base. */
function bodiesIn(question: SightQuestion, column: number, low: number, high: number): Body[] {
  const { sight, viewer, target, options } = question;
  const { ground, field } = sight;
  const { occluders = [], leaveOut = [], figuresBreakLines } = options;
  const bodies: Body[] = [];
  for (const body of ground.bodies[column] ?? [])
    if (body.low < high && body.high > low && (body.kind === 'space' || !leaveOut.includes(body.id)))
      bodies.push(body);
  for (const occluder of occluders) {
    if (occluder.kind === 'wall') continue;
    if (occluder.kind === 'figure') {
      const { zone } = occluder;
      if (figuresBreakLines === false || isSame(zone, viewer) || isSame(zone, target)) continue;
      if (isBetween(zone.spaces, zone.bottom, zone.bottom + zone.height)) bodies.push(occluder);
    } else if (!leaveOut.includes(occluder.id) && isBetween(occluder.spaces, occluder.bottom, occluder.top))
      bodies.push(occluder);
  }
  return bodies;

  function isBetween(spaces: readonly Space[], from: number, to: number): boolean {
    return from < high && to > low && spaces.some((space) => field.column[space] === column);
  }
}
