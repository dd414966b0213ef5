import { forbid, mayBeSwiped } from '@scapewright/skirmish/author';
import { treasure } from '../../treasures/treasure.ts';
import { treasuresOf } from '../../treasures/treasure-tokens.ts';

const id = 'brooch-of-shielding';

/** Its carrier takes no leaving attacks. */
export const broochOfShielding = treasure(
  {
    id,
    name: 'Brooch of Shielding',
    text: 'Its carrier takes no attacks when it leaves engagements.',
    line: 'the Brooch of Shielding keeps {by} from striking at {figure}',
  },
  (said) => [
    forbid(mayBeSwiped, {
      reason: said,
      when: (game, { figure }) => treasuresOf(game, figure, id).length > 0,
    }),
  ],
);
