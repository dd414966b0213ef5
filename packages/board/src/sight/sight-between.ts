import type { Battlefield } from '../battlefield.ts';
import type { SightNotes } from './notes.ts';
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
  /** Bodies besides terrain, walls and solids of the battlefield; the figures of viewer and target are left out. */
  readonly occluders?: readonly Occluder[];
  /** Ids of solids and walls that do not count: the object that is the target, or the one in which the viewer sits. */
  readonly leaveOut?: readonly string[];
  /**
   * A single point from which the viewer looks, instead of its zone or its Target Point: a target point beside it
   * (SS-SIGHT-009), or a point that its card states (HS-SIGHT-003). With `zones`, obstruction is judged from it too.
   */
  readonly viewpoint?: Viewpoint;
  /** False: figures break no lines. True when left out (SS-SIGHT-017, HS-SIGHT-006). */
  readonly figuresBreakLines?: boolean;
}

/** A point from which to look: millimetres east and south, and its height in levels. */
export interface Viewpoint {
  readonly x: number;
  readonly y: number;
  readonly level: number;
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
const nothing: readonly string[] = [];

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
  if (!lineExists(question)) return 0;
  return options.model === 'point' || wholeViewExists(question) ? 2 : 1;
}

/** The first half of the question: whether any line is unbroken. */
export function lineExists(question: SightQuestion): boolean {
  const { sight, viewer, target, options } = question;
  const targetParts = convexParts(sight.field, target.spaces);
  if (options.model === 'point' || options.viewpoint !== undefined) {
    return pointSees(question, options.viewpoint ?? targetPoint(sight.field, viewer), targetParts);
  }
  return partsSee(question, convexParts(sight.field, viewer.spaces), targetParts);
}

/** The second half: whether one viewpoint sees all of the target. Goes on from where the first half ended. */
function wholeViewExists(question: SightQuestion): boolean {
  const { sight, viewer, target, options } = question;
  const targetParts = convexParts(sight.field, target.spaces);
  if (options.viewpoint !== undefined) return pointSeesWhole(question, options.viewpoint, targetParts);
  return partsSeeWhole(question, convexParts(sight.field, viewer.spaces), targetParts);
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

type Part = readonly number[];

function partsSee(
  question: SightQuestion,
  viewerParts: readonly Part[],
  targetParts: readonly Part[],
): boolean {
  const { sight, viewer, target } = question;
  for (const viewerPart of viewerParts) {
    for (const targetPart of targetParts) {
      if (overlap(sight.field, viewerPart, targetPart)) {
        if (overlapSees(question, viewerPart, targetPart)) return true;
        continue;
      }
      sight.place(viewer, viewerPart, target, targetPart);
      if (asks(question)) return true;
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
    if (overlap(sight.field, viewerPart, targetPart)) {
      if (shaftIsOpen(question, viewerPart, targetPart)) return true;
      notes?.tellHiddenInShaft();
      continue;
    }
    if (viewerParts.length + targetParts.length > 2) {
      sight.place(viewer, viewerPart, target, targetPart);
      gather(question, targetParts.slice(1));
    }
    if (asksWhole(question)) return true;
  }
  return false;
}

/** Whether any line joins the two zones that were placed. */
function asks(question: SightQuestion): boolean {
  gather(question, []);
  const isFound = question.sight.seesAny();
  question.notes?.tellLine(question, isFound);
  return isFound;
}

/** Whether one viewpoint sees all of the target, for zones that were placed and what was gathered between them. */
function asksWhole(question: SightQuestion): boolean {
  const isFound = question.sight.seesWhole();
  question.notes?.tellWholeView(question, isFound);
  return isFound;
}

function gather(question: SightQuestion, otherParts: readonly Part[]): void {
  const { sight, viewer, target, options } = question;
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

/** Whether two bases share a column: seen from above, their outlines lie over one another. */
function overlap(field: Battlefield, viewerPart: Part, targetPart: Part): boolean {
  for (const from of viewerPart) {
    for (const to of targetPart) if (field.column[from] === field.column[to]) return true;
  }
  return false;
}

/** Zones that share a column: straight up and down in it, or between spaces of different columns. */
function overlapSees(question: SightQuestion, viewerPart: Part, targetPart: Part): boolean {
  const { sight, viewer, target } = question;
  if (shaftIsOpen(question, viewerPart, targetPart)) return true;
  for (const from of viewerPart) {
    for (const to of targetPart) {
      if (overlap(sight.field, [from], [to])) continue;
      sight.place(viewer, [from], target, [to]);
      if (asks(question)) return true;
    }
  }
  return false;
}

function pointSees(question: SightQuestion, point: Viewpoint, targetParts: readonly Part[]): boolean {
  const { sight, viewer, target } = question;
  for (const targetPart of targetParts) {
    sight.placePoint(point, target, targetPart);
    if (!sight.overlap) {
      if (asks(question)) return true;
      continue;
    }
    if (shaftIsOpen(question, viewer.spaces, targetPart)) return true;
    for (const space of targetPart) {
      sight.placePoint(point, target, [space]);
      if (!sight.overlap && asks(question)) return true;
    }
  }
  return false;
}

function pointSeesWhole(question: SightQuestion, point: Viewpoint, targetParts: readonly Part[]): boolean {
  const { sight, viewer, target } = question;
  const targetPart = targetParts[0] ?? [];
  sight.placePoint(point, target, targetPart);
  if (sight.overlap) return shaftIsOpen(question, viewer.spaces, targetPart);
  gather(question, targetParts.slice(1));
  return asksWhole(question);
}
