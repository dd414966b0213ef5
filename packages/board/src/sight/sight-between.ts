import type { SightNotes } from './notes.ts';
import type { Occluder } from './occluder.ts';
import { judgeParts } from './parts-sight.ts';
import { judgePlaced, place } from './placed-parts.ts';
import { shaftIsOpen } from './shaft.ts';
import type { SightField } from './sight-field.ts';
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
  if (viewer.spaces.length + target.spaces.length > 2) return judgeParts(question);
  if (!place(question, viewer.spaces, target.spaces))
    return shaftIsOpen(question, viewer.spaces, target.spaces) ? 2 : 0;
  return judgePlaced(question);
}
