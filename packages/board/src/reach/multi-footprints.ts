import type { Base } from '../bases.ts';
import { baseOffsets, liesFlat, standingsOn, standingsOver } from '../bases.ts';
import type { Battlefield } from '../battlefield.ts';
import { closed } from '../compile/passages.ts';
import { type Hex, hexDistance, rotateHex } from '../geometry.ts';
import type { Space } from '../space.ts';
import type { Footprints } from './footprints.ts';
import { measureLink } from './single-footprints.ts';
import type { StepList } from './step-list.ts';

/** A rigid motion of a base: the part at `pivot` comes to lie on `onto`, everything turned by `turns` sixths. */
interface Motion {
  readonly pivot: Hex;
  readonly onto: Hex;
  readonly turns: number;
}

/** The way onto one newly covered space: from the part of the base that leads there. */
interface Entry {
  readonly lead: number;
  readonly entered: number;
  /** Index in the battlefield's list of neighbours, -1 where the part swings over more than one hex. */
  readonly passage: number;
}

/** Combinations of levels of stacked columns that one motion tries at most. */
const mostCombinations = 16;

/**
 * Footprints of a rigid base of any shape. One step moves the base by one hex, or turns it about two of its spaces so that
 * one takes the place of the other (SS-BASE-010); the newly covered spaces are what leads, and the greatest change of
 * level among them counts (SS-BASE-012, SS-BASE-020).
 */
export class MultiFootprints implements Footprints {
  readonly size: number;
  readonly #battlefield: Battlefield;
  readonly #base: Base;
  /** Spaces of each footprint in the order of the base's offsets. */
  readonly #spaces: (readonly number[])[] = [];
  readonly #numbers = new Map<string, number>();
  /** Orders of the parts that cover the same hexes: the identity, and one for each symmetry of the base. */
  readonly #symmetries: readonly (readonly number[])[];

  constructor(battlefield: Battlefield, base: Base, from: readonly number[]) {
    this.#battlefield = battlefield;
    this.#base = base;
    this.size = baseOffsets(base).length;
    this.#symmetries = symmetriesOf(baseOffsets(base));
    const standing = standingsOn(battlefield, base, from)[0];
    if (standing !== undefined) this.#intern(standing.spaces);
  }

  get limit(): number {
    return this.#spaces.length;
  }

  find(spaces: readonly Space[]): number {
    const known = this.#numbers.get(keyOf(spaces));
    if (known !== undefined) return known;
    const standing = standingsOn(this.#battlefield, this.#base, spaces)[0];
    return standing === undefined ? -1 : this.#intern(standing.spaces);
  }

  spaceAt(footprint: number, part: number): number {
    return this.#spaces[footprint]?.[part] ?? -1;
  }

  flat(footprint: number): boolean {
    const spaces = this.#spaces[footprint] ?? [];
    const { level } = this.#battlefield;
    return spaces.every((space) => {
      if (level[space] !== level[spaces[0] as number]) return false;
      return spaces.every(
        (other) =>
          this.#battlefield.directionBetween(space, other) < 0 || liesFlat(this.#battlefield, space, other),
      );
    });
  }

  swing(start: number, footprint: number): number {
    const first = this.#hexes(start);
    const last = this.#hexes(footprint);
    const swings = this.#symmetries.map((order) =>
      Math.max(...order.map((part, index) => distanceOf(first[index] as Hex, last[part] as Hex))),
    );
    return Math.min(...swings);
  }

  steps(footprint: number, list: StepList): void {
    list.clear();
    const hexes = this.#hexes(footprint);
    for (let direction = 0; direction < 6; direction++) {
      const pivot = hexes[0] as Hex;
      const onto = rotateHex({ q: 1, r: 0 }, direction);
      const motion = { pivot, onto: { q: pivot.q + onto.q, r: pivot.r + onto.r }, turns: 0 };
      this.#listMotion(footprint, hexes, motion, direction, list);
    }
    for (const pivot of hexes) {
      for (const onto of hexes) {
        if (distanceOf(pivot, onto) !== 1) continue;
        for (const turns of [1, 2, 4, 5])
          this.#listMotion(footprint, hexes, { pivot, onto, turns }, -1, list);
      }
    }
    this.#listLinks(footprint, list);
  }

  #listMotion(
    footprint: number,
    hexes: readonly Hex[],
    motion: Motion,
    direction: number,
    list: StepList,
  ): void {
    const from = this.#spaces[footprint] ?? [];
    const choices: Entry[][] = [];
    for (const [part, hex] of hexes.entries()) {
      const target = moved(hex, motion);
      const under = hexes.findIndex((other) => distanceOf(other, target) === 0);
      if (under >= 0) choices.push([{ lead: -1, entered: from[under] as number, passage: -1 }]);
      else choices.push(this.#entries(from, part, target));
    }
    const leader = hexes.findIndex((hex) => distanceOf(hex, motion.onto) === 0);
    for (const entries of combinations(choices)) this.#addStep(entries, leader, direction, list);
  }

  /** Ways onto the spaces at a hex that the base does not cover yet, from its own part or one beside the hex. */
  #entries(from: readonly number[], part: number, target: Hex): Entry[] {
    const battlefield = this.#battlefield;
    const own = from[part] as number;
    const column = battlefield.columnAt(target.q, target.r, battlefield.region[own] as number);
    if (column < 0) return [];
    const beside = [own, ...from].find((space) => distanceOf(hexOf(battlefield, space), target) === 1);
    const lead = beside ?? own;
    const spaces = battlefield.columnSpaces.subarray(
      battlefield.columnStart[column],
      battlefield.columnStart[column + 1],
    );
    return [...spaces].map((entered) => ({
      lead,
      entered,
      passage: passageBetween(battlefield, lead, entered),
    }));
  }

  /** `leader`: the part whose place another part takes, -1 for a step of the whole base. */
  #addStep(entries: readonly Entry[], leader: number, direction: number, list: StepList): void {
    const { passages, level, clearance } = this.#battlefield;
    const leading = entries.filter((entry) => entry.lead >= 0);
    const turning = entries[leader];
    const first = turning !== undefined && turning.lead >= 0 ? turning : leading[0];
    if (first === undefined) return;
    const to = this.#intern(entries.map((entry) => entry.entered));
    const step = list.add(to, first.lead, first.entered, direction);
    list.rise[step] = -32768;
    list.drop[step] = -32768;
    for (const { lead, entered, passage } of leading) {
      const rise = (level[entered] as number) - (level[lead] as number);
      const cost = passage < 0 ? 1 + Math.max(0, rise) : (passages.cost[passage] as number);
      const opening = passage < 0 ? (clearance[entered] as number) : (passages.opening[passage] as number);
      const airway = passage < 0 ? (clearance[entered] as number) : (passages.airway[passage] as number);
      if (cost > (list.cost[step] as number)) {
        list.cost[step] = cost;
        if (cost === closed) list.entered[step] = entered;
      }
      list.rise[step] = Math.max(
        list.rise[step] as number,
        passage < 0 ? rise : (passages.rise[passage] as number),
      );
      list.drop[step] = Math.max(list.drop[step] as number, -rise);
      list.opening[step] = Math.min(list.opening[step] as number, opening);
      list.airway[step] = Math.min(list.airway[step] as number, airway);
      list.addPart(entered);
    }
  }

  #listLinks(footprint: number, list: StepList): void {
    const { linkStart, linkTo, linkPlaced } = this.#battlefield;
    for (const lead of this.#spaces[footprint] ?? []) {
      for (let link = linkStart[lead] as number; link < (linkStart[lead + 1] as number); link++) {
        if (linkPlaced[link] !== 1) continue;
        const to = linkTo[link] as number;
        for (const { spaces } of standingsOver(this.#battlefield, this.#base, to)) {
          measureLink(this.#battlefield, list, list.add(this.#intern(spaces), lead, to, -1), link);
          for (const space of spaces) list.addPart(space);
        }
      }
    }
  }

  #hexes(footprint: number): readonly Hex[] {
    return (this.#spaces[footprint] ?? []).map((space) => hexOf(this.#battlefield, space));
  }

  #intern(spaces: readonly Space[]): number {
    const key = keyOf(spaces);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#spaces.length);
    this.#spaces.push([...spaces]);
    return this.#spaces.length - 1;
  }
}

function keyOf(spaces: readonly Space[]): string {
  return [...spaces].sort((a, b) => a - b).join();
}

function moved(hex: Hex, { pivot, onto, turns }: Motion): Hex {
  const turned = rotateHex({ q: hex.q - pivot.q, r: hex.r - pivot.r }, turns);
  return { q: onto.q + turned.q, r: onto.r + turned.r };
}

function passageBetween(battlefield: Battlefield, from: number, to: number): number {
  const { neighbourStart, neighbourSpaces } = battlefield;
  const end = neighbourStart[from * 6 + 6] as number;
  for (let index = neighbourStart[from * 6] as number; index < end; index++) {
    if (neighbourSpaces[index] === to) return index;
  }
  return -1;
}

/** Every way to take one entry of each list, as long as they are few; none if a list is empty. */
function combinations(choices: readonly (readonly Entry[])[]): Entry[][] {
  let result: Entry[][] = [[]];
  for (const choice of choices) {
    result = result
      .flatMap((entries) => choice.map((entry) => [...entries, entry]))
      .slice(0, mostCombinations);
  }
  return result;
}

function symmetriesOf(offsets: readonly Hex[]): readonly (readonly number[])[] {
  const orders: number[][] = [];
  for (let turns = 0; turns < 6; turns++) {
    for (const onto of offsets) {
      const motion = { pivot: offsets[0] as Hex, onto, turns };
      const order = offsets.map((hex) =>
        offsets.findIndex((other) => distanceOf(other, moved(hex, motion)) === 0),
      );
      if (!order.includes(-1)) orders.push(order);
    }
  }
  return orders;
}

function hexOf(battlefield: Battlefield, space: Space): Hex {
  return { q: battlefield.q[space] as number, r: battlefield.r[space] as number };
}

function distanceOf(a: Hex, b: Hex): number {
  return hexDistance(a.q, a.r, b.q, b.r);
}
