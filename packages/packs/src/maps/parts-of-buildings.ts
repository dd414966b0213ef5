import type { LinkPlan, SolidPlan, SpacePlan, WallPlan } from '@scapewright/board';
import type { BuildingPlan } from '@scapewright/skirmish/author';
import type { MapBuilding } from './map-model.ts';
import type { MapProblem } from './map-problem.ts';
import type { MapSpace } from './map-spaces.ts';

/** The tiles under a space, from the lowest. */
export interface PlannedLayers {
  readonly space: string;
  readonly layers: readonly { readonly terrain: string; readonly levels: number; readonly piece: string }[];
}

/** What buildings add to a plan: changes of drawn spaces by name, and parts of their own. */
export interface BuildingParts {
  readonly buildings: readonly BuildingPlan[];
  readonly changes: ReadonlyMap<string, Partial<SpacePlan>>;
  readonly roofs: readonly SpacePlan[];
  readonly walls: readonly WallPlan[];
  readonly solids: readonly SolidPlan[];
  readonly links: readonly LinkPlan[];
  readonly layers: readonly PlannedLayers[];
}

/** Where a building's parts are gathered. */
export class PartsOfBuildings implements BuildingParts {
  readonly buildings: BuildingPlan[] = [];
  readonly changes = new Map<string, Partial<SpacePlan>>();
  readonly roofs: SpacePlan[] = [];
  readonly walls: WallPlan[] = [];
  readonly solids: SolidPlan[] = [];
  readonly links: LinkPlan[] = [];
  readonly layers: PlannedLayers[] = [];
  readonly #problems: MapProblem[];

  constructor(problems: MapProblem[]) {
    this.#problems = problems;
  }

  change(space: MapSpace, changes: Partial<SpacePlan>): void {
    this.changes.set(space.name, { ...this.changes.get(space.name), ...changes });
  }

  /** A flat piece on a space: its terrain, and what lies under it. */
  lay(space: MapSpace, terrain: string, ground: string, piece: string): void {
    this.change(space, { terrain, piece });
    this.layers.push({
      space: space.name,
      layers: [
        { terrain: ground, levels: space.level - space.underside, piece: space.piece ?? space.name },
        { terrain, levels: 0, piece },
      ],
    });
  }

  report(building: MapBuilding, message: string, fix: string, at?: string, reason?: string): void {
    const problem = {
      code: 'bad-building',
      severity: 'error',
      message: `${building.id}: ${message}`,
      fix,
    } as const;
    const more = { ...(at !== undefined && { at }), ...(reason !== undefined && { reason }) };
    this.#problems.push({ ...problem, ...more });
  }
}
