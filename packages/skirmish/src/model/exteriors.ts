import type { Space } from '@scapewright/board';
import {
  type Battlefield,
  type BattlefieldChanges,
  formatSpaceName,
  parseSpaceName,
} from '@scapewright/board';
import type { State } from '@scapewright/kernel';
import type { BaseShape } from './card.ts';
import { fates } from './codes.ts';
import type { Figure } from './numbers.ts';
import { baseColumns, figureTable } from './tables.ts';

/** The exterior spaces of an object: one on top of each space of its base, all of them as high as it (SS-DO-018). */
export interface Exterior {
  /** Row of the object. */
  readonly object: Figure;
  /** Levels from its base to its top. */
  readonly height: number;
  /** Their numbers, in the order of its base: they stay the same wherever it goes, so that whoever stands there rides along. */
  readonly spaces: readonly Space[];
}

/** An object that figures can stand on. */
export interface ExteriorPlan {
  readonly object: Figure;
  readonly name: string;
  readonly height: number;
  readonly base: BaseShape;
}

/** A place on which an object may stand, or that is on top of one. */
interface Ground {
  readonly q: number;
  readonly r: number;
  readonly level: number;
  readonly region: number;
  readonly name: string;
  /** Levels of free air above it. */
  readonly room: number;
}

/** Where exterior spaces lie while their object stands nowhere: they do not exist then, and nothing is near them. */
const nowhere = { q: -900, r: -900, level: 0, underside: 0, removed: true } as const;

const none: readonly number[] = [];

/** How many places of objects are remembered as battlefields, for each list of changes of the ground. */
const kept = 100;

/** The exterior spaces of all objects of a match, and the battlefield with them where the objects stand. */
export class Exteriors {
  /** The battlefield at the start, with their numbers. */
  readonly start: Battlefield;
  readonly all: readonly Exterior[];
  private readonly byObject: ReadonlyMap<number, Exterior>;
  private readonly bySpace: ReadonlyMap<number, Exterior>;
  private readonly known = new WeakMap<Battlefield, Map<string, Battlefield>>();

  /** `terrain`: what their spaces are; where nothing brings it, no object has any. */
  constructor(battlefield: Battlefield, plans: readonly ExteriorPlan[], terrain: string | undefined) {
    let next = battlefield.count;
    this.all = (terrain === undefined ? [] : plans).map(({ object, height, base }) => {
      const spaces = Array.from({ length: sizeOf(base) }, () => next++);
      return { object, height, spaces };
    });
    const names = plans.flatMap(({ name, base }) =>
      Array.from({ length: sizeOf(base) }, (_, at) => `${name}^${at + 1}`),
    );
    this.start =
      this.all.length === 0
        ? battlefield
        : battlefield.withChanges({
            addSpaces: names.map((name) => ({ ...nowhere, name, terrain: terrain as string })),
          });
    this.byObject = new Map(this.all.map((one) => [one.object, one]));
    this.bySpace = new Map(this.all.flatMap((one) => one.spaces.map((space) => [space, one] as const)));
  }

  /** The numbers of an object's exterior spaces; none where it has none. */
  of(object: Figure): readonly number[] {
    return this.byObject.get(object)?.spaces ?? none;
  }

  /** The object on top of which a space is; -1 for every other space. */
  under(space: Space): number {
    return this.bySpace.get(space)?.object ?? -1;
  }

  /** A battlefield with the exterior spaces of the objects that stand on it. */
  over(field: Battlefield, state: State): Battlefield {
    if (this.all.length === 0) return field;
    const standings = this.all.map(({ object, spaces }) => standing(state, object, spaces.length));
    const key = standings.join(';');
    const made = this.known.get(field) ?? new Map<string, Battlefield>();
    this.known.set(field, made);
    let found = made.get(key);
    if (!found) {
      found = this.compile(field, standings);
      if (made.size >= kept) for (const oldest of [...made.keys()].slice(0, kept / 2)) made.delete(oldest);
      made.set(key, found);
    }
    return found;
  }

  private compile(field: Battlefield, standings: readonly (readonly number[])[]): Battlefield {
    const tops = new Map<number, Ground>();
    const groundAt = (space: Space): Ground | undefined => tops.get(space) ?? groundOf(field, space);
    const waiting = new Set(this.all.filter((_, at) => (standings[at] as readonly number[]).length > 0));
    for (let before = -1; before !== waiting.size; ) {
      before = waiting.size;
      for (const one of waiting) {
        const below = (standings[this.all.indexOf(one)] as readonly number[]).map(groundAt);
        if (below.includes(undefined)) continue;
        waiting.delete(one);
        below.forEach((ground, at) => {
          const top = topOf(ground as Ground, one.height);
          if (top) tops.set(one.spaces[at] as number, top);
        });
      }
    }
    if (tops.size === 0) return field;
    const alterSpaces: NonNullable<BattlefieldChanges['alterSpaces']> = [...tops].map(
      ([space, { q, r, level, region, name }]) => {
        const free = field.spaceOf(name) < 0 ? name : `${name}^`;
        return { space, q, r, level, underside: level, region, name: free, removed: false };
      },
    );
    return field.withChanges({ alterSpaces });
  }
}

function sizeOf(base: BaseShape): number {
  if (base === 'single') return 1;
  return base === 'double' ? 2 : base.length;
}

/** The spaces on which an object stands; none where it is not on the battlefield. */
function standing(state: State, object: Figure, size: number): readonly number[] {
  if (state.read(figureTable.defeated, object) !== fates.inGame) return [];
  const spaces = baseColumns.slice(0, size).map((column) => state.read(column, object));
  return spaces.includes(-1) ? [] : spaces;
}

function groundOf(field: Battlefield, space: Space): Ground | undefined {
  if (field.exists[space] !== 1) return undefined;
  return {
    q: field.q[space] as number,
    r: field.r[space] as number,
    level: field.level[space] as number,
    region: field.region[space] as number,
    name: field.names[space] as string,
    room: field.clearance[space] as number,
  };
}

/** The place on top of an object that stands on another; undefined where the ceiling leaves none. */
function topOf(ground: Ground, height: number): Ground | undefined {
  if (ground.room < height) return undefined;
  const level = ground.level + height;
  const parsed = parseSpaceName(ground.name);
  const name = (parsed && formatSpaceName({ ...parsed, level })) ?? `${ground.name}^`;
  return { ...ground, level, name, room: ground.room - height };
}
