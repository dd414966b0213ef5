import type { SetupProblem } from '@scapewright/kernel/check';
import {
  type CardDefinition,
  driverPlace,
  type FigurePlan,
  type GameSetup,
  sizeRank,
} from '@scapewright/skirmish/author';
import { occupancyMessages } from './occupancy-messages.ts';
import { isOperator } from './room.ts';

const fix = 'put it on a space, or in an object with room for it';

/** Figures that are set up inside an object although it does not take them (SS-DO-025). */
export function occupantProblems(setup: GameSetup): readonly SetupProblem[] {
  const definitions = new Map(setup.definitions.map((definition) => [definition.id, definition]));
  const figures = [...setup.players.flatMap((player) => player.cards), ...(setup.neutral ?? [])].flatMap(
    (card) => card.figures.map((plan) => ({ plan, card: definitions.get(card.definition) })),
  );
  const objects = new Map(figures.map((one) => [one.plan.name, one.card]));
  const counts = new Map<string, number>();
  const taken = new Set<string>();
  const isEventMeant = setup.rulings?.['eventCountsAsUniqueForSeatsAndItems'] === true;
  return figures.flatMap(({ plan, card }): SetupProblem[] => {
    if (plan.inside === undefined || card === undefined) return [];
    const count = (counts.get(plan.inside) ?? 0) + 1;
    counts.set(plan.inside, count);
    const place = `${plan.inside}/${plan.place}`;
    const isTaken = plan.place !== undefined && taken.has(place);
    taken.add(place);
    const problem =
      problemOf(plan, card, objects.get(plan.inside), count, isEventMeant) ??
      (isTaken ? takenProblem(plan) : undefined);
    if (problem === undefined) return [];
    return [
      { part: `figure/${plan.name}`, place: 'in', fix, also: [occupancyMessages.setUpInside], ...problem },
    ];
  });
}

function takenProblem({ name, inside }: FigurePlan): Pick<SetupProblem, 'message' | 'reason'> {
  return {
    message: `${name} is set up in ${inside} at a place that another has`,
    reason: occupancyMessages.taken,
  };
}

function problemOf(
  plan: FigurePlan,
  card: CardDefinition,
  object: CardDefinition | undefined,
  count: number,
  isEventMeant: boolean,
): Pick<SetupProblem, 'message' | 'reason'> | undefined {
  const where = `${plan.name} is set up in ${plan.inside}`;
  if (card.unit === 'object')
    return { message: `${where}, and is an object`, reason: occupancyMessages.object };
  if (object?.unit !== 'object')
    return { message: `${where}, which is no object`, reason: occupancyMessages.noInterior };
  const places = object.seats?.length ?? object.occupancy ?? 0;
  if (places === 0)
    return { message: `${where}, which has no interior`, reason: occupancyMessages.noInterior };
  if (sizeRank(card) >= sizeRank(object))
    return { message: `${where}, which is not larger in size`, reason: occupancyMessages.size };
  if (card.height >= object.height)
    return { message: `${where}, which is not higher`, reason: occupancyMessages.height };
  if (count > places) return { message: `${where}, which has no room left`, reason: occupancyMessages.full };
  return isDriving(plan, object, places) && !isOperator(card, card.height, isEventMeant)
    ? {
        message: `${where} at the driver's place, which is for Unique Heroes of height 4 or more`,
        reason: card.uniqueness === 'event' ? occupancyMessages.operatorEvent : occupancyMessages.operator,
      }
    : undefined;
}

/** Is the figure put at the driver's place, or is there no other? */
function isDriving({ place }: FigurePlan, { seats, keywords }: CardDefinition, places: number): boolean {
  const driver = seats ? seats.indexOf(driverPlace) : keywords.includes('vehicle') ? 0 : -1;
  return driver >= 0 && (place === undefined ? places === 1 : place === driver);
}
