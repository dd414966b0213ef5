import type { BattlefieldChanges, BattlefieldPlan, SolidPlan, WallPlan } from './plan.ts';

/**
 * A compiled battlefield: immutable, shared by all games that are played on it. Spaces are the integers 0 to
 * `count - 1`; every per-space table has `count` entries. Numbers of spaces never change: a changed battlefield keeps
 * those of the old one, marks what is gone in `exists`, and numbers what is new from the old `count` on.
 */
export interface Battlefield {
  /** The data it was compiled from, changes included. */
  readonly plan: BattlefieldPlan;
  /** From what a change made it, where the change left the places of all spaces as they were. */
  readonly origin: Origin | undefined;
  readonly count: number;
  /** 1 for spaces that exist, 0 for those that were removed. */
  readonly exists: Uint8Array;
  readonly names: readonly string[];
  /** Number of the space with this name, -1 if there is none. A level may be written also where the column has one space only. */
  spaceOf(name: string): number;

  /** Axial column of each space. */
  readonly q: Int16Array;
  readonly r: Int16Array;
  /** Level of the surface. */
  readonly level: Int16Array;
  /** Lower face of the mass that carries it; equal to `level` where nothing does (a rung). */
  readonly underside: Int16Array;
  /** Levels of free air above the surface, `openSky` where nothing lies above. */
  readonly clearance: Int16Array;
  /** 0 full, 1 half, 2 partial. */
  readonly hex: Uint8Array;
  /** 1 for ladder rungs. */
  readonly rung: Uint8Array;
  readonly region: Int16Array;
  /** Index into `terrains`. */
  readonly terrain: Int16Array;
  readonly terrains: readonly string[];
  terrainOf(space: number): string;
  /** Terrain piece of the space, undefined if it belongs to none. */
  pieceOf(space: number): string | undefined;
  /** Centres in millimetres: x east, y south. */
  readonly x: Float64Array;
  readonly y: Float64Array;

  readonly columnCount: number;
  /** Column of each space. Equal (q, r) in two regions are two columns. */
  readonly column: Int32Array;
  /** Spaces of column c, from low to high: `columnSpaces[columnStart[c]]` up to `columnStart[c + 1]`. */
  readonly columnStart: Int32Array;
  readonly columnSpaces: Int32Array;
  readonly columnQ: Int16Array;
  readonly columnR: Int16Array;
  readonly columnRegion: Int16Array;
  /** Neighbour of column c in direction d: `columnNeighbours[c * 6 + d]`, -1 if there is none. */
  readonly columnNeighbours: Int32Array;
  /** Column at (q, r) in a region (0 when left out), -1 if there is none. */
  columnAt(q: number, r: number, region?: number): number;
  /** Highest space at (q, r), -1 if there is none. */
  topOf(q: number, r: number, region?: number): number;

  /**
   * All spaces of the neighbouring column of space s in direction d, from low to high:
   * `neighbourSpaces[neighbourStart[s * 6 + d]]` up to `neighbourStart[s * 6 + d + 1]`.
   */
  readonly neighbourStart: Int32Array;
  readonly neighbourSpaces: Int32Array;
  /** What a step to the neighbour of the same index in `neighbourSpaces` needs. */
  readonly passages: Passages;

  readonly walls: readonly Wall[];
  /** Walls that stand on the border between the columns of two spaces, at whatever level. */
  wallsBetween(a: number, b: number): readonly Wall[];
  readonly solids: readonly Solid[];
  /** Index into `solids` of the object that fills the space, -1 if there is none. */
  readonly solidAt: Int16Array;
  /** Absolute level of the top of that object; the level of the surface where there is none. */
  readonly solidTop: Int16Array;

  /** Links from space s: entries `linkStart[s]` up to `linkStart[s + 1]`. */
  readonly linkStart: Int32Array;
  readonly linkTo: Int32Array;
  readonly linkCost: Int16Array;
  /** Index into `linkKinds`. */
  readonly linkKind: Uint8Array;
  /** 1 where the figure is placed at the other end instead of entering it. */
  readonly linkPlaced: Uint8Array;
  readonly linkKinds: readonly string[];

  /**
   * Spaces counted along the battlefield: gaps are counted around, levels, walls, figures and objects are not counted,
   * half hexes count as one, partial hexes are no way. 0 within a column, -1 if there is no way.
   */
  distance(a: number, b: number): number;
  /** The same from one space to every column (by column number). Shared: do not write to it. */
  distancesFrom(space: number): Int16Array;
  /** Direction (0 to 5) from a to b if their columns are neighbours, else -1. */
  directionBetween(a: number, b: number): number;
  /**
   * The columns that follow the space `from` in a straight line, the first `length` of them, cut short at the first
   * place without a space.
   */
  straightLine(from: number, direction: number, length: number): number[];
  /** What divides two spaces of neighbouring columns. */
  separation(a: number, b: number): Separation;

  /**
   * Memory that a search or a cache keeps beside the battlefield: made once by `make`, the same for every later call
   * with the same function. It must not change what any function answers.
   */
  workspace<Memory extends object>(make: (battlefield: Battlefield) => Memory): Memory;
  /**
   * Memory that every search writes anew, shared with the battlefields that changes of levels, walls, objects and links make
   * of this one: `make` may look only at which spaces lie where.
   */
  scratch<Memory extends object>(make: (battlefield: Battlefield) => Memory): Memory;
  /** The battlefield after a change; what the change does not touch is shared. Throws BoardError like compiling. */
  withChanges(changes: BattlefieldChanges): Battlefield;
}

/** What a battlefield was before a change that left the places of all spaces as they were. */
export interface Origin {
  /** The plan of the battlefield before. */
  readonly plan: BattlefieldPlan;
  /** The columns whose ground, walls or objects have changed. */
  readonly columns: readonly number[];
}

/** `clearance` of a space with nothing above it. */
export const openSky = 32767;

/** Parallel to `neighbourSpaces`: the price and the room of each step, for a walker and for a flyer. */
export interface Passages {
  /**
   * Spaces counted by a walker (1 and the levels that count), or `closed` where walls, objects or a partial hex let
   * nobody walk.
   */
  readonly cost: Int16Array;
  /** Levels that the step rises, over a climbable wall included. */
  readonly rise: Int16Array;
  /** Levels of free air at the border for a walker: from the higher surface to the lower of the two ceilings. */
  readonly opening: Int16Array;
  /** The same for a flyer, above walls and objects; -1 where it is closed to flyers. */
  readonly airway: Int16Array;
  /** How many steps leave a walker more room than a flyer: where it is 0, a flyer fits wherever a walker does. */
  readonly narrow: number;
}

/** `Passages.cost` of a step that no walker can make. */
export const closed = 32767;

/** A wall with its borders resolved. */
export interface Wall {
  readonly id: string;
  readonly bottom: number;
  readonly top: number;
  readonly climb: NonNullable<WallPlan['climb']>;
  readonly blocksFlying: boolean;
  readonly passable: boolean;
  readonly blocksSight: boolean;
  readonly separates: boolean | 'always';
  readonly obstructs: boolean;
  /** The pairs of spaces it stands between; `direction` leads from `a` to `b`. */
  readonly borders: readonly { readonly a: number; readonly b: number; readonly direction: number }[];
  /** Sides beyond which no space is. */
  readonly edges: readonly { readonly a: number; readonly direction: number }[];
}

/** An object with its spaces resolved. */
export interface Solid {
  readonly id: string;
  readonly spaces: readonly number[];
  /** Absolute level of its top on each of `spaces`. */
  readonly tops: readonly number[];
  readonly blocksFlying: boolean;
  readonly blocksSight: boolean;
  readonly obstructs: boolean;
  readonly enterable: boolean;
  readonly height: SolidPlan['height'];
}

/**
 * What stands between two spaces whose columns are neighbours: walls that rise above the higher of the two surfaces and
 * do not stand over a slab that covers one of them.
 */
export interface Separation {
  /** Whether any wall that can separate stands there. */
  readonly divided: boolean;
  /** Highest top and lowest bottom of those walls, absolute levels; 0 and 0 if there are none. */
  readonly top: number;
  readonly bottom: number;
  /** Heights at which they stand, from the lowest; walls that touch are one. */
  readonly spans: readonly { readonly bottom: number; readonly top: number }[];
  /** Whether one of them separates whatever its height (a ladder, a closed building). */
  readonly always: boolean;
}
