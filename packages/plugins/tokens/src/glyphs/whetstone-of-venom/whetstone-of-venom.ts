import { hasEffect, inflict, trigger } from '@scapewright/skirmish/author';
import { treasure } from '../../treasures/treasure.ts';
import { usedBesideOnce } from '../../treasures/using.ts';

const id = 'whetstone-of-venom';
const wounds = 2;

/** Before its carrier rolls for a normal attack on somebody next to it, it poisons the blade for this attack, once. */
export const whetstoneOfVenom = treasure(
  {
    id,
    name: 'Whetstone of Venom',
    text: 'Before its carrier rolls for a normal attack on an adjacent figure it may be used: if the attack wounds, its player may add 2 wounds. Then it leaves the game.',
    line: 'the Whetstone of Venom has poisoned the weapon of {figure}',
    lasts: true,
  },
  (said) => [
    usedBesideOnce(said, id, 'attack'),
    trigger('E.wounds-received', {
      optional: true,
      seat: (game, { by }) => game.controller(by),
      when: (game, { attack, by }) => attack >= 0 && by >= 0 && hasEffect(game, id, by),
      run: (run, { figure, by }) => {
        run.note(said, { figure: by });
        inflict(run, { figure, amount: wounds, by });
      },
    }),
  ],
);
