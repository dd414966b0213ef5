import type { Occluder } from './occluder.ts';
import { shaftIsOpen } from './shaft.ts';
import type { SightField } from './sight-field.ts';
import { convexParts, type Zone } from './zone.ts';

/** 0: no clear sight; 1: clear sight, but obstructed; 2: clear sight on the whole target. */
export type Sight = 0 | 1 | 2;

/** How sight is judged, and past what. */
export interface SightOptions {
  /**
   * `zones` (SuperScape): from any point of one hit zone to any point of the other, and obstruction. `point`
   * (HeroScape): from one point above the middle of the viewer's base to any point of the target's hit zone; never
   * obstructed (HS-SIGHT-002, HS-SIGHT-005).
   */
  readonly model: 'zones' | 'point';
  /** Bodies besides terrain, walls and solids of the battlefield; the zones of viewer and target are left out. */
  readonly occluders?: readonly Occluder[];
  /** False: figures break no lines. True when left out (SS-SIGHT-017, HS-SIGHT-006). */
  readonly figuresBreakLines?: boolean;
}

/** The Target Point lies at this part of the Height, and so far another figure's body counts (HS-SIGHT-003, HS-SIGHT-006). */
export const targetPointHeight = 0.9;

const nobody: readonly Occluder[] = [];

/**
 * Whether a figure sees another (SS-SIGHT-006, SS-SIGHT-012; HS-SIGHT-002). A line is broken by passing through the
 * inside of a body, not by touching its surface. With `zones`, "none" is the same both ways.
 */
export function sightBetween(sight: SightField, viewer: Zone, target: Zone, options: SightOptions): Sight {
  const { field } = sight;
  if (field.region[viewer.spaces[0] ?? 0] !== field.region[target.spaces[0] ?? 0]) return 0;
  if (options.model === 'point') return pointSees(sight, viewer, target, options) ? 2 : 0;
  const viewerParts = convexParts(field, viewer.spaces);
  const targetParts = convexParts(field, target.spaces);
  if (!partsSee(sight, viewer, viewerParts, target, targetParts, options)) return 0;
  return partsSeeWhole(sight, viewer, viewerParts, target, targetParts, options) ? 2 : 1;
}

type Parts = readonly (readonly number[])[];

function partsSee(
  sight: SightField,
  viewer: Zone,
  viewerParts: Parts,
  target: Zone,
  targetParts: Parts,
  options: SightOptions,
): boolean {
  for (const viewerPart of viewerParts) {
    for (const targetPart of targetParts) {
      sight.place(viewer, viewerPart, target, targetPart);
      if (sight.overlap) {
        if (overlapSees(sight, viewer, viewerPart, target, targetPart, options)) return true;
      } else {
        gather(sight, viewer, target, options, []);
        if (sight.seesAny()) return true;
      }
    }
  }
  return false;
}

/** One part of the viewer must see all parts of the target. */
function partsSeeWhole(
  sight: SightField,
  viewer: Zone,
  viewerParts: Parts,
  target: Zone,
  targetParts: Parts,
  options: SightOptions,
): boolean {
  const [targetPart, ...otherParts] = targetParts;
  if (targetPart === undefined) return false;
  for (const viewerPart of viewerParts) {
    if (viewerParts.length + targetParts.length > 2) {
      sight.place(viewer, viewerPart, target, targetPart);
      if (!sight.overlap) gather(sight, viewer, target, options, otherParts);
    }
    const whole = sight.overlap
      ? shaftIsOpen(sight, viewer, viewerPart, target, targetPart, options)
      : sight.seesWhole();
    if (whole) return true;
  }
  return false;
}

function gather(
  sight: SightField,
  viewer: Zone,
  target: Zone,
  options: SightOptions,
  otherParts: Parts,
): void {
  const figuresCount = options.figuresBreakLines ?? true;
  const tall = !figuresCount ? 0 : options.model === 'point' ? targetPointHeight : 1;
  sight.gather(viewer, target, options.occluders ?? nobody, tall, otherParts);
}

/** Zones that share a column: straight up and down between them, or between spaces of different columns. */
function overlapSees(
  sight: SightField,
  viewer: Zone,
  viewerPart: readonly number[],
  target: Zone,
  targetPart: readonly number[],
  options: SightOptions,
): boolean {
  if (shaftIsOpen(sight, viewer, viewerPart, target, targetPart, options)) return true;
  for (const from of viewerPart) {
    for (const to of targetPart) {
      if (sight.field.column[from] === sight.field.column[to]) continue;
      sight.place(viewer, [from], target, [to]);
      gather(sight, viewer, target, options, []);
      if (sight.seesAny()) return true;
    }
  }
  return false;
}

function pointSees(sight: SightField, viewer: Zone, target: Zone, options: SightOptions): boolean {
  const { field } = sight;
  const level = viewer.bottom + targetPointHeight * viewer.height;
  let x = 0;
  let y = 0;
  for (const space of viewer.spaces) {
    x += (field.x[space] as number) / viewer.spaces.length;
    y += (field.y[space] as number) / viewer.spaces.length;
  }
  for (const targetPart of convexParts(field, target.spaces)) {
    sight.placePoint(x, y, level, target, targetPart);
    if (sight.overlap) {
      if (shaftIsOpen(sight, viewer, viewer.spaces, target, targetPart, options)) return true;
    }
    for (const part of sight.overlap ? targetPart.map((space) => [space]) : [targetPart]) {
      sight.placePoint(x, y, level, target, part);
      if (sight.overlap) continue;
      gather(sight, viewer, target, options, []);
      if (sight.seesAny()) return true;
    }
  }
  return false;
}
