import type { Battlefield, Passages, Separation, Solid, Wall } from '../battlefield.ts';
import type { BattlefieldChanges, BattlefieldPlan, SpacePlan } from '../plan.ts';
import {
  type Borders,
  borderKey,
  buildBorders,
  directionFrom,
  resolveWall,
  separationBetween,
} from './borders.ts';
import { changePlan, unknownName } from './changed-plan.ts';
import { Distances } from './distances.ts';
import { buildLinks, type Links } from './links.ts';
import { buildPassages } from './passages.ts';
import { buildSolids } from './solids.ts';
import { buildStructure, type Structure } from './structure.ts';
import { buildSurfaces, hexKinds, type Surfaces } from './surfaces.ts';
import { columnMates, spacesTouched } from './touched.ts';
import { validatePlan } from './validate.ts';

/**
 * Compiles a plan into a battlefield. Throws BoardError for duplicate or unknown names, masses that overlap, walls
 * between spaces that are not neighbours, and numbers out of bounds.
 */
export function compileBattlefield(plan: BattlefieldPlan): Battlefield {
  const whole: BattlefieldPlan = { walls: [], solids: [], links: [], ...plan };
  return compile(whole, undefined, new Set(whole.spaces.keys()));
}

function compile(
  plan: BattlefieldPlan,
  earlier: CompiledBattlefield | undefined,
  changedSpaces: ReadonlySet<number>,
): CompiledBattlefield {
  validatePlan(plan);
  const structure = sameStructure(earlier, plan, changedSpaces) ?? buildStructure(plan.spaces);
  const surfaces =
    earlier !== undefined && changedSpaces.size === 0
      ? earlier.surfaces
      : buildSurfaces(
          plan.spaces,
          structure,
          earlier?.surfaces,
          sharingColumns(structure, earlier, changedSpaces),
        );
  const names = new Map<string, number>();
  plan.spaces.forEach((space, index) => {
    if (!space.removed) names.set(space.name, index);
  });
  return new CompiledBattlefield(plan, structure, surfaces, names, earlier, changedSpaces);
}

/** The earlier structure, if no space came, went or changed its place in its column. */
function sameStructure(
  earlier: CompiledBattlefield | undefined,
  plan: BattlefieldPlan,
  changedSpaces: ReadonlySet<number>,
): Structure | undefined {
  if (earlier === undefined || earlier.count !== plan.spaces.length) return undefined;
  const { structure } = earlier;
  for (const index of changedSpaces) {
    const before = earlier.plan.spaces[index] as SpacePlan;
    const after = plan.spaces[index] as SpacePlan;
    const column = structure.column[index] as number;
    const alone =
      (structure.columnStart[column + 1] as number) - (structure.columnStart[column] as number) === 1;
    const same =
      before.q === after.q &&
      before.r === after.r &&
      (before.region ?? 0) === (after.region ?? 0) &&
      (before.removed ?? false) === (after.removed ?? false) &&
      (alone || before.level === after.level);
    if (!same) return undefined;
  }
  return structure;
}

/** The changed spaces and all that share a column with them, before or after: their air has changed too. */
function sharingColumns(
  structure: Structure,
  earlier: CompiledBattlefield | undefined,
  changedSpaces: ReadonlySet<number>,
): ReadonlySet<number> {
  if (earlier === undefined) return changedSpaces;
  const known = [...changedSpaces].filter((space) => space < earlier.count);
  return new Set([...columnMates(earlier.structure, known), ...columnMates(structure, changedSpaces)]);
}

class CompiledBattlefield implements Battlefield {
  readonly plan: BattlefieldPlan;
  readonly structure: Structure;
  readonly surfaces: Surfaces;
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
  readonly #spaceNumbers: ReadonlyMap<string, number>;
  readonly #borders: Borders;
  readonly #distances: Distances;
  readonly #workspaces = new Map<unknown, object>();

  constructor(
    plan: BattlefieldPlan,
    structure: Structure,
    surfaces: Surfaces,
    spaceNumbers: ReadonlyMap<string, number>,
    earlier: CompiledBattlefield | undefined,
    changedSpaces: ReadonlySet<number>,
  ) {
    this.plan = plan;
    this.structure = structure;
    this.surfaces = surfaces;
    this.#spaceNumbers = spaceNumbers;
    this.count = plan.spaces.length;
    this.names = plan.spaces.map((space) => space.name);
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

    const sameGround = structure === earlier?.structure;
    const sameWalls = sameGround && samePlans(plan.walls, earlier?.plan.walls);
    this.walls = sameWalls ? (earlier as CompiledBattlefield).walls : this.#resolveWalls();
    this.#borders = sameWalls
      ? (earlier as CompiledBattlefield).#borders
      : buildBorders(this.walls, structure);
    const number = (name: string, place: string) => this.#number(name, place);
    const { solids, solidAt, solidTop } = buildSolids(plan.solids ?? [], structure, surfaces, number);
    this.solids = solids;
    this.solidAt = solidAt;
    this.solidTop = solidTop;
    const kept = sameGround ? earlier : undefined;
    this.passages = buildPassages(
      { structure, surfaces, borders: this.#borders, solids, solidAt, solidTop },
      kept?.passages,
      kept === undefined ? changedSpaces : spacesTouched(this, kept, changedSpaces),
    );
    const links: Links = buildLinks(plan.links ?? [], this.count, this.exists, (name) =>
      this.#number(name, name),
    );
    this.linkStart = links.linkStart;
    this.linkTo = links.linkTo;
    this.linkCost = links.linkCost;
    this.linkKind = links.linkKind;
    this.linkPlaced = links.linkPlaced;
    this.linkKinds = links.linkKinds;
    const sameWays = kept !== undefined && sameTable(kept.hex, this.hex);
    this.#distances = sameWays ? kept.#distances : new Distances(structure.columnNeighbours, this.#ways());
  }

  spaceOf(name: string): number {
    const named = this.#spaceNumbers.get(name);
    if (named !== undefined) return named;
    const [column = '', level = ''] = name.split('@');
    const only = level === '' ? -1 : (this.#spaceNumbers.get(column) ?? -1);
    return only >= 0 && this.level[only] === Number(level) ? only : -1;
  }

  terrainOf(space: number): string {
    return this.terrains[this.terrain[space] as number] ?? '';
  }

  pieceOf(space: number): string | undefined {
    return this.plan.spaces[space]?.piece;
  }

  columnAt(q: number, r: number, region = 0): number {
    return this.structure.columnAt(q, r, region);
  }

  topOf(q: number, r: number, region = 0): number {
    const column = this.columnAt(q, r, region);
    return column < 0 ? -1 : (this.columnSpaces[(this.columnStart[column + 1] as number) - 1] as number);
  }

  wallsBetween(a: number, b: number): readonly Wall[] {
    return this.#borders.get(borderKey(this.structure, a, b)) ?? [];
  }

  distance(a: number, b: number): number {
    if (this.region[a] !== this.region[b]) return -1;
    return this.#distances.between(this.column[a] as number, this.column[b] as number);
  }

  distancesFrom(space: number): Int16Array {
    return this.#distances.row(this.column[space] as number);
  }

  directionBetween(a: number, b: number): number {
    return directionFrom(this.structure, a, b);
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
    const ceiling = Math.min(this.#ceiling(a), this.#ceiling(b));
    return separationBetween(this.wallsBetween(a, b), this.level, ceiling, a, b);
  }

  workspace<Memory extends object>(make: (battlefield: Battlefield) => Memory): Memory {
    const known = this.#workspaces.get(make) as Memory | undefined;
    if (known !== undefined) return known;
    const made = make(this);
    this.#workspaces.set(make, made);
    return made;
  }

  withChanges(changes: BattlefieldChanges): Battlefield {
    const { plan, changedSpaces } = changePlan(this.plan, changes, (name) => this.spaceOf(name));
    return compile(plan, this, changedSpaces);
  }

  #ceiling(space: number): number {
    return (this.level[space] as number) + (this.clearance[space] as number);
  }

  /** Removed spaces are still known to the walls, objects and links that named them. */
  #number(name: string, place: string): number {
    const number = this.#spaceNumbers.get(name) ?? this.names.indexOf(name);
    if (number < 0) throw unknownName(name, 'space', place);
    return number;
  }

  #resolveWalls(): readonly Wall[] {
    return (this.plan.walls ?? []).map((wall) =>
      resolveWall(wall, this.structure, (name) => this.#number(name, wall.id)),
    );
  }

  /** 1 for columns that count for distance. */
  #ways(): Uint8Array {
    const ways = new Uint8Array(this.columnCount);
    for (let space = 0; space < this.count; space++) {
      if (this.exists[space] === 1 && this.hex[space] !== hexKinds.partial)
        ways[this.column[space] as number] = 1;
    }
    return ways;
  }
}

function samePlans(plans: readonly unknown[] = [], others: readonly unknown[] = []): boolean {
  return plans.length === others.length && plans.every((plan, index) => plan === others[index]);
}

function sameTable(table: Uint8Array, other: Uint8Array): boolean {
  return table.length === other.length && table.every((value, index) => value === other[index]);
}
