import { levelMillimetres } from '../geometry.ts';
import type { Body } from './notes.ts';
import type { SightQuestion } from './sight-between.ts';
import { heightTolerance } from './tolerance.ts';
import { isSame } from './zone.ts';

/**
 * Whether two zones that share a column see each other straight up and down in it: no body of the column, no object and
 * no other figure lies between the top of the lower and the bottom of the upper. Zones that touch see each other.
 */
export function shaftIsOpen(
  question: SightQuestion,
  viewerPart: readonly number[],
  targetPart: readonly number[],
): boolean {
  const { sight, viewer, target, notes } = question;
  const { field } = sight;
  const upper = viewer.bottom > target.bottom ? viewer : target;
  const lower = upper === viewer ? target : viewer;
  const low = lower.bottom + lower.height;
  const high = Math.max(low, upper.bottom);
  for (const space of targetPart) {
    const column = field.column[space] as number;
    if (!viewerPart.some((other) => field.column[other] === column)) continue;
    const between = bodiesIn(question, column, low + heightTolerance, high - heightTolerance);
    if (between.length > 0) {
      notes?.breaks.push(...between);
      continue;
    }
    if (notes !== undefined) {
      const ends = [low, high].map((level) => ({
        x: field.x[space] as number,
        y: field.y[space] as number,
        z: level * levelMillimetres,
      }));
      const [from, to] = upper === target ? ends : ends.reverse();
      if (from !== undefined && to !== undefined) notes.line = { from, to };
    }
    return true;
  }
  return false;
}

/** What fills a column between two levels, seen from above as wide as a base. */
function bodiesIn(question: SightQuestion, column: number, low: number, high: number): Body[] {
  const { sight, viewer, target, options } = question;
  const { ground, field } = sight;
  const leaveOut = options.leaveOut ?? [];
  const bodies: Body[] = [];
  const end = ground.bodies.start[column + 1] as number;
  for (let body = ground.bodies.start[column] as number; body < end; body++) {
    if (
      (ground.bodies.tables.low[body] as number) >= high ||
      (ground.bodies.tables.high[body] as number) <= low
    )
      continue;
    const source = ground.bodies.tables.source[body] as number;
    const solid = ground.bodies.tables.kind[body] === 1;
    if (solid && leaveOut.includes(field.solids[source]?.id ?? '')) continue;
    bodies.push(
      solid
        ? { kind: 'solid', id: field.solids[source]?.id ?? '' }
        : { kind: 'space', id: field.names[source] ?? '' },
    );
  }
  const stands = (spaces: readonly number[]) => spaces.some((space) => field.column[space] === column);
  for (const occluder of options.occluders ?? []) {
    if (occluder.kind === 'wall') continue;
    if (occluder.kind === 'solid') {
      if (leaveOut.includes(occluder.id)) continue;
      if (occluder.bottom < high && occluder.top > low && stands(occluder.spaces)) bodies.push(occluder);
      continue;
    }
    const { zone } = occluder;
    if (options.figuresBreakLines === false || isSame(zone, viewer) || isSame(zone, target)) continue;
    if (zone.bottom < high && zone.bottom + zone.height > low && stands(zone.spaces)) bodies.push(occluder);
  }
  return bodies;
}
