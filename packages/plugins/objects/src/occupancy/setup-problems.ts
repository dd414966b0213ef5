import type { SetupProblem } from '@scapewright/kernel';
import { type CardDefinition, type FigurePlan, type GameSetup, sizes } from '@scapewright/skirmish';

const cure = 'put it on a space, or in an object with room for it';

/** Figures that are set up inside an object although it does not take them (SS-DO-025). */
export function occupantProblems(setup: GameSetup): readonly SetupProblem[] {
  const definitions = new Map(setup.definitions.map((definition) => [definition.id, definition]));
  const figures = [...setup.players.flatMap((player) => player.cards), ...(setup.neutral ?? [])].flatMap(
    (card) => card.figures.map((plan) => ({ plan, card: definitions.get(card.definition) })),
  );
  const objects = new Map(figures.map((one) => [one.plan.name, one.card]));
  const counts = new Map<string, number>();
  return figures.flatMap(({ plan, card }): SetupProblem[] => {
    if (plan.inside === undefined || card === undefined) return [];
    const count = (counts.get(plan.inside) ?? 0) + 1;
    counts.set(plan.inside, count);
    const problem = problemOf(plan, card, objects.get(plan.inside), count);
    return problem === undefined ? [] : [{ part: `figure/${plan.name}`, place: 'in', cure, ...problem }];
  });
}

function problemOf(
  plan: FigurePlan,
  card: CardDefinition,
  object: CardDefinition | undefined,
  count: number,
): Pick<SetupProblem, 'message' | 'reason'> | undefined {
  const where = `${plan.name} is set up in ${plan.inside}`;
  if (object?.unit !== 'object')
    return { message: `${where}, which is no object`, reason: 'occupancy.no-interior' };
  const places = object.seats?.length ?? object.occupancy ?? 0;
  if (places === 0) return { message: `${where}, which has no interior`, reason: 'occupancy.no-interior' };
  if (sizes.indexOf(card.size) >= sizes.indexOf(object.size))
    return { message: `${where}, which is not larger in size`, reason: 'occupancy.size' };
  if (card.height >= object.height)
    return { message: `${where}, which is not higher`, reason: 'occupancy.height' };
  return count > places
    ? { message: `${where}, which has no room left`, reason: 'occupancy.full' }
    : undefined;
}
