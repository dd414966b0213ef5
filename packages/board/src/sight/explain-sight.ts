import type { Body, SightNotes, SightPoint } from './notes.ts';
import { judgeSight, type Sight, type SightOptions } from './sight-between.ts';
import type { SightField } from './sight-field.ts';
import type { Zone } from './zone.ts';

/** Why a figure sees another, or does not. */
export interface SightExplanation {
  readonly sight: Sight;
  /** An unbroken line from the viewer's zone to the target's; undefined if there is none. */
  readonly line: { readonly from: SightPoint; readonly to: SightPoint } | undefined;
  /** If sight is clear and not obstructed: a viewpoint of the viewer that sees all of the target; only with `zones`. */
  readonly viewpoint: SightPoint | undefined;
  /** If there is no line: the bodies that together break all of them, from the viewer on. */
  readonly breaks: readonly Body[];
  /** If sight is obstructed: the bodies of which one or another hides some part of the target from every viewpoint. */
  readonly obstructs: readonly Body[];
}

/** Answers like `sightBetween` and says what was found: the line, what breaks all lines, what obstructs. */
export function explainSight(
  sight: SightField,
  viewer: Zone,
  target: Zone,
  options: SightOptions,
): SightExplanation {
  const notes: SightNotes = { line: undefined, viewpoint: undefined, breaks: [], obstructs: [] };
  const result = judgeSight(sight, viewer, target, options, notes);
  return {
    sight: result,
    line: notes.line,
    viewpoint: notes.viewpoint,
    breaks: result === 0 ? distinct(notes.breaks) : [],
    obstructs: result === 1 ? distinct(notes.obstructs) : [],
  };
}

function distinct(bodies: readonly Body[]): Body[] {
  const seen = new Map<string, Body>();
  for (const { kind, id } of bodies) if (!seen.has(`${kind} ${id}`)) seen.set(`${kind} ${id}`, { kind, id });
  return [...seen.values()];
}
