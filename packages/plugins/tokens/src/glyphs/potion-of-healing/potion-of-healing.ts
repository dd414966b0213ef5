import { heal } from '@scapewright/skirmish/author';
import { treasure } from '../../treasures/treasure.ts';
import { usedOnce } from '../../treasures/using.ts';

const id = 'potion-of-healing';
const wounds = 3;

/** After an order marker on its carrier's card has been revealed it heals, once. */
export const potionOfHealing = treasure(
  {
    id,
    name: 'Potion of Healing',
    text: 'After an order marker on its carrier is revealed, it may be used to heal up to 3 wounds. Then it leaves the game.',
    line: '{figure} drinks the Potion of Healing',
  },
  (said) => [
    usedOnce(
      said,
      id,
      'E.order-marker-revealed',
      (run, figure) => void heal(run, figure, wounds),
      (game, figure) => game.wounds(figure) > 0,
    ),
  ],
);
