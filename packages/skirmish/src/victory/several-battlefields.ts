import { ModuleSlot } from '../engine-module.ts';
import type { decideEach } from './decide-each.ts';

/** Victory on several battlefields. */
export const severalBattlefieldSlot = new ModuleSlot<{ readonly decideEach: typeof decideEach }>(
  'several-battlefields',
);
