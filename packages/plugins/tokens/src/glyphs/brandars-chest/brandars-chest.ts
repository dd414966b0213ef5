import { type Game, trigger } from '@scapewright/skirmish/author';
import { treasure } from '../../treasures/treasure.ts';
import { treasuresOf } from '../../treasures/treasure-tokens.ts';

const id = 'brandars-chest';

/** It has no power of its own: a scenario says what it stands for. Who has it is told at the end of each round. */
export const brandarsChest = treasure(
  {
    id,
    name: "Brandar's Chest",
    text: 'No power of its own: the scenario says what it stands for.',
    line: "{figure} carries Brandar's Chest",
  },
  (said) => [
    trigger('R6', {
      commutes: true,
      when: (game) => carriers(game).length > 0,
      run: (run) => {
        for (const figure of carriers(run.game)) run.note(said, { figure });
      },
    }),
  ],
);

function carriers(game: Game): readonly number[] {
  return Array.from({ length: game.figureCount }, (_, figure) => figure).filter(
    (figure) => game.isPlaced(figure) && treasuresOf(game, figure, id).length > 0,
  );
}
