import { addEffect, hasEffect, modify, moveNumber } from '@scapewright/skirmish/author';
import { treasure } from '../../treasures/treasure.ts';
import { usedOnce } from '../../treasures/using.ts';

const id = 'elixir-of-speed';
const spaces = 4;

/** Before its carrier moves it makes it faster for the turn, once. */
export const elixirOfSpeed = treasure(
  {
    id,
    name: 'Elixir of Speed',
    text: 'Before its carrier moves it may be used: Move +4 for this turn. Then it leaves the game.',
    line: 'the Elixir of Speed makes {figure} faster',
    lasts: true,
  },
  (said) => [
    usedOnce(said, id, '3C', (run, figure) => void addEffect(run, { kind: id, figure, until: 'turn' })),
    modify(moveNumber, {
      how: 'add',
      reason: said,
      when: (game, { figure }) => hasEffect(game, id, figure),
      by: spaces,
    }),
  ],
);
