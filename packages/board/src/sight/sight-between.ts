import type { Battlefield } from '../battlefield.ts';
import type { SightNotes } from './notes.ts';
import type { Occluder } from './occluder.ts';
import { shaftIsOpen } from './shaft.ts';
import type { SightField } from './sight-field.ts';
import { wideBaseSlot } from './wide-bases.ts';
import type { Zone } from './zone.ts';

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

/** Spaces of a convex part of a base. */
export type Part = readonly number[];

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
  if (viewer.spaces.length + target.spaces.length > 2) return wideBaseSlot.code.judgeParts(question);
  if (!place(question, viewer.spaces, target.spaces))
    return shaftIsOpen(question, viewer.spaces, target.spaces) ? 2 : 0;
  return judgePlaced(question);
}

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
