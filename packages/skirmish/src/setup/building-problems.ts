import type { Battlefield } from '@scapewright/board';
import type { SetupProblem } from '@scapewright/kernel/check';
import type { SkirmishReason } from '../log/reasons/reasons.ts';
import { type SetupText, setupProblem, setupSaid } from '../log/texts/setup-texts.ts';
import { lowerName } from '../log/texts/unit-text.ts';
import type { Said } from '../log/wording/said.ts';
import type { BuildingPlan, ShaftPlan } from '../model/building-plan.ts';
import type { GameSetup } from '../model/setup.ts';
import type { Catalogue } from '../state/content/catalogue.ts';

/** What is wrong with the ladders and buildings of a setup, with the reasons of the rules that say so. */
export function buildingProblems(catalogue: Catalogue, setup: GameSetup): readonly SetupProblem[] {
  const buildings = setup.buildings ?? [];
  const unknown = buildings.flatMap((building) => spaceProblems(setup.battlefield, building));
  if (unknown.length > 0) return unknown;
  return [
    ...ladderProblems(catalogue, setup.battlefield),
    ...buildings.flatMap((building) => accessProblems(building)),
    ...buildings.flatMap((building) => stairProblems(setup.battlefield, building)),
    ...buildings.flatMap((building) =>
      building.shafts.flatMap((shaft) => [
        ...shaftProblems(setup.battlefield, building, shaft),
        ...carProblems(setup, building, shaft),
      ]),
    ),
  ];
}

/** Spaces that a building names and the battlefield does not have. */
function spaceProblems(field: Battlefield, building: BuildingPlan): readonly SetupProblem[] {
  const { id, floors, fills, windows, shafts } = building;
  const named: readonly (readonly [place: string, spaces: readonly string[]])[] = [
    ...floors.map((spaces, floor) => [`floors/${floor + 1}`, spaces] as const),
    ['fills', fills],
    ['windows', windows],
    ...shafts.map(({ id: shaft, levels }) => [`elevators/${shaft}`, levels.flat()] as const),
  ];
  return named.flatMap(([place, spaces]) =>
    spaces
      .filter((space) => field.spaceOf(space) < 0)
      .map((space) =>
        setupProblem(
          { part: `buildings/${id}`, place },
          setupSaid('setup:no-space', { space }),
          setupSaid('mend:name-space'),
        ),
      ),
  );
}

function problem(
  part: string,
  place: string,
  reason: SkirmishReason,
  message: Said,
  fix: Said,
): SetupProblem {
  return setupProblem({ part, place, reason }, message, fix);
}

/** A ladder stands on land and leans on a tile (SS-LADR-003, SS-LADR-004). */
function ladderProblems(catalogue: Catalogue, field: Battlefield): readonly SetupProblem[] {
  const problems: SetupProblem[] = [];
  const ladders = new Set(field.plan.spaces.flatMap(({ rung, piece }) => (rung && piece ? [piece] : [])));
  for (const ladder of ladders) {
    const wall = field.walls.find(({ id }) => id === ladder);
    const landing = wall?.borders[0]?.a ?? -1;
    const leans = wall?.borders.some(({ b }) => field.level[b] === wall.top) ?? false;
    const terrain = landing < 0 ? undefined : catalogue.terrain(field.terrainOf(landing));
    if (terrain && terrain.land !== 'land')
      problems.push(
        problem(
          `ladders/${ladder}`,
          'landing',
          'ladder.landing',
          setupSaid('setup:ladder-landing', {
            id: ladder,
            terrain: lowerName(terrain),
            space: field.names[landing] ?? '',
          }),
          setupSaid('mend:on-land'),
        ),
      );
    if (!leans)
      problems.push(
        problem(
          `ladders/${ladder}`,
          'top',
          'ladder.top',
          setupSaid('setup:ladder-top', { id: ladder }),
          setupSaid('mend:ladder-top'),
        ),
      );
  }
  return problems;
}

function accessProblems({ id, access, floors, fills }: BuildingPlan): readonly SetupProblem[] {
  if (access === 'interior' ? floors.length > 0 : fills.length > 0) return [];
  const isInterior = access === 'interior';
  const message = setupSaid(isInterior ? 'setup:no-interior' : 'setup:no-exterior', { id });
  const fix = setupSaid(isInterior ? 'mend:floors' : 'mend:fills');
  return [problem(`buildings/${id}`, 'access', 'building.access', message, fix)];
}

/** Both ends of a stairway lie at one place, on floors that follow one another (SS-STAIR-003, SS-STAIR-004). */
function stairProblems(field: Battlefield, { id, floors }: BuildingPlan): readonly SetupProblem[] {
  const floorOf = (name: string): number => floors.findIndex((floor) => floor.includes(name));
  const columnOf = (name: string): number => field.column[field.spaceOf(name)] as number;
  const stairs = (field.plan.links ?? []).filter(({ kind, from }) => kind === 'stairs' && floorOf(from) >= 0);
  return stairs
    .filter(({ from, to }) => floorOf(to) !== floorOf(from) + 1 || columnOf(from) !== columnOf(to))
    .map(({ from, to }) =>
      problem(
        `buildings/${id}`,
        'stairs',
        'building.stairs',
        setupSaid('setup:stairs', { from, to }),
        setupSaid('mend:stairs'),
      ),
    );
}

function shaftProblems(
  field: Battlefield,
  { id }: BuildingPlan,
  { id: shaft, levels }: ShaftPlan,
): readonly SetupProblem[] {
  const columns = levels.map((spaces) =>
    spaces
      .map((name) => field.column[field.spaceOf(name)] as number)
      .sort((a, b) => a - b)
      .join(),
  );
  if (new Set(columns).size === 1) return [];
  return [
    problem(
      `buildings/${id}`,
      `elevators/${shaft}`,
      'building.shaft',
      setupSaid('setup:shaft', { id: shaft }),
      setupSaid('mend:shaft'),
    ),
  ];
}

/** The car is there, empty, and on the lowest level (SS-ELEV-002). */
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
  const place = lowest.map((name) => ({ name }));
  const wrong = (message: SetupText, fix: SetupText): readonly SetupProblem[] => [
    problem(
      ...([`buildings/${id}`, `elevators/${shaft}`, 'building.car'] as const),
      setupSaid(message, { car }),
      setupSaid(fix, { car, place }),
    ),
  ];
  if (!figure) return wrong('setup:no-car', 'mend:no-car');
  if (at.length === 0 || !at.every((space) => lowest.includes(space)))
    return wrong('setup:car-high', 'mend:car-low');
  if (figures.some(({ inside }) => inside === car)) return wrong('setup:car-full', 'mend:car-empty');
  return [];
}
