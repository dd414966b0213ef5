import { addEffect, defenseDice, endEffects, hasEffect, modify, trigger } from '@scapewright/skirmish/author';
import { treasure } from '../../treasures/treasure.ts';
import { usedOnce } from '../../treasures/using.ts';

const id = 'ring-of-protection';
const dice = 3;

/** Before its carrier defends it gives dice for this defense, once. */
export const ringOfProtection = treasure(
  {
    id,
    name: 'Ring of Protection',
    text: 'Before its carrier defends it may be used: 3 more defense dice against this attack. Then it leaves the game.',
    line: 'the Ring of Protection shields {figure}',
    lasts: true,
  },
  (said) => [
    usedOnce(said, id, 'C7', (run, figure) => void addEffect(run, { kind: id, figure, until: 'attack' })),
    modify(defenseDice, {
      how: 'add',
      reason: said,
      when: (game, { figure }) => hasEffect(game, id, figure),
      by: dice,
    }),
    trigger('C9', {
      commutes: true,
      when: (game, { figure }) => hasEffect(game, id, figure),
      run: (run, { figure }) => endEffects(run, id, figure),
    }),
  ],
);
