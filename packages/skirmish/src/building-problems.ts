import type { SetupProblem } from '@scapewright/kernel';
import type { BuildingPlan, ShaftPlan } from './buildings.ts';
import type { GameSetup } from './setup.ts';

/** What is wrong with the buildings of a setup: cars that are not there, or not where they begin (SS-ELEV-002). */
export function buildingProblems(setup: GameSetup): readonly SetupProblem[] {
  return (setup.buildings ?? []).flatMap((building) =>
    building.shafts.flatMap((shaft) => carProblems(setup, building, shaft)),
  );
}

function carProblems(
  setup: GameSetup,
  { id }: BuildingPlan,
  { id: shaft, levels, car }: ShaftPlan,
): readonly SetupProblem[] {
  if (car === undefined) return [];
  const cards = [...setup.players.flatMap((player) => player.cards), ...(setup.neutral ?? [])];
  const figures = cards.flatMap((card) => card.figures);
  const figure = figures.find(({ name }) => name === car);
  const lowest = levels[0] ?? [];
  const at = (figure?.spaces ?? []).map((space) => setup.battlefield.names[space] ?? '');
  const problem = (message: string, cure: string): SetupProblem => ({
    part: `buildings/${id}`,
    place: `elevators/${shaft}`,
    message,
    cure,
  });
  if (!figure)
    return [problem(`there is no car ${car}`, `put an object named ${car} on ${lowest.join(' and ')}`)];
  const isAtBottom = at.length > 0 && at.every((space) => lowest.includes(space));
  if (!isAtBottom)
    return [
      problem(`the car ${car} does not begin on the lowest level`, `put it on ${lowest.join(' and ')}`),
    ];
  if (figures.some(({ inside }) => inside === car))
    return [problem(`the car ${car} does not begin empty`, 'put its occupants somewhere else')];
  return [];
}
