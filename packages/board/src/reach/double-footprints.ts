import { liesFlat, standingsOver } from '../bases.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Space } from '../space.ts';
import type { Footprints } from './footprints.ts';
import { measureLink, measureStep } from './single-footprints.ts';
import type { StepList } from './step-list.ts';

/**
 * Footprints of a double base: pairs of neighbouring spaces, numbered by the lower of the two indexes that the pair has in
 * the battlefield's list of neighbours. Either half may lead, the other enters the space it leaves (SS-BASE-004).
 */
export function doubleFootprints(battlefield: Battlefield): Footprints {
  const { neighbourSpaces } = battlefield;
  const { owner, pair } = battlefield.scratch(pairedSpaces);
  const find = (a: number, b: number) => {
    for (let index = firstOf(battlefield, a); index < firstOf(battlefield, a + 1); index++) {
      if (neighbourSpaces[index] === b) return pair[index] as number;
    }
    return -1;
  };
  const spaceAt = (footprint: number, part: number) =>
    part === 0 ? (owner[footprint] as number) : (neighbourSpaces[footprint] as number);
  return {
    size: 2,
    limit: neighbourSpaces.length,
    find: (spaces) => (spaces.length === 2 ? find(spaces[0] as number, spaces[1] as number) : -1),
    spaceAt,
    steps: (footprint, list) => {
      list.clear();
      for (let part = 0; part < 2; part++) {
        const lead = spaceAt(footprint, part);
        const trail = spaceAt(footprint, 1 - part);
        listLedSteps(battlefield, pair, lead, trail, list);
        listLinks(battlefield, find, lead, list);
      }
    },
    flat: (footprint) => liesFlat(battlefield, spaceAt(footprint, 0), spaceAt(footprint, 1)),
    swing: () => 0,
  };
}

function listLedSteps(
  battlefield: Battlefield,
  pair: Int32Array,
  lead: number,
  trail: number,
  list: StepList,
): void {
  const { neighbourStart, neighbourSpaces } = battlefield;
  for (let direction = 0; direction < 6; direction++) {
    const end = neighbourStart[lead * 6 + direction + 1] as number;
    for (let index = neighbourStart[lead * 6 + direction] as number; index < end; index++) {
      const to = neighbourSpaces[index] as number;
      if (to === trail) continue;
      measureStep(battlefield, list, list.add(pair[index] as number, lead, to, direction), index);
      list.addPart(to);
    }
  }
}

/** A base is placed at the other end of a transit link wherever one half of it fits on that end (SS-TRANS-015). */
function listLinks(
  battlefield: Battlefield,
  find: (a: number, b: number) => number,
  lead: number,
  list: StepList,
): void {
  const { linkStart, linkTo, linkPlaced } = battlefield;
  for (let link = linkStart[lead] as number; link < (linkStart[lead + 1] as number); link++) {
    if (linkPlaced[link] !== 1) continue;
    const to = linkTo[link] as number;
    for (const { spaces } of standingsOver(battlefield, 'double', to)) {
      const [a, b] = spaces as [number, number];
      const footprint = find(a, b);
      if (footprint < 0) continue;
      measureLink(battlefield, list, list.add(footprint, lead, to, -1), link);
      list.addPart(a);
      list.addPart(b);
    }
  }
}

/** For each entry of the list of neighbours the space from which it leads, and its footprint. */
export function pairedSpaces(battlefield: Battlefield): {
  readonly owner: Int32Array;
  readonly pair: Int32Array;
} {
  const owner = owners(battlefield);
  return { owner, pair: pairs(battlefield, owner) };
}

/** The space from which each entry of the list of neighbours leads. */
function owners(battlefield: Battlefield): Int32Array {
  const owner = new Int32Array(battlefield.neighbourSpaces.length);
  for (let space = 0; space < battlefield.count; space++) {
    owner.fill(space, firstOf(battlefield, space), firstOf(battlefield, space + 1));
  }
  return owner;
}

/** For each entry a-b of the list of neighbours the lower of the indexes of a-b and b-a. */
function pairs(battlefield: Battlefield, owner: Int32Array): Int32Array {
  const { neighbourSpaces } = battlefield;
  return Int32Array.from(neighbourSpaces, (to, index) => {
    for (let back = firstOf(battlefield, to); back < firstOf(battlefield, to + 1); back++) {
      if (neighbourSpaces[back] === owner[index]) return Math.min(back, index);
    }
    return index;
  });
}

function firstOf(battlefield: Battlefield, space: Space): number {
  return battlefield.neighbourStart[space * 6] as number;
}
