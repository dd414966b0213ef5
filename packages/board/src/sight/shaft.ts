import type { SightField } from './sight-field.ts';
import type { SightOptions } from './sight-between.ts';
import { heightTolerance } from './tolerance.ts';
import type { Zone } from './zone.ts';

/**
 * Whether two zones that share a column see each other straight up and down in it: no body of the column, no object and
 * no other figure lies between the top of the lower and the bottom of the upper. Zones that touch see each other.
 */
export function shaftIsOpen(
  sight: SightField,
  viewer: Zone,
  viewerPart: readonly number[],
  target: Zone,
  targetPart: readonly number[],
  options: SightOptions,
): boolean {
  const upper = viewer.bottom > target.bottom ? viewer : target;
  const lower = upper === viewer ? target : viewer;
  const low = lower.bottom + lower.height + heightTolerance;
  const high = upper.bottom - heightTolerance;
  if (low >= high) return true;
  const { field } = sight;
  const columns = viewerPart.map((space) => field.column[space] as number);
  const shared = targetPart.map((space) => field.column[space] as number).filter((own) => columns.includes(own));
  return shared.some((column) => isOpen(sight, column, low, high, viewer, target, options));
}

function isOpen(
  sight: SightField,
  column: number,
  low: number,
  high: number,
  viewer: Zone,
  target: Zone,
  options: SightOptions,
): boolean {
  const { ground, field } = sight;
  const end = ground.bodyStart[column + 1] as number;
  for (let body = ground.bodyStart[column] as number; body < end; body++) {
    if ((ground.bodyLow[body] as number) < high && (ground.bodyHigh[body] as number) > low) return false;
  }
  const stands = (spaces: readonly number[]) => spaces.some((space) => field.column[space] === column);
  return !(options.occluders ?? []).some((occluder) => {
    if (occluder.kind === 'wall') return false;
    if (occluder.kind === 'solid') return occluder.bottom < high && occluder.top > low && stands(occluder.spaces);
    const { zone } = occluder;
    if (options.figuresBreakLines === false || zone === viewer || zone === target) return false;
    return zone.bottom < high && zone.bottom + zone.height > low && stands(zone.spaces);
  });
}
