import type { Battlefield, Origin, Passages, Separation, Solid, Wall } from '../battlefield.ts';
import type { BattlefieldChanges, BattlefieldPlan } from '../plan.ts';
import { changedBattlefieldSlot } from './changed-battlefields.ts';
import { buildParts, type Parts } from './parts.ts';
import { standingSlot, undivided } from './standing.ts';
import { borderKey, directionFrom } from './structure.ts';

const noWalls: readonly Wall[] = [];

/**
 * Compiles a plan into a battlefield. Plans with walls, objects or links need the module `walls-and-objects`. Throws BoardError
 * for unknown names and walls between spaces that are not neighbours, and, where the module `plan-checks` is there, for
 * duplicate names, masses that overlap and numbers out of bounds.
 */
export function compileBattlefield(plan: BattlefieldPlan): Battlefield {
  const whole: BattlefieldPlan = { walls: [], solids: [], links: [], ...plan };
  return new CompiledBattlefield(buildParts(whole), undefined);
}

class CompiledBattlefield implements Battlefield {
  readonly plan: BattlefieldPlan;
  readonly origin: Origin | undefined;
  readonly count: number;
  readonly exists: Uint8Array;
  readonly names: readonly string[];
  readonly q: Int16Array;
  readonly r: Int16Array;
  readonly region: Int16Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly columnCount: number;
  readonly column: Int32Array;
  readonly columnStart: Int32Array;
  readonly columnSpaces: Int32Array;
  readonly columnQ: Int16Array;
  readonly columnR: Int16Array;
  readonly columnRegion: Int16Array;
  readonly columnNeighbours: Int32Array;
  readonly neighbourStart: Int32Array;
  readonly neighbourSpaces: Int32Array;
  readonly level: Int16Array;
  readonly underside: Int16Array;
  readonly clearance: Int16Array;
  readonly hex: Uint8Array;
  readonly rung: Uint8Array;
  readonly terrain: Int16Array;
  readonly terrains: readonly string[];
  readonly passages: Passages;
  readonly walls: readonly Wall[];
  readonly solids: readonly Solid[];
  readonly solidAt: Int16Array;
  readonly solidTop: Int16Array;
  readonly linkStart: Int32Array;
  readonly linkTo: Int32Array;
  readonly linkCost: Int16Array;
  readonly linkKind: Uint8Array;
  readonly linkPlaced: Uint8Array;
  readonly linkKinds: readonly string[];
  readonly #parts: Parts;
  readonly #workspaces = new Map<unknown, object>();
  /** Shared by all battlefields with the same columns. */
  readonly #scratch: Map<unknown, object>;

  constructor(parts: Parts, earlier: CompiledBattlefield | undefined) {
    const { plan, structure, surfaces, names, walls, solids, passages, links, touchedColumns } = parts;
    this.#parts = parts;
    this.plan = plan;
    this.origin = touchedColumns && earlier && { plan: earlier.plan, columns: touchedColumns };
    this.#scratch =
      earlier !== undefined && earlier.#parts.structure === structure ? earlier.#scratch : new Map();
    this.count = plan.spaces.length;
    this.names = names.list;
    this.exists = structure.exists;
    this.q = structure.q;
    this.r = structure.r;
    this.region = structure.region;
    this.x = structure.x;
    this.y = structure.y;
    this.columnCount = structure.columnCount;
    this.column = structure.column;
    this.columnStart = structure.columnStart;
    this.columnSpaces = structure.columnSpaces;
    this.columnQ = structure.columnQ;
    this.columnR = structure.columnR;
    this.columnRegion = structure.columnRegion;
    this.columnNeighbours = structure.columnNeighbours;
    this.neighbourStart = structure.neighbourStart;
    this.neighbourSpaces = structure.neighbourSpaces;
    this.level = surfaces.level;
    this.underside = surfaces.underside;
    this.clearance = surfaces.clearance;
    this.hex = surfaces.hex;
    this.rung = surfaces.rung;
    this.terrain = surfaces.terrain;
    this.terrains = surfaces.terrains;
    this.walls = walls;
    this.solids = solids.solids;
    this.solidAt = solids.solidAt;
    this.solidTop = solids.solidTop;
    this.passages = passages;
    this.linkStart = links.linkStart;
    this.linkTo = links.linkTo;
    this.linkCost = links.linkCost;
    this.linkKind = links.linkKind;
    this.linkPlaced = links.linkPlaced;
    this.linkKinds = links.linkKinds;
  }

  spaceOf(name: string): number {
    const named = this.#parts.names.numbers.get(name);
    if (named !== undefined) return named;
    const [column = '', level = ''] = name.split('@');
    const only = level === '' ? -1 : (this.#parts.names.numbers.get(column) ?? -1);
    return only >= 0 && this.level[only] === Number(level) ? only : -1;
  }

  terrainOf(space: number): string {
    return this.terrains[this.terrain[space] as number] ?? '';
  }

  pieceOf(space: number): string | undefined {
    return this.plan.spaces[space]?.piece;
  }

  columnAt(q: number, r: number, region = 0): number {
    return this.#parts.structure.columnAt(q, r, region);
  }

  topOf(q: number, r: number, region = 0): number {
    const column = this.columnAt(q, r, region);
    return column < 0 ? -1 : (this.columnSpaces[(this.columnStart[column + 1] as number) - 1] as number);
  }

  wallsBetween(a: number, b: number): readonly Wall[] {
    const { borders, structure } = this.#parts;
    return borders.get(borderKey(structure, a, b)) ?? noWalls;
  }

  distance(a: number, b: number): number {
    if (this.region[a] !== this.region[b]) return -1;
    return this.#parts.distances.between(this.column[a] as number, this.column[b] as number);
  }

  distancesFrom(space: number): Int16Array {
    return this.#parts.distances.row(this.column[space] as number);
  }

  directionBetween(a: number, b: number): number {
    return directionFrom(this.#parts.structure, a, b);
  }

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

  separation(a: number, b: number): Separation {
    const walls = this.wallsBetween(a, b);
    if (walls.length === 0) return undivided;
    const ceiling = Math.min(this.#ceiling(a), this.#ceiling(b));
    return standingSlot.code.separationBetween(walls, this.level, ceiling, a, b);
  }

  workspace<Memory extends object>(make: (battlefield: Battlefield) => Memory): Memory {
    const known = this.#workspaces.get(make) as Memory | undefined;
    if (known !== undefined) return known;
    const made = make(this);
    this.#workspaces.set(make, made);
    return made;
  }

  scratch<Memory extends object>(make: (battlefield: Battlefield) => Memory): Memory {
    const known = this.#scratch.get(make) as Memory | undefined;
    if (known !== undefined) return known;
    const made = make(this);
    this.#scratch.set(make, made);
    return made;
  }

  withChanges(changes: BattlefieldChanges): Battlefield {
    const { changePlan, changedParts } = changedBattlefieldSlot.code;
    const { plan, changedSpaces } = changePlan(this.plan, changes, (name) => this.spaceOf(name));
    return new CompiledBattlefield(
      buildParts(plan, { parts: this.#parts, changedSpaces, code: changedParts }),
      this,
    );
  }

  #ceiling(space: number): number {
    return (this.level[space] as number) + (this.clearance[space] as number);
  }
}
