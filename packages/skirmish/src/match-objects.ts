import type { State } from '@scapewright/kernel';
import type { Catalogue } from './catalogue.ts';
import { Exteriors } from './exteriors.ts';
import { InteriorMaps } from './interior-maps.ts';
import type { Rows } from './match-plan.ts';
import { objectAt, objectClimbed, PlainObjects, typesUnder } from './objects.ts';
import type { FigurePlan, GameSetup } from './setup.ts';
import { baseColumns, figureTable } from './tables.ts';
import { bestTargetPoint } from './target-points.ts';
import { placeCount } from './verbs/inside.ts';
import { levelsNeeded, liftRiders, topsOver } from './verbs/on-top.ts';

/** The objects of a match, and what is asked only where there are some. */
export class MatchObjects {
  /** Those that are no figures. */
  readonly plain: PlainObjects;
  /** The tops of those that are figures. */
  readonly exteriors: Exteriors;
  readonly interiorMaps: InteriorMaps;
  readonly at = objectAt;
  readonly climbed = objectClimbed;
  readonly typesUnder = typesUnder;
  readonly targetPoint = bestTargetPoint;
  readonly placeCount = placeCount;
  readonly topsOver = topsOver;
  readonly levelsNeeded = levelsNeeded;
  readonly liftRiders = liftRiders;

  constructor(
    { assumed }: Catalogue,
    rows: Rows,
    { battlefield, battlefields = [], objects = [] }: GameSetup,
  ) {
    this.plain = new PlainObjects(objects);
    this.exteriors = new Exteriors(battlefield, tallObjects(rows), assumed['on-objects']);
    this.interiorMaps = new InteriorMaps(
      battlefields,
      rows.figures.map(({ plan }) => plan.name),
    );
  }

  /** Puts the figures that begin inside objects or on top of them there. */
  fill(state: State, { figures }: Rows): void {
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
        if (column) state.write(column, row, this.exteriors.of(object)[below.indexOf(space)] ?? -1);
      });
    });
  }
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

/** Does a match have objects: plain ones, or cards or maps with an inside, a top or a place in them? */
export function hasObjects({ battlefields = [], definitions, objects = [] }: GameSetup): boolean {
  return (
    objects.length > 0 ||
    battlefields.some(({ of }) => of !== undefined) ||
    definitions.some(
      ({ unit, occupancy, seats, operators }) => unit === 'object' || occupancy || seats || operators,
    )
  );
}
