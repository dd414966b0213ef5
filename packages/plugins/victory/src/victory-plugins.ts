import type { SkirmishPlugin } from '@scapewright/skirmish/author';
import { customPlugin } from './custom/custom.ts';
import { holdASpacePlugin } from './hold-a-space/hold-a-space.ts';
import { lastTeamStandingPlugin } from './last-team-standing/last-team-standing.ts';
import { pointsAfterRoundsPlugin } from './points-after-rounds/points-after-rounds.ts';

/** Every victory condition of this package. */
export const victoryPlugins: readonly SkirmishPlugin[] = [
  customPlugin,
  holdASpacePlugin,
  lastTeamStandingPlugin,
  pointsAfterRoundsPlugin,
];
