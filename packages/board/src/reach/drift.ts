import { hexKinds } from '../compile/surfaces.ts';
import type { Space } from '../space.ts';
import { mode } from './modes.ts';
import { refusal } from './move-query.ts';
import type { MoveRules } from './move-rules.ts';
import type { StepList } from './step-list.ts';

/**
 * Whether a figure that drifts must go straight on: there is such a step and movement for it (SS-COSMOS-005 to
 * SS-COSMOS-008). `driftForces` tells which steps those are. Fills the list with the steps of the footprint.
 */
export function driftHolds(
  rules: MoveRules,
  footprint: number,
  way: number,
  cost: number,
  free: number,
  list: StepList,
): boolean {
  rules.footprints.steps(footprint, list);
  for (let step = 0; step < list.length; step++) {
    if (!driftForces(rules, footprint, way, list, step)) continue;
    if (rules.walk(footprint, way, cost, free, list, step) === refusal.none) return true;
  }
  return false;
}

/** Whether a step is what drifting asks for: straight on, by the part in front, onto spaces that can be occupied. */
export function driftForces(
  rules: MoveRules,
  footprint: number,
  way: number,
  list: StepList,
  step: number,
): boolean {
  const { footprints, battlefield } = rules;
  const direction = way - mode.drift;
  if (list.direction[step] !== direction || list.link[step] !== -1) return false;
  const lead = list.lead[step] as number;
  for (let part = 0; part < footprints.size && footprints.size === 2; part++) {
    const other = footprints.spaceAt(footprint, part);
    if (other !== lead && battlefield.directionBetween(other, lead) !== direction) return false;
  }
  const { occupancy } = rules.at(list.to[step] as number);
  for (let index = list.firstPart(step); index < list.firstPart(step + 1); index++) {
    const space = list.parts[index] as number;
    if (rules.occupied(occupancy, space) !== 0 || battlefield.hex[space] !== hexKinds.full) return false;
  }
  return true;
}

/** Whether a step comes within one space of other terrain that was not as near before (SS-COSMOS-007). */
export function comesNearOther(rules: MoveRules, footprint: number, to: number, drift: Uint8Array): boolean {
  const { footprints, battlefield } = rules;
  const { neighbourStart, neighbourSpaces, hex } = battlefield;
  for (let part = 0; part < footprints.size; part++) {
    const space = footprints.spaceAt(to, part);
    const end = neighbourStart[space * 6 + 6] as number;
    for (let index = neighbourStart[space * 6] as number; index < end; index++) {
      const near = neighbourSpaces[index] as number;
      if (drift[near] === 1 || hex[near] === hexKinds.partial) continue;
      if (!withinOne(rules, footprint, near)) return true;
    }
  }
  return false;
}

function withinOne({ footprints, battlefield }: MoveRules, footprint: number, space: Space): boolean {
  for (let part = 0; part < footprints.size; part++) {
    const own = footprints.spaceAt(footprint, part);
    if (battlefield.column[own] === battlefield.column[space]) return true;
    if (battlefield.directionBetween(own, space) >= 0) return true;
  }
  return false;
}
