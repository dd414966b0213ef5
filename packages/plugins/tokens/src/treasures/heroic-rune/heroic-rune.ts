import { attackDice } from '@scapewright/skirmish/author';
import { addsToCarrier, treasurePlugin } from '../treasure.ts';

/** Its carrier rolls one attack die more. */
export const heroicRune = treasurePlugin(
  {
    id: 'heroic-rune',
    name: 'Heroic Rune',
    text: 'Its carrier rolls one attack die more in normal attacks.',
    line: 'the Heroic Rune strengthens the attack of {figure}',
  },
  (said) => [addsToCarrier(said, 'heroic-rune', attackDice, 1)],
);
