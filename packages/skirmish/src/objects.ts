import type { Game } from './game.ts';
import type { ObjectPlan, TargetPointPlan } from './setup.ts';
import type { ObjectUnit } from './unit.ts';

/** A point from which figures beside an object may look, with what stands for the object on the battlefield. */
export interface TargetPoint extends TargetPointPlan {
  /** Spaces that the object fills. */
  readonly spaces: readonly number[];
  /** Ids of its solid and its walls: its own body hides nothing from its point. */
  readonly bodies: readonly string[];
}

/** The plain objects of a match: what is no figure does not move and is never defeated. */
export class PlainObjects {
  /** How many there are of each kind, in the order in which they were set up. */
  readonly counts: ReadonlyMap<string, number>;
  readonly targetPoints: readonly TargetPoint[];
  private readonly ids = new Set<string>();
  private readonly bySpace = new Map<number, string>();
  private readonly byWall = new Map<string, string>();

  constructor(plans: readonly ObjectPlan[]) {
    const counts = new Map<string, number>();
    for (const { id, kind, spaces, walls = [] } of plans) {
      this.ids.add(id);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      for (const space of spaces) this.bySpace.set(space, kind);
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
  kindAt(space: number): string | undefined {
    return this.bySpace.get(space);
  }

  /** The kind of the object that is a wall of the battlefield. */
  kindOfWall(wall: string): string | undefined {
    return this.byWall.get(wall);
  }
}

/** The kind of the object that fills a space, as its plugin states it. */
export function objectAt(game: Game, space: number): ObjectUnit | undefined {
  const kind = game.facts.objects.kindAt(space);
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
    const levels = wall.top - (field.level[from] as number);
    const unit = facts.catalogue.object(facts.objects.kindOfWall(wall.id) ?? '');
    if (unit && levels > 0 && wall.top > (field.level[to] as number)) return { unit, levels };
  }
  return undefined;
}

/** The kind of the object on which a space lies: one that fills the ground below it in the same column. */
export function objectUnder({ field, facts }: Game, space: number): ObjectUnit | undefined {
  const column = field.column[space] as number;
  for (let at = field.columnStart[column] as number; at < (field.columnStart[column + 1] as number); at++) {
    const below = field.columnSpaces[at] as number;
    if (below === space || (field.level[below] as number) >= (field.level[space] as number)) continue;
    const kind = facts.objects.kindAt(below);
    if (kind !== undefined) return facts.catalogue.object(kind);
  }
  return undefined;
}
