import { hexBeside, type SolidPlan, type WallPlan } from '@scapewright/board';
import { fixFor } from '../yaml/suggestion.ts';
import type { MapCatalogue, ObjectKindFacts } from './map-catalogue.ts';
import type { MapModel, MapObject, ObjectBorder, ObjectCell } from './map-model.ts';
import type { MapProblem } from './map-problem.ts';
import type { MapSpace, MapSpaces } from './map-spaces.ts';

/** An object with the parts of the plan that stand for it. */
export interface PlannedObject {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  /** Spaces that it fills. */
  readonly spaces: readonly string[];
  /** Pairs of spaces between which it stands. */
  readonly between: readonly (readonly [string, string])[];
  /** Ids of its solids and walls in the plan; objects stacked on one another share a solid. */
  readonly solids: readonly string[];
  readonly walls: readonly string[];
  /** Points from which figures beside it may look: over the middle of these spaces, at this level. */
  readonly targetPoints?: readonly { readonly at: readonly string[]; readonly level: number }[];
  /** Types that the map gives it besides those of its kind. */
  readonly types?: readonly string[];
}

interface PlannedObjects {
  readonly objects: readonly PlannedObject[];
  readonly walls: readonly WallPlan[];
  readonly solids: readonly SolidPlan[];
}

/** A hex of an object that has found the space under it; `height` counts from that space. */
interface Standing {
  readonly object: MapObject;
  readonly space: MapSpace;
  readonly height: number;
}

/** Objects as walls and solids. What stands on nothing or is of an unknown kind is reported. */
export function planObjects(
  map: MapModel,
  derived: MapSpaces,
  catalogue: MapCatalogue,
  problems: MapProblem[],
): PlannedObjects {
  const standings = findGround(map, derived, problems);
  const solids = planSolids(standings, derived, catalogue, problems);
  const walls: WallPlan[] = [];
  const objects: PlannedObject[] = [];
  const ids = new UniqueIds();
  for (const object of map.objects) {
    const facts = catalogue.objects.get(object.kind);
    if (facts === undefined) problems.push(unsupported(object, derived, catalogue));
    const own = wallsOf(object, derived, facts, ids);
    walls.push(...own);
    const standing = standings.filter((part) => part.object === object);
    objects.push({
      id: object.id,
      kind: object.kind,
      name: facts?.name ?? object.name,
      spaces: standing.map(({ space }) => space.name),
      between: own.flatMap((wall) => wall.between),
      solids: solids
        .filter((solid) => standing.some(({ space }) => solid.spaces.includes(space.name)))
        .map(idOf),
      walls: own.map(idOf),
      ...(object.types && { types: object.types }),
      ...(object.targetPoints && {
        targetPoints: object.targetPoints.map(({ at, level }) => ({
          at: at.flatMap((place) => derived.at(place)?.name ?? []),
          level,
        })),
      }),
    });
  }
  return { objects, walls, solids };
}

/** Ids as wanted, with a mark behind where one is taken. */
class UniqueIds {
  readonly #taken = new Set<string>();

  take(wanted: string): string {
    let id = wanted;
    while (this.#taken.has(id)) id = `${id}'`;
    this.#taken.add(id);
    return id;
  }
}

const idOf = (plan: { id: string }): string => plan.id;

/** Finds the space under each hex of each object, through the objects that it is stacked on. */
function findGround(map: MapModel, derived: MapSpaces, problems: MapProblem[]): Standing[] {
  const standings: Standing[] = [];
  const parts = map.objects
    .flatMap((object) => object.cells.map((cell) => ({ object, cell })))
    .sort((a, b) => a.cell.level - b.cell.level);
  for (const { object, cell } of parts) {
    const space = derived.at(cell);
    const carrier = standings.find(
      (below) =>
        below.space.q === cell.q &&
        below.space.r === cell.r &&
        below.space.battlefield === cell.battlefield &&
        below.space.level + below.height === cell.level,
    );
    const ground = space ?? carrier?.space;
    if (ground !== undefined) {
      standings.push({ object, space: ground, height: cell.level - ground.level + cell.height });
    } else if (cell.height > 0) {
      problems.push({
        code: 'stands-on-nothing',
        severity: 'error',
        message: `${object.name} stands at level ${cell.level}, where no surface is`,
        fix: 'move it to the level of a surface, or put a tile under it; it is left out there',
        at: derived.describe(cell),
      });
    }
  }
  return standings;
}

/** One solid for each object, or for each stack of objects. */
function planSolids(
  standings: readonly Standing[],
  derived: MapSpaces,
  catalogue: MapCatalogue,
  problems: MapProblem[],
): SolidPlan[] {
  const solids: SolidPlan[] = [];
  const ids = new UniqueIds();
  for (const stack of stacksOf(standings.filter((part) => part.height > 0))) {
    const [first] = stack;
    if (first === undefined) continue;
    const spaces = new Map<string, number>();
    for (const { object, space, height } of stack) {
      const room = roomAbove(space, derived);
      if (height > room) problems.push(tooHigh(object, space, height, room));
      spaces.set(space.name, Math.max(spaces.get(space.name) ?? 0, Math.min(height, room)));
    }
    const heights = [...spaces.values()];
    const [height = 0] = heights;
    solids.push({
      id: ids.take(first.object.id),
      spaces: [...spaces.keys()],
      height: heights.every((each) => each === height) ? height : heights,
      ...behaviour(catalogue.objects.get(first.object.kind)),
    });
  }
  return solids;
}

/** Groups the parts of objects that share a space. */
function stacksOf(standings: readonly Standing[]): Standing[][] {
  const stacks: Standing[][] = [];
  for (const part of standings) {
    const joined = stacks.filter((stack) =>
      stack.some(({ object, space }) => object === part.object || space === part.space),
    );
    const [first, ...others] = joined;
    if (first === undefined) {
      stacks.push([part]);
      continue;
    }
    first.push(part);
    for (const other of others) {
      first.push(...other);
      stacks.splice(stacks.indexOf(other), 1);
    }
  }
  return stacks;
}

function roomAbove(space: MapSpace, derived: MapSpaces): number {
  const above = derived.column(space).find((other) => other.level > space.level);
  return above === undefined ? Number.POSITIVE_INFINITY : above.underside - space.level;
}

function tooHigh(object: MapObject, space: MapSpace, height: number, room: number): MapProblem {
  return {
    code: 'object-too-high',
    severity: 'warning',
    message: `${object.name} is ${height} levels high, but a slab lies ${room} levels above its ground`,
    fix: 'move one of the two; the object is cut off at the slab',
    at: space.name,
  };
}

function behaviour(facts: ObjectKindFacts | undefined): Partial<SolidPlan> & Partial<WallPlan> {
  const { blocksFlying, blocksSight, obstructs } = facts ?? {};
  return {
    ...(blocksFlying !== undefined && { blocksFlying }),
    ...(blocksSight !== undefined && { blocksSight }),
    ...(obstructs !== undefined && { obstructs }),
    ...(facts?.enterable && { enterable: true }),
  };
}

/** The borders of an object as walls, one for each pair of heights; borders at the edge of the battlefield divide nothing. */
function wallsOf(
  object: MapObject,
  derived: MapSpaces,
  facts: ObjectKindFacts | undefined,
  ids: UniqueIds,
): WallPlan[] {
  const groups = new Map<string, { bottom: number; top: number; between: (readonly [string, string])[] }>();
  for (const border of object.borders) {
    const pairs = pairsAt(border, derived);
    const { bottom, top } = border;
    if (pairs.length === 0 || top <= bottom) continue;
    const key = `${bottom} ${top}`;
    const group = groups.get(key) ?? { bottom, top, between: [] };
    group.between.push(...pairs);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ bottom, top, between }, index) => {
    const { enterable: _, ...rest } = behaviour(facts);
    const { climb, climbOutside: outside } = facts ?? {};
    const id = ids.take(index === 0 ? object.id : `${object.id}-part-${index + 1}`);
    return {
      id,
      between,
      bottom,
      top,
      ...(climb && { climb }),
      ...(outside !== undefined && { outside }),
      ...rest,
    };
  });
}

/** The pairs of spaces with air between them where the wall stands. */
function pairsAt(border: ObjectBorder, derived: MapSpaces): (readonly [string, string])[] {
  const { battlefield, levels } = border;
  const region = battlefield === undefined ? {} : { battlefield };
  const near = derived.column({ q: border.q, r: border.r, ...region });
  const far = derived.column({ ...hexBeside(border, border.direction), ...region });
  const pairs: (readonly [string, string])[] = [];
  for (const a of near) {
    for (const b of far) {
      const named = levels === undefined || (levels[0] === a.level && levels[1] === b.level);
      const floor = Math.max(a.level, b.level, border.bottom);
      const roof = Math.min(a.level + roomAbove(a, derived), b.level + roomAbove(b, derived), border.top);
      if (named && (levels !== undefined || floor < roof)) pairs.push([a.name, b.name]);
    }
  }
  return pairs;
}

function unsupported(object: MapObject, derived: MapSpaces, catalogue: MapCatalogue): MapProblem {
  const place: ObjectCell | ObjectBorder | undefined = object.cells[0] ?? object.borders[0];
  return {
    code: 'unsupported-object',
    severity: 'error',
    message: `"${object.kind}" is no kind of object that is known`,
    fix: fixFor(object.kind, [...catalogue.objects.keys()]) ?? 'load a plugin that brings this object',
    ...(place && { at: derived.describe('level' in place ? place : { ...place, level: place.bottom }) }),
  };
}
