import { attackDice, hasEffect, modify } from '@scapewright/skirmish/author';
import { treasure } from '../../treasures/treasure.ts';
import { usedBesideOnce } from '../../treasures/using.ts';

const id = 'belt-of-giant-strength';
const dice = 2;

/** Before its carrier rolls for a normal attack on somebody next to it, it strengthens it for the turn, once. */
export const beltOfGiantStrength = treasure(
  {
    id,
    name: 'Belt of Giant Strength',
    text: 'Before its carrier rolls for a normal attack on an adjacent figure it may be used: 2 attack dice more in its normal attacks of this turn. Then it leaves the game.',
    line: 'the Belt of Giant Strength strengthens {figure}',
    lasts: true,
  },
  (said) => [
    usedBesideOnce(said, id, 'turn'),
    modify(attackDice, {
      how: 'add',
      reason: said,
      when: (game, { figure }) => hasEffect(game, id, figure),
      by: dice,
    }),
  ],
);
