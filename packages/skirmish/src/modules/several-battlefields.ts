import { decideEach } from '../victory/decide-each.ts';
import { severalBattlefieldSlot } from '../victory/several-battlefields.ts';

/** Victory on several battlefields: needed where the setup has some, or the ground may come apart. */
export const severalBattlefields = severalBattlefieldSlot.module({ decideEach });
