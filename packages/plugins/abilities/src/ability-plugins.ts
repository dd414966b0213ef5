import type { SkirmishPlugin } from '@scapewright/skirmish';

/** The plugins of this package, one for each folder. */
export const abilityPlugins: readonly SkirmishPlugin[] = [];
