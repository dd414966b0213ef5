import type { Battlefield, Space } from '@scapewright/board';
import type { BuildingPlan } from '../../model/building-plan.ts';
import type { Figure } from '../../model/numbers.ts';
import type { MatchFacts } from '../match-facts.ts';

/** A shaft with its spaces by number; `car` is the row of a figure, -1 for none. */
export interface Shaft {
  readonly id: string;
  readonly levels: readonly (readonly number[])[];
  readonly car: Figure;
}

/** A building with its spaces by number. */
export interface Building {
  readonly id: string;
  readonly kind: string;
  readonly access: 'enclosed' | 'interior';
  readonly limit: number;
  readonly floors: readonly (readonly number[])[];
  readonly fills: readonly number[];
  readonly windows: readonly number[];
  readonly shafts: readonly Shaft[];
}

/** The buildings of a match: what stands where does not change while it is played. */
export class Buildings {
  readonly all: readonly Building[];
  /** Every space inside a building. */
  readonly insides: readonly number[];
  private readonly inside = new Map<number, Building>();
  private readonly filled = new Map<number, Building>();
  private readonly floors = new Map<number, number>();

  /** Throws where a plan names a space or figure that is not there: what {@link buildingProblems} tells of before. */
  constructor(plans: readonly BuildingPlan[], battlefield: Battlefield, figureNames: readonly string[]) {
    this.all = plans.map((plan) => readBuilding(plan, battlefield, figureNames));
    for (const building of this.all) {
      building.floors.forEach((spaces, floor) => {
        for (const space of spaces) {
          this.inside.set(space, building);
          this.floors.set(space, floor);
        }
      });
      for (const space of building.fills) this.filled.set(space, building);
    }
    this.insides = [...this.inside.keys()];
  }

  /** The building inside which a space is; the roof and the ground before the door are outside. */
  around(space: Space): Building | undefined {
    return this.inside.get(space);
  }

  /** The enclosed building that fills a space. */
  filling(space: Space): Building | undefined {
    return this.filled.get(space);
  }

  /** The floor of its building on which a space inside lies, 0 the lowest; -1 outside. */
  floorOf(space: Space): number {
    return this.floors.get(space) ?? -1;
  }

  /** The shaft to which a space belongs, and the place of its level in it, 0 the lowest. */
  shaftAt(space: Space): { readonly shaft: Shaft; readonly level: number } | undefined {
    for (const shaft of this.inside.get(space)?.shafts ?? []) {
      const level = shaft.levels.findIndex((spaces) => spaces.includes(space));
      if (level >= 0) return { shaft, level };
    }
    return undefined;
  }

  /** The shaft of which a figure is the car. */
  shaftOfCar(figure: Figure): Shaft | undefined {
    for (const { shafts } of this.all) for (const shaft of shafts) if (shaft.car === figure) return shaft;
    return undefined;
  }
}

/** The buildings of a match by its facts; read once. */
export function buildingsOf(facts: Pick<MatchFacts, 'buildings' | 'battlefield' | 'figureNames'>): Buildings {
  const known = read.get(facts);
  if (known) return known;
  const { buildings, battlefield, figureNames } = facts;
  const made = new Buildings(buildings, battlefield, figureNames);
  read.set(facts, made);
  return made;
}

/** The groupings to which a space with this terrain belongs by it: in buildings there may be more (SS-BLDG-017). */
export function groupsOf(facts: MatchFacts, terrain: string, space: Space): readonly string[] {
  const unit = facts.catalogue.terrain(terrain);
  const { groups = noGroups, groupsInBuildings } = unit ?? {};
  if (groupsInBuildings === undefined || buildingsOf(facts).around(space) === undefined) return groups;
  return [...groups, ...groupsInBuildings];
}

const noGroups: readonly string[] = [];

const read = new WeakMap<object, Buildings>();

function readBuilding(
  { id, kind, access, limit, floors, fills, windows, shafts }: BuildingPlan,
  battlefield: Battlefield,
  figureNames: readonly string[],
): Building {
  const numbers = (names: readonly string[]): readonly number[] =>
    names.map((name) => found(battlefield.spaceOf(name), `the building ${id} has no space ${name}`));
  return {
    id,
    kind,
    access,
    limit,
    floors: floors.map(numbers),
    fills: numbers(fills),
    windows: numbers(windows),
    shafts: shafts.map(({ id: shaft, levels, car }) => ({
      id: shaft,
      levels: levels.map(numbers),
      car:
        car === undefined
          ? -1
          : found(figureNames.indexOf(car), `the shaft ${shaft} of ${id} has no car ${car}`),
    })),
  };
}

function found(number: number, message: string): number {
  if (number < 0) throw new Error(message);
  return number;
}
