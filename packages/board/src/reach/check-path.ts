import type { Battlefield } from '../battlefield.ts';
import type { Space } from '../space.ts';
import { driftForces, driftHolds } from './drift.ts';
import { mode } from './modes.ts';
import { type MoveQuery, type Refusal, reasonOf, refusal } from './move-query.ts';
import type { MoveRules } from './move-rules.ts';
import { prepareMove } from './prepare-move.ts';
import { StepList } from './step-list.ts';
import { threatsLeft } from './threats.ts';

/** What one step of a path brings. */
export interface PathStep {
  /** The space that the leading part leaves and the one that it enters, or flies over. */
  readonly from: number;
  readonly to: number;
  /** Spaces that the base covers after the step. */
  readonly footprint: readonly number[];
  /** Spaces that it newly covers and enters: none in flight, all of them on landing. */
  readonly entered: readonly number[];
  /** Movement used, landing included. */
  readonly cost: number;
  /** Levels from `from` down to `to`, 0 in flight and by links; a fall from `fallFrom` on. */
  readonly drop: number;
  readonly falls: boolean;
  /** Enemies whose engagement the step leaves, as bit numbers of `threats`; they may swipe before it. */
  readonly threatsLeft: readonly number[];
  readonly stops: boolean;
  readonly flies: boolean;
  readonly takesOff: boolean;
  /** Kind of the link used, undefined for steps between neighbours. */
  readonly link: string | undefined;
}

/** A path walked space by space, or the first thing that forbids it: `index` counts the steps before it. */
export type PathCheck =
  | {
      readonly legal: true;
      readonly cost: number;
      readonly risk: number;
      readonly end: readonly number[];
      readonly steps: readonly PathStep[];
    }
  | { readonly legal: false; readonly index: number; readonly refusal: Refusal };

/** How to read a path that can be read in several ways (which half of a base leads, where a flyer takes off). */
export interface PathReading {
  /** Spaces on which the base must end. */
  readonly end?: readonly number[];
  /** How many steps, counted from the last, are flown. */
  readonly flown?: number;
  /** `safest` when left out: least risk, then least cost; `cheapest` the other way round. */
  readonly prefer?: 'safest' | 'cheapest';
}

interface Progress {
  readonly footprint: number;
  readonly way: number;
  readonly cost: number;
  readonly free: number;
  readonly risk: number;
  readonly stopped: boolean;
  readonly steps: readonly PathStep[];
  /** Spaces that the last step has newly covered, in flight too. */
  readonly covered?: readonly Space[];
}

/**
 * Walks a path drawn space by space: the spaces that the leading part enters, in order (of a rigid base any space that
 * the step newly covers). Of several readings the
 * preferred legal one is answered; of none, the refusal of the reading that came farthest.
 */
export function checkPath(
  battlefield: Battlefield,
  query: MoveQuery,
  spaces: readonly Space[],
  reading: PathReading = {},
): PathCheck {
  const rules = prepareMove(battlefield, query);
  const start: Progress = {
    footprint: rules.start,
    way: rules.startMode(),
    cost: 0,
    free: query.freeLevels ?? 0,
    risk: 0,
    stopped: false,
    steps: [],
  };
  let readings = [start];
  for (const [index, space] of spaces.entries()) {
    const refused: Refusal[] = [];
    const flies = reading.flown === undefined ? undefined : index >= spaces.length - reading.flown;
    const next = readings.flatMap((progress) => continued(rules, progress, space, flies, refused));
    if (next.length === 0)
      return { legal: false, index, refusal: refused[0] ?? unconnected(rules, readings, space) };
    readings = distinct(next);
  }
  return finished(rules, readings, reading, spaces.length);
}

/** Memory of a path that is walked, kept beside the battlefield. */
const pathSteps = (): StepList => new StepList();

/** All ways to go on from where a reading stands to the next space of the path. */
function continued(
  rules: MoveRules,
  progress: Progress,
  space: Space,
  flies: boolean | undefined,
  refused: Refusal[],
): Progress[] {
  const { footprints } = rules;
  const { footprint, way } = progress;
  const list = rules.battlefield.scratch(pathSteps);
  const forced = way >= mode.drift && driftHolds(rules, footprint, way, progress.cost, progress.free, list);
  footprints.steps(footprint, list);
  const next: Progress[] = [];
  const mayTakeOff = rules.mayTakeOff(footprint, progress.steps.length === 0);
  for (let step = 0; step < list.length; step++) {
    if (!covers(list, step, space)) continue;
    const place = { at: space, from: list.lead[step] as number };
    if (progress.stopped) {
      refused.push({ reason: 'stopped', at: place.from });
      continue;
    }
    if (forced && !driftForces(rules, footprint, way, list, step)) {
      refused.push({ reason: 'drift', ...place });
      continue;
    }
    if (way !== mode.fly && flies !== true) {
      const code = rules.walk(footprint, way, progress.cost, progress.free, list, step);
      if (code === refusal.none) next.push(stepped(rules, progress, list, step));
      else refused.push({ reason: reasonOf(code), ...place });
    } else if (flies === false) refused.push({ reason: 'must-fly', ...place });
    if (flies === false || (way !== mode.fly && !mayTakeOff)) {
      if (flies === true) refused.push({ reason: 'cannot-fly', ...place });
      continue;
    }
    const takeOff = way !== mode.fly || progress.steps.length === 0;
    const code = rules.fly(footprint, progress.cost, takeOff, list, step);
    if (code === refusal.none) next.push(stepped(rules, progress, list, step, takeOff));
    else refused.push({ reason: reasonOf(code), ...place });
  }
  return next;
}

/** Whether a step newly covers a space: for larger bases any of the leading spaces names it. */
function covers(list: StepList, step: number, space: Space): boolean {
  for (let index = list.firstPart(step); index < list.firstPart(step + 1); index++) {
    if (list.parts[index] === space) return true;
  }
  return false;
}

/** The reading after a step that was just found to be allowed; the rules still hold what it brings. */
function stepped(
  rules: MoveRules,
  before: Progress,
  list: StepList,
  step: number,
  takesOff = false,
): Progress {
  const { battlefield } = rules;
  const flies = rules.mode === mode.fly;
  const to = list.to[step] as number;
  const link = list.link[step] as number;
  const drop = flies || link !== -1 ? 0 : Math.max(0, list.drop[step] as number);
  const parts = list.covered(step);
  const taken: PathStep = {
    from: list.lead[step] as number,
    to: list.entered[step] as number,
    footprint: spacesOf(rules, to),
    entered: flies ? [] : parts,
    cost: rules.cost - before.cost,
    drop,
    falls: drop >= (rules.at(to).fallFrom ?? 32767),
    threatsLeft: flies && !takesOff ? [] : enemiesLeft(rules, before.footprint, flies ? -1 : to),
    stops: rules.stops,
    flies,
    takesOff,
    link: link === -1 ? undefined : battlefield.linkKinds[link],
  };
  return {
    footprint: to,
    way: rules.mode,
    cost: rules.cost,
    free: rules.free,
    risk: before.risk + rules.risk,
    stopped: rules.stops,
    steps: [...before.steps, taken],
    covered: parts,
  };
}

function enemiesLeft(rules: MoveRules, footprint: number, to: number): number[] {
  const left: number[] = [];
  for (let word = 0; word < (rules.query.threatWords ?? 1); word++) {
    const bits = threatsLeft(rules, footprint, to, word);
    for (let bit = 0; bit < 32; bit++) if (((bits >>> bit) & 1) === 1) left.push(word * 32 + bit);
  }
  return left;
}

/** The preferred reading with which the figure may end its move where it has come. */
function finished(
  rules: MoveRules,
  readings: readonly Progress[],
  { end, prefer }: PathReading,
  index: number,
): PathCheck {
  const wanted = end === undefined ? undefined : rules.footprints.find(end);
  const refused: Refusal[] = [];
  const ended: Progress[] = [];
  for (const progress of readings) {
    const at = progress.steps.at(-1)?.to ?? rules.footprints.spaceAt(rules.start, 0);
    const code = endCode(rules, progress);
    if (wanted !== undefined && progress.footprint !== wanted) refused.push({ reason: 'not-a-step', at });
    else if (code !== refusal.none) refused.unshift({ reason: reasonOf(code), at });
    else ended.push(landed(rules, progress));
  }
  const order = (a: Progress, b: Progress) =>
    prefer === 'cheapest' ? a.cost - b.cost || a.risk - b.risk : a.risk - b.risk || a.cost - b.cost;
  const best = ended.sort(order)[0];
  if (best === undefined) {
    return { legal: false, index, refusal: refused[0] ?? { reason: 'not-a-step', at: -1 } };
  }
  const { cost, risk, steps } = best;
  return { legal: true, cost, risk, end: spacesOf(rules, best.footprint), steps };
}

function endCode(rules: MoveRules, progress: Progress): number {
  const { footprint, way, cost, free, steps } = progress;
  if (footprint === rules.start && steps.length === 0) return refusal.none;
  if (way >= mode.drift && !progress.stopped && driftHolds(rules, footprint, way, cost, free, new StepList()))
    return refusal.drift;
  const code = way === mode.fly ? rules.land(footprint, cost, progress.covered) : rules.endRefusal(footprint);
  if (code !== refusal.none || rules.footprints.size <= 2) return code;
  return rules.footprints.swing(rules.start, footprint) > steps.length ? refusal.swing : refusal.none;
}

/** A reading that ends in flight lands: its last step enters what lies below and pays for it. */
function landed(rules: MoveRules, progress: Progress): Progress {
  const last = progress.steps.at(-1);
  if (progress.way !== mode.fly || last === undefined) return progress;
  rules.land(progress.footprint, progress.cost, progress.covered);
  const own = spacesOf(rules, rules.start);
  const entered = last.footprint.filter((space) => !own.includes(space));
  const cost = last.cost + rules.cost - progress.cost;
  return {
    ...progress,
    cost: rules.cost,
    risk: progress.risk + rules.risk,
    steps: [...progress.steps.slice(0, -1), { ...last, entered, cost }],
  };
}

function spacesOf(rules: MoveRules, footprint: number): number[] {
  return Array.from({ length: rules.footprints.size }, (_, part) =>
    rules.footprints.spaceAt(footprint, part),
  );
}

/** Why no part of the base can step onto a space at all. */
function unconnected(rules: MoveRules, readings: readonly Progress[], space: Space): Refusal {
  const from = readings[0]?.steps.at(-1)?.to ?? rules.footprints.spaceAt(rules.start, 0);
  const { exists, region } = rules.battlefield;
  const elsewhere = exists[space] !== 1 || region[space] !== region[from];
  return { reason: elsewhere ? 'gap' : 'not-a-step', at: space, from };
}

/** Readings that differ in nothing that still matters are one. */
function distinct(readings: readonly Progress[]): Progress[] {
  const byState = new Map<string, Progress>();
  for (const progress of readings) {
    const { footprint, way, cost, free, risk, stopped } = progress;
    const key = [footprint, way, cost, free, risk, stopped].join();
    if (!byState.has(key)) byState.set(key, progress);
  }
  return [...byState.values()];
}
