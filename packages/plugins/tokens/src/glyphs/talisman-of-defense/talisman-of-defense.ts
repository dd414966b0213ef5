import { defenseDice } from '@scapewright/skirmish/author';
import { addsToCarrier, treasure } from '../../treasures/treasure.ts';

/** Its carrier rolls one defense die more. */
export const talismanOfDefense = treasure(
  {
    id: 'talisman-of-defense',
    name: 'Talisman of Defense',
    text: 'Its carrier rolls one defense die more.',
    line: 'the Talisman of Defense protects {figure}',
  },
  (said) => [addsToCarrier(said, 'talisman-of-defense', defenseDice, 1)],
);
