import type { Battlefield } from '../battlefield.ts';
import type { Footprints } from './footprints.ts';
import { singleSpaces } from './single-spaces.ts';
import type { StepList } from './step-list.ts';

/** Footprints of a single base: the spaces themselves. */
export function singleFootprints(battlefield: Battlefield): Footprints {
  return {
    ...singleSpaces(battlefield),
    limit: battlefield.count,
    steps: (footprint, list) => listSteps(battlefield, footprint, list),
    flat: () => true,
    swing: () => 0,
  };
}

function listSteps(battlefield: Battlefield, from: number, list: StepList): void {
  const { neighbourStart, neighbourSpaces, linkStart, linkTo } = battlefield;
  list.clear();
  for (let direction = 0; direction < 6; direction++) {
    const end = neighbourStart[from * 6 + direction + 1] as number;
    for (let index = neighbourStart[from * 6 + direction] as number; index < end; index++) {
      const to = neighbourSpaces[index] as number;
      measureStep(battlefield, list, list.add(to, from, to, direction), index);
      list.addPart(to);
    }
  }
  for (let link = linkStart[from] as number; link < (linkStart[from + 1] as number); link++) {
    const to = linkTo[link] as number;
    measureLink(battlefield, list, list.add(to, from, to, -1), link);
    list.addPart(to);
  }
}

/** Copies what a passage needs into a step. */
export function measureStep(battlefield: Battlefield, list: StepList, step: number, passage: number): void {
  const { passages, level } = battlefield;
  list.cost[step] = passages.cost[passage] as number;
  list.rise[step] = passages.rise[passage] as number;
  list.opening[step] = passages.opening[passage] as number;
  list.airway[step] = passages.airway[passage] as number;
  list.drop[step] =
    (level[list.lead[step] as number] as number) - (level[list.entered[step] as number] as number);
}

/** Copies what a link needs into a step: no levels, no fall, room at its end only. */
export function measureLink(battlefield: Battlefield, list: StepList, step: number, link: number): void {
  const clearance = battlefield.clearance[list.entered[step] as number] as number;
  list.cost[step] = battlefield.linkCost[link] as number;
  list.opening[step] = clearance;
  list.airway[step] = clearance;
  list.link[step] = battlefield.linkKind[link] as number;
  list.placed[step] = battlefield.linkPlaced[link] as number;
}
