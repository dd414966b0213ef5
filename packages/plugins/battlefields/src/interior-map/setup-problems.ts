import type { SetupProblem } from '@scapewright/kernel/check';
import type { GameSetup } from '@scapewright/skirmish/author';
import { messages } from './messages.ts';

/** Maps of insides that belong to no object, and figures that are set up in an object with a map but on no space of it. */
export function interiorMapProblems(setup: GameSetup): readonly SetupProblem[] {
  const maps = (setup.battlefields ?? []).filter(({ of }) => of !== undefined);
  const units = new Map(setup.definitions.map(({ id, unit }) => [id, unit]));
  const cards = [...setup.players.flatMap((player) => player.cards), ...(setup.neutral ?? [])];
  const figures = cards.flatMap(({ definition, figures: plans }) =>
    plans.map((plan) => ({ ...plan, unit: units.get(definition) })),
  );
  const objects = new Set(figures.flatMap(({ name, unit }) => (unit === 'object' ? [name] : [])));
  const homeless = maps.flatMap(({ id, of = '' }, at): readonly SetupProblem[] => {
    const isTwice = maps.findIndex((map) => map.of === of) !== at;
    if (objects.has(of) && !isTwice) return [];
    return [
      {
        part: `battlefield/${id}`,
        place: 'of',
        message: isTwice
          ? `${of} has two maps of its inside`
          : `the map ${id} is of the inside of ${of}, which is no object`,
        fix: 'name a destructible object of the setup, each for one map',
        reason: messages.noObject,
      },
    ];
  });
  const inside = figures.flatMap(({ name, inside: object }): readonly SetupProblem[] => {
    const map = maps.find(({ of }) => of !== undefined && of === object);
    if (!map) return [];
    return [
      {
        part: `figure/${name}`,
        place: 'in',
        message: `${name} is set up in ${object}, whose inside is the map ${map.id}`,
        fix: `put it on a space of the map, such as ${map.id}:a1`,
        reason: messages.noSpace,
      },
    ];
  });
  return [...homeless, ...inside];
}
