import { hexBeside, type WallPlan } from '@scapewright/board';
import { boardPlaceOf } from './board-place.ts';
import type { MapBuilding, MapModel, MapPlace } from './map-model.ts';
import { columnNameOf, type MapSpace, type MapSpaces } from './map-spaces.ts';
import type { PartsOfBuildings } from './parts-of-buildings.ts';

type WallKind = 'outer' | 'door' | 'inner';

/** How walls of a building are, but for where they stand. */
const kinds: Readonly<Record<WallKind, Partial<WallPlan>>> = {
  outer: { blocksFlying: true, separates: 'always' },
  door: { passable: true, separates: 'always' },
  inner: { blocksFlying: true, separates: 'always' },
};

interface WallGroup {
  readonly kind: WallKind;
  readonly bottom: number;
  readonly top: number;
  readonly between: (readonly [string, string])[];
  readonly edges: (readonly [string, number])[];
}

/**
 * The shell of a building with interior access: outer walls wherever a floor ends, from each floor up through its
 * ceiling; doors in them, which let through but hide and separate; windows, filled while they are whole; a roof over
 * what nothing is drawn above. Inside and outside see and touch each other nowhere else (SS-BLDG-014 to SS-BLDG-016).
 */
export class Shell {
  readonly #map: MapModel;
  readonly #building: MapBuilding;
  readonly #derived: MapSpaces;
  readonly #inside: readonly MapSpace[];
  readonly #parts: PartsOfBuildings;
  readonly #groups = new Map<string, WallGroup>();

  constructor(
    map: MapModel,
    building: MapBuilding,
    derived: MapSpaces,
    inside: readonly MapSpace[],
    parts: PartsOfBuildings,
  ) {
    this.#map = map;
    this.#building = building;
    this.#derived = derived;
    this.#inside = inside;
    this.#parts = parts;
  }

  /** Roofs, windows and outer walls. */
  raise(doorways: readonly MapSpace[], windows: readonly MapSpace[]): void {
    for (const space of this.#inside) {
      this.#roofOver(space);
      if (windows.includes(space)) this.#glaze(space);
      else this.#encloseSpace(space, doorways.includes(space) ? 'door' : 'outer');
    }
    this.#build();
  }

  /** Walls between rooms. */
  partition(walls: MapBuilding['walls']): void {
    for (const [first, second] of walls) {
      const [a, b] = [this.#derived.at(first), this.#derived.at(second)];
      if (!a || !b) continue;
      if (directionFrom(first, second) < 0) {
        const fix = 'name pairs of spaces in neighbouring columns';
        this.#parts.report(this.#building, `${a.name} and ${b.name} are no neighbours`, fix, a.name);
        continue;
      }
      this.#group('inner', a).between.push([a.name, b.name]);
    }
    this.#build();
  }

  /** Level of the lower face of what lies above a space inside. */
  #ceiling(space: MapSpace): number {
    return this.#above(space)?.underside ?? this.#roofLevel(space) - 1;
  }

  #above(space: MapSpace): MapSpace | undefined {
    return this.#derived.column(space).find((other) => other.level > space.level);
  }

  #roofLevel(space: MapSpace): number {
    const { roof, limit } = this.#building;
    return roof !== undefined && roof > space.level + 1 ? roof : space.level + limit + 1;
  }

  #roofOver(space: MapSpace): void {
    if (this.#above(space) !== undefined) return;
    const level = this.#roofLevel(space);
    this.#parts.roofs.push({
      ...boardPlaceOf(this.#map, space),
      level,
      underside: level - 1,
      terrain: 'roof',
      name: `${columnNameOf(this.#map, space)}@${level}`,
      hex: 'partial',
      piece: `${this.#building.id}/roof`,
    });
  }

  /** A whole window fills its half hex. */
  #glaze(space: MapSpace): void {
    const height = this.#ceiling(space) - space.level;
    const id = `${this.#building.id}/window-${space.name}`;
    this.#parts.solids.push({ id, spaces: [space.name], height, blocksFlying: true });
  }

  #encloseSpace(space: MapSpace, kind: WallKind): void {
    const ceiling = this.#ceiling(space);
    const region = space.battlefield === undefined ? {} : { battlefield: space.battlefield };
    for (let direction = 0; direction < 6; direction++) {
      const hex = { ...hexBeside(space, direction), ...region };
      const beside = this.#derived.column(hex);
      const isOpen = beside.some(
        (other) =>
          this.#inside.includes(other) && other.level < ceiling && this.#ceiling(other) > space.level,
      );
      if (isOpen) continue;
      const group = this.#group(kind, space);
      if (beside.length === 0) group.edges.push([space.name, direction]);
      for (const other of beside) group.between.push([space.name, other.name]);
    }
  }

  /** The walls of one kind that stand on the level of a space and reach through its ceiling. */
  #group(kind: WallKind, space: MapSpace): WallGroup {
    const bottom = space.level;
    const top = this.#above(space)?.level ?? this.#roofLevel(space);
    const key = `${kind} ${bottom} ${top}`;
    const group = this.#groups.get(key) ?? { kind, bottom, top, between: [], edges: [] };
    this.#groups.set(key, group);
    return group;
  }

  #build(): void {
    for (const { kind, bottom, top, between, edges } of this.#groups.values()) {
      const id = `${this.#building.id}/${kind}-${bottom}-${top}`;
      const sides = edges.length > 0 ? { edges } : {};
      if (between.length + edges.length > 0)
        this.#parts.walls.push({ id, between, ...sides, bottom, top, ...kinds[kind] });
    }
    this.#groups.clear();
  }
}

function directionFrom(a: MapPlace, b: MapPlace): number {
  for (let direction = 0; direction < 6; direction++) {
    const hex = hexBeside(a, direction);
    if (hex.q === b.q && hex.r === b.r && a.battlefield === b.battlefield) return direction;
  }
  return -1;
}
