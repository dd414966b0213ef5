import { type Separation, separationBetween, type Wall } from './compile/borders.ts';
import { changePlan } from './compile/changed-plan.ts';
import type { Links } from './compile/links.ts';
import { buildParts, type Parts } from './compile/parts.ts';
import type { Passages } from './compile/passages.ts';
import type { Solids } from './compile/solids.ts';
import { borderKey, directionFrom, type Structure } from './compile/structure.ts';
import type { Surfaces } from './compile/surfaces.ts';
import type { BattlefieldChanges, BattlefieldPlan } from './plan.ts';
import type { Space } from './space.ts';

/** The tables of a battlefield, each stated where it is built. */
interface Tables extends Structure, Surfaces, Solids, Links {}

/** Whatever is made of parts has their tables as its own. */
const Tabled = class {
  constructor({ structure, surfaces, solids, links }: Parts) {
    Object.assign(this, structure, surfaces, solids, links);
  }
} as new (
  parts: Parts,
) => Tables;

const noWalls: readonly Wall[] = [];

/**
 * A compiled battlefield: immutable, shared by all games that are played on it. Spaces are the integers 0 to
 * `count - 1`; every per-space table has `count` entries. Numbers of spaces never change: a changed battlefield keeps
 * those of the old one, marks what is gone in `exists`, and numbers what is new from the old `count` on.
 */
export class Battlefield extends Tabled {
  /** The data it was compiled from, changes included. */
  readonly plan: BattlefieldPlan;
  /** From what a change made it, where the change left the places of all spaces as they were. */
  readonly origin: Origin | undefined;
  readonly count: number;
  readonly names: readonly string[];
  /** What a step to the neighbour of the same index in `neighbourSpaces` needs. */
  readonly passages: Passages;
  readonly walls: readonly Wall[];
  readonly #parts: Parts;
  /** By the number of the terrain type. */
  readonly #spacesOfTypes: (readonly Space[])[] = [];
  #rungs: readonly Space[] | undefined;
  readonly #workspaces = new Map<unknown, object>();
  /** Shared by all battlefields with the same columns. */
  readonly #scratch: Map<unknown, object>;

  /** `earlier`: what a change made it from. */
  constructor(parts: Parts, earlier?: Battlefield) {
    super(parts);
    const { plan, names, passages, walls, touchedColumns } = parts;
    this.#parts = parts;
    const isKept = earlier !== undefined && earlier.#parts.structure === parts.structure;
    this.#scratch = isKept ? earlier.#scratch : new Map();
    this.plan = plan;
    this.origin = touchedColumns && earlier && { plan: earlier.plan, columns: touchedColumns };
    this.count = plan.spaces.length;
    this.names = names.list;
    this.passages = passages;
    this.walls = walls;
  }

  /** Number of the space with this name, -1 if there is none. A level may be written also where the column has one space only. */
  spaceOf(name: string): number {
    const named = this.#parts.names.numbers.get(name);
    if (named !== undefined) return named;
    const [column = '', level = ''] = name.split('@');
    const only = level === '' ? -1 : (this.#parts.names.numbers.get(column) ?? -1);
    return only >= 0 && this.level[only] === Number(level) ? only : -1;
  }

  terrainOf(space: Space): string {
    return this.terrains[this.terrain[space] as number] ?? '';
  }

  /** The spaces of a terrain type, in ascending order; found once. */
  spacesOf(terrain: string): readonly Space[] {
    const type = this.terrains.indexOf(terrain);
    if (type < 0) return [];
    this.#spacesOfTypes[type] ??= this.#spacesWhere((space) => this.terrain[space] === type);
    return this.#spacesOfTypes[type];
  }

  /** The spaces that are rungs of ladders, in ascending order; found once. */
  get rungs(): readonly Space[] {
    this.#rungs ??= this.#spacesWhere((space) => this.rung[space] === 1);
    return this.#rungs;
  }

  #spacesWhere(holds: (space: Space) => boolean): readonly Space[] {
    const spaces: Space[] = [];
    for (let space = 0; space < this.count; space++) if (holds(space)) spaces.push(space);
    return spaces;
  }

  /** Terrain piece of the space, undefined if it belongs to none. */
  pieceOf(space: Space): string | undefined {
    return this.plan.spaces[space]?.piece;
  }

  /** Highest space at (q, r), -1 if there is none. */
  topOf(q: number, r: number, region = 0): number {
    const column = this.columnAt(q, r, region);
    return column < 0 ? -1 : (this.columnSpaces[(this.columnStart[column + 1] as number) - 1] as number);
  }

  /** Walls that stand on the border between the columns of two spaces, at whatever level. */
  wallsBetween(a: number, b: number): readonly Wall[] {
    const { borders, structure } = this.#parts;
    return borders.get(borderKey(structure, a, b)) ?? noWalls;
  }

  /**
   * Spaces counted along the battlefield: gaps are counted around, levels, walls, figures and objects are not counted,
   * half hexes count as one, partial hexes are no way. 0 within a column, -1 if there is no way.
   */
  distance(a: number, b: number): number {
    if (this.region[a] !== this.region[b]) return -1;
    return this.#parts.distances.between(this.column[a] as number, this.column[b] as number);
  }

  /** The same from one space to every column (by column number). Shared: do not write to it. */
  distancesFrom(space: Space): Int16Array {
    return this.#parts.distances.row(this.column[space] as number);
  }

  /** Direction (0 to 5) from a to b if their columns are neighbours, else -1. */
  directionBetween(a: number, b: number): number {
    return directionFrom(this.#parts.structure, a, b);
  }

  /**
   * The columns that follow the space `from` in a straight line, the first `length` of them, cut short at the first
   * place without a space.
   */
  straightLine(from: number, direction: number, length: number): number[] {
    const line: number[] = [];
    let column = this.column[from] as number;
    while (line.length < length) {
      column = this.columnNeighbours[column * 6 + direction] as number;
      if (column < 0) break;
      line.push(column);
    }
    return line;
  }

  /** What divides two spaces of neighbouring columns. */
  separation(a: number, b: number): Separation {
    const walls = this.wallsBetween(a, b);
    const ceiling = Math.min(this.#ceiling(a), this.#ceiling(b));
    return separationBetween(walls, this.level, ceiling, a, b);
  }

  /**
   * Memory that a search or a cache keeps beside the battlefield: made once by `make`, the same for every later call
   * with the same function. It must not change what any function answers.
   */
  workspace<Memory extends object>(make: (battlefield: Battlefield) => Memory): Memory {
    const known = this.#workspaces.get(make) as Memory | undefined;
    if (known !== undefined) return known;
    const made = make(this);
    this.#workspaces.set(make, made);
    return made;
  }

  /**
   * Memory that every search writes anew, shared with the battlefields that changes of levels, walls, objects and links make
   * of this one: `make` may look only at which spaces lie where.
   */
  scratch<Memory extends object>(make: (battlefield: Battlefield) => Memory): Memory {
    const known = this.#scratch.get(make) as Memory | undefined;
    if (known !== undefined) return known;
    const made = make(this);
    this.#scratch.set(make, made);
    return made;
  }

  /** The battlefield after a change; what the change does not touch is shared. Throws BoardError like compiling. */
  withChanges(changes: BattlefieldChanges): Battlefield {
    const { plan, changedSpaces } = changePlan(this.plan, changes, (name) => this.spaceOf(name));
    return new Battlefield(buildParts(plan, { parts: this.#parts, changedSpaces }), this);
  }

  #ceiling(space: Space): number {
    return (this.level[space] as number) + (this.clearance[space] as number);
  }
}

/** What a battlefield was before a change that left the places of all spaces as they were. */
export interface Origin {
  /** The plan of the battlefield before. */
  readonly plan: BattlefieldPlan;
  /** The columns whose ground, walls or objects have changed. */
  readonly columns: readonly number[];
}
