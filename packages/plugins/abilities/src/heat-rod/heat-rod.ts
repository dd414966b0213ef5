import type { HookSource } from '@scapewright/kernel';
import {
  ability,
  askPlace,
  bears,
  defineMessages,
  type FigureFilter,
  figuresMatching,
  type Game,
  instead,
  placeFigure,
  placesFor,
  type SkirmishRun,
  type SpaceFilter,
} from '@scapewright/skirmish/author';

const messages = defineMessages('heat-rod', { pulls: {} });

/** Instead of a move action it pulls an enemy to its side (CARD-GOUF-004 to 007). Whom nothing fits beside it is no choice. */
export const heatRod = ability({
  id: 'heat-rod',
  name: 'Heat Rod',
  text: 'Instead of a move action you may choose an enemy within {within} clear spaces that is not tiny and whose base is at most {levels} levels above or below; place it adjacent to this figure.',
  parameters: { within: 4, levels: 10 },
  messages,
  rules: { '*': ['CARD-GOUF-004', 'CARD-GOUF-005', 'CARD-GOUF-006', 'CARD-GOUF-007'] },
  hooks: ({ within, levels }) => {
    const filter: FigureFilter = {
      side: 'enemy',
      within,
      clearSight: true,
      notSize: ['tiny'],
      levelsApart: levels,
    };
    return [
      instead('3D', {
        when: (game, { figure }, source) =>
          bears(game, source, figure) && enemiesInReach(game, filter, figure).length > 0,
        run: (run, { figure }, source) => pull(run, source, figure, filter),
      }),
    ];
  },
});

/** The enemies that may be chosen: those that fit on a space adjacent to it. */
function enemiesInReach(game: Game, filter: FigureFilter, self: number): number[] {
  return figuresMatching(game, filter, self).filter(
    (figure) => placesFor(game, figure, besideOf(game, self)).length > 0,
  );
}

/** Next to the figure, for whom its player may place there. */
function besideOf(game: Game, self: number): SpaceFilter {
  return { empty: true, adjacentTo: self, by: game.controller(self) };
}

function pull(run: SkirmishRun, source: HookSource, self: number, filter: FigureFilter): void {
  const { game } = run;
  const seat = game.controller(self);
  const figure = run.pick({
    seat,
    asks: source.id,
    domain: 'figure',
    options: enemiesInReach(game, filter, self),
    source: source.key,
  });
  const spaces = askPlace(run, source, seat, figure, besideOf(game, self));
  if (!spaces) return;
  run.note(messages.pulls, { figure, by: self });
  placeFigure(run, figure, spaces, { by: seat });
}
