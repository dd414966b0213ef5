import type { State } from '@scapewright/kernel';
import { Exteriors } from '../model/exteriors.ts';
import type { FigurePlan, GameSetup } from '../model/setup.ts';
import { baseColumns, figureTable } from '../model/tables.ts';
import type { Catalogue } from '../state/content/catalogue.ts';
import { InteriorMaps } from '../state/interior-maps.ts';
import type { MatchObjects } from '../state/match-objects.ts';
import { PlainObjects } from '../state/objects.ts';
import type { Rows } from './rows.ts';

/** The objects of a match; undefined where it has none: no plain ones, nor cards or maps with an inside, a top or a place in them. */
export function objectsOf({ assumed }: Catalogue, rows: Rows, setup: GameSetup): MatchObjects | undefined {
  if (!hasObjects(setup)) return undefined;
  const { battlefield, battlefields = [], objects = [] } = setup;
  return {
    plain: new PlainObjects(objects),
    exteriors: new Exteriors(battlefield, tallObjects(rows), assumed['on-objects']),
    interiorMaps: new InteriorMaps(
      battlefields,
      rows.figures.map(({ plan }) => plan.name),
    ),
  };
}

/** Puts the figures that begin inside objects or on top of them there. */
export function fillObjects(state: State, { exteriors }: MatchObjects, { figures }: Rows): void {
  const plans = figures.map(({ plan }) => plan);
  const rowOf = (name: string): number => plans.findIndex((plan) => plan.name === name);
  const places = placesInside(plans);
  plans.forEach(({ inside, on, spaces }, row) => {
    if (inside !== undefined) {
      state.write(figureTable.inside, row, rowOf(inside));
      state.write(figureTable.place, row, places[row] as number);
    }
    if (on === undefined) return;
    const object = rowOf(on);
    const below = plans[object]?.spaces ?? [];
    spaces.forEach((space, at) => {
      const column = baseColumns[at];
      if (column) state.write(column, row, exteriors.of(object)[below.indexOf(space)] ?? -1);
    });
  });
}

/** The objects on which figures can stand. */
function tallObjects({ cards, figures }: Rows): ConstructorParameters<typeof Exteriors>[1] {
  return figures.flatMap(({ plan: { name }, card }, object) => {
    const { unit, exterior, height, base } = (cards[card] as Rows['cards'][number]).definition;
    return unit === 'object' && exterior ? [{ object, name, height, base }] : [];
  });
}

/** The interior place of each figure that begins inside an object: as planned, or the first that nobody else has there; -1 outside. */
function placesInside(plans: readonly FigurePlan[]): readonly number[] {
  const taken = new Map<string, Set<number>>();
  const takenIn = (object: string): Set<number> => {
    const known = taken.get(object) ?? new Set();
    taken.set(object, known);
    return known;
  };
  for (const { inside, place } of plans)
    if (inside !== undefined && place !== undefined) takenIn(inside).add(place);
  return plans.map(({ inside, place }) => {
    if (inside === undefined || place !== undefined) return place ?? -1;
    const others = takenIn(inside);
    let free = 0;
    while (others.has(free)) free++;
    others.add(free);
    return free;
  });
}

function hasObjects({ battlefields = [], definitions, objects = [] }: GameSetup): boolean {
  return (
    objects.length > 0 ||
    battlefields.some(({ of }) => of !== undefined) ||
    definitions.some(
      ({ unit, occupancy, seats, operators }) => unit === 'object' || occupancy || seats || operators,
    )
  );
}
