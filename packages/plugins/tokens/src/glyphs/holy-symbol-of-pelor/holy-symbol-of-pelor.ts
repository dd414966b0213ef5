import { attackDice, hasLabel, modify } from '@scapewright/skirmish/author';
import { treasure } from '../../treasures/treasure.ts';
import { treasuresOf } from '../../treasures/treasure-tokens.ts';

const id = 'holy-symbol-of-pelor';
const dice = 2;

/** Its carrier rolls two attack dice more against Undead. */
export const holySymbolOfPelor = treasure(
  {
    id,
    name: 'Holy Symbol of Pelor',
    text: 'Its carrier rolls 2 attack dice more in normal attacks on Undead figures.',
    line: 'the Holy Symbol of Pelor strengthens {figure} against the Undead',
  },
  (said) => [
    modify(attackDice, {
      how: 'add',
      reason: said,
      when: (game, { defender }) => defender >= 0 && hasLabel(game, defender, 'undead'),
      by: (game, { figure }) => dice * treasuresOf(game, figure, id).length || undefined,
    }),
  ],
);
