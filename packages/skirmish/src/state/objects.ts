import { type Battlefield, climbedTo, type Space } from '@scapewright/board';
import type { ObjectPlan, TargetPointPlan } from '../model/setup.ts';
import type { ObjectUnit } from './content/unit.ts';
import type { Game } from './game.ts';

/** A point from which figures beside an object may look, with what stands for the object on the battlefield. */
export interface TargetPoint extends TargetPointPlan {
  /** Spaces that the object fills. */
  readonly spaces: readonly Space[];
  /** Ids of its solid and its walls: its own body hides nothing from its point. */
  readonly bodies: readonly string[];
}

/** The plain objects of a match: what is no figure does not move and is never defeated. */
export class PlainObjects {
  /** As they were set up. */
  readonly all: readonly ObjectPlan[];
  /** How many there are of each kind, in the order in which they were set up. */
  readonly counts: ReadonlyMap<string, number>;
  readonly targetPoints: readonly TargetPoint[];
  private readonly ids = new Set<string>();
  /** How many have types that the map gives them. */
  readonly typedByMap: number;
  private readonly bySpace = new Map<number, string>();
  private readonly numberBySpace = new Map<number, number>();
  private readonly typesBySpace = new Map<number, readonly string[]>();
  private readonly byWall = new Map<string, string>();

  constructor(plans: readonly ObjectPlan[]) {
    this.all = plans;
    const counts = new Map<string, number>();
    this.typedByMap = plans.filter(({ types = [] }) => types.length > 0).length;
    for (const [number, { id, kind, spaces, walls = [], types = [] }] of plans.entries()) {
      this.ids.add(id);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      for (const space of spaces) {
        this.bySpace.set(space, kind);
        this.numberBySpace.set(space, number);
        this.typesBySpace.set(space, types);
      }
      for (const wall of walls) this.byWall.set(wall, kind);
    }
    this.counts = counts;
    this.targetPoints = plans.flatMap(({ id, spaces, walls = [], targetPoints = [] }) =>
      targetPoints.map((point) => ({ ...point, spaces, bodies: [id, ...walls] })),
    );
  }

  has(id: string): boolean {
    return this.ids.has(id);
  }

  /** The kind of the object that fills a space. */
  kindAt(space: Space): string | undefined {
    return this.bySpace.get(space);
  }

  /** The number of the object that fills a space, in the order in which they were set up; -1 none. */
  numberAt(space: Space): number {
    return this.numberBySpace.get(space) ?? -1;
  }

  /** The types that the map gives to the object that fills a space. */
  typesAt(space: Space): readonly string[] {
    return this.typesBySpace.get(space) ?? [];
  }

  /** The kind of the object that is a wall of the battlefield. */
  kindOfWall(wall: string): string | undefined {
    return this.byWall.get(wall);
  }
}

/** The kind of the object that fills a space, as its plugin states it. */
export function objectAt(game: Game, space: Space): ObjectUnit | undefined {
  const kind = game.facts.objects?.plain.kindAt(space);
  return kind === undefined ? undefined : game.facts.catalogue.object(kind);
}

/** The kind of the object between two spaces that a step from one to the other climbs over, and the levels that it counts. */
export function objectClimbed(
  game: Game,
  from: number,
  to: number,
): { readonly unit: ObjectUnit; readonly levels: number } | undefined {
  const { field, facts } = game;
  for (const wall of field.wallsBetween(from, to)) {
    if (wall.climb !== 'levels' || wall.passable) continue;
    const levels = climbedTo(wall, field.level, from, to) - (field.level[from] as number);
    const unit = facts.catalogue.object(facts.objects?.plain.kindOfWall(wall.id) ?? '');
    if (unit && levels > 0 && wall.top > (field.level[to] as number)) return { unit, levels };
  }
  return undefined;
}

/**
 * The types of the object on which a space lies: those of its kind, and those that the map gives it; of one that is a figure
 * its keywords (SS-OBJ-114). None where none is.
 */
export function typesUnder(game: Game, space: Space): readonly string[] {
  const { catalogue, objects } = game.facts;
  if (objects === undefined) return noTypes;
  const figure = objects.exteriors.under(space);
  if (figure >= 0) return game.definition(figure).keywords;
  const below = spaceUnder(game.field, objects.plain, space);
  if (below < 0) return noTypes;
  const own = catalogue.object(objects.plain.kindAt(below) as string)?.types ?? noTypes;
  const given = objects.plain.typesAt(below);
  return given.length === 0 ? own : [...own, ...given];
}

const noTypes: readonly string[] = [];

/** The space of the same column, below a space, that an object fills; -1 where none does. */
function spaceUnder(field: Battlefield, objects: PlainObjects, space: Space): number {
  const column = field.column[space] as number;
  for (let at = field.columnStart[column] as number; at < (field.columnStart[column + 1] as number); at++) {
    const below = field.columnSpaces[at] as number;
    if (below === space || (field.level[below] as number) >= (field.level[space] as number)) continue;
    if (objects.kindAt(below) !== undefined) return below;
  }
  return -1;
}
