import { attackDice } from '@scapewright/skirmish/author';
import { addsToCarrier, treasure } from '../../treasures/treasure.ts';

/** Its carrier rolls one attack die more. */
export const heroicRune = treasure(
  {
    id: 'heroic-rune',
    name: 'Heroic Rune',
    text: 'Its carrier rolls one attack die more in normal attacks.',
    line: 'the Heroic Rune strengthens the attack of {figure}',
  },
  (said) => [addsToCarrier(said, 'heroic-rune', attackDice, 1)],
);
