import { bodiesUsed, lineOnField, type SightNotes } from './notes.ts';
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

/** One question of sight, on its way through the parts of the two bases. */
export interface SightQuestion {
  readonly sight: SightField;
  readonly viewer: Zone;
  readonly target: Zone;
  readonly options: SightOptions;
  readonly notes: SightNotes | undefined;
}

const nobody: readonly Occluder[] = [];

/**
 * Whether a figure sees another (SS-SIGHT-006, SS-SIGHT-012; HS-SIGHT-002). A line is broken by passing through the
 * inside of a body, not by touching its surface. With `zones`, "none" is the same both ways.
 */
export function sightBetween(sight: SightField, viewer: Zone, target: Zone, options: SightOptions): Sight {
  return judgeSight(sight, viewer, target, options, undefined);
}

/** The same, with notes on how it was found. */
export function judgeSight(
  sight: SightField,
  viewer: Zone,
  target: Zone,
  options: SightOptions,
  notes: SightNotes | undefined,
): Sight {
  const { field } = sight;
  if (field.region[viewer.spaces[0] ?? 0] !== field.region[target.spaces[0] ?? 0]) return 0;
  const question = { sight, viewer, target, options, notes };
  if (options.model === 'point') return pointSees(question) ? 2 : 0;
  const viewerParts = convexParts(field, viewer.spaces);
  const targetParts = convexParts(field, target.spaces);
  if (!partsSee(question, viewerParts, targetParts)) return 0;
  return partsSeeWhole(question, viewerParts, targetParts) ? 2 : 1;
}

type Part = readonly number[];

function partsSee(
  question: SightQuestion,
  viewerParts: readonly Part[],
  targetParts: readonly Part[],
): boolean {
  const { sight, viewer, target } = question;
  for (const viewerPart of viewerParts) {
    for (const targetPart of targetParts) {
      sight.place(viewer, viewerPart, target, targetPart);
      if (sight.overlap ? overlapSees(question, viewerPart, targetPart) : asks(question)) return true;
    }
  }
  return false;
}

/** One part of the viewer must see all parts of the target. */
function partsSeeWhole(
  question: SightQuestion,
  viewerParts: readonly Part[],
  targetParts: readonly Part[],
): boolean {
  const { sight, viewer, target, notes } = question;
  const targetPart = targetParts[0] ?? [];
  for (const viewerPart of viewerParts) {
    if (viewerParts.length + targetParts.length > 2) {
      sight.place(viewer, viewerPart, target, targetPart);
      if (!sight.overlap) gather(question, targetParts.slice(1));
    }
    if (sight.overlap) {
      if (shaftIsOpen(question, viewerPart, targetPart)) return true;
      notes?.obstructs.push(...notes.breaks);
    } else {
      if (sight.seesWhole()) return true;
      notes?.obstructs.push(...bodiesUsed(question));
    }
  }
  return false;
}

/** Whether any line joins the two zones that were placed. */
function asks(question: SightQuestion): boolean {
  const { sight, notes } = question;
  gather(question, []);
  const open = sight.seesAny();
  if (notes === undefined) return open;
  if (open) notes.line = lineOnField(sight);
  else notes.breaks.push(...bodiesUsed(question));
  return open;
}

function gather(question: SightQuestion, otherParts: readonly Part[]): void {
  const { sight, viewer, target, options } = question;
  const figuresCount = options.figuresBreakLines ?? true;
  const tall = !figuresCount ? 0 : options.model === 'point' ? targetPointHeight : 1;
  sight.gather(viewer, target, options.occluders ?? nobody, tall, otherParts);
}

/** Zones that share a column: straight up and down in it, or between spaces of different columns. */
function overlapSees(question: SightQuestion, viewerPart: Part, targetPart: Part): boolean {
  const { sight, viewer, target } = question;
  if (shaftIsOpen(question, viewerPart, targetPart)) return true;
  for (const from of viewerPart) {
    for (const to of targetPart) {
      if (sight.field.column[from] === sight.field.column[to]) continue;
      sight.place(viewer, [from], target, [to]);
      if (asks(question)) return true;
    }
  }
  return false;
}

function pointSees(question: SightQuestion): boolean {
  const { sight, viewer, target } = question;
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
    if (!sight.overlap) {
      if (asks(question)) return true;
      continue;
    }
    if (shaftIsOpen(question, viewer.spaces, targetPart)) return true;
    for (const space of targetPart) {
      sight.placePoint(x, y, level, target, [space]);
      if (!sight.overlap && asks(question)) return true;
    }
  }
  return false;
}
