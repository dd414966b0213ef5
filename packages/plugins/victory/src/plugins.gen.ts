// Written by `pnpm run generate:lists` from the folders beside it.
import { plugin, type SkirmishPlugin } from '@scapewright/skirmish/author';
import { custom } from './custom/custom.ts';
import { holdASpace } from './hold-a-space/hold-a-space.ts';
import { lastTeamStandingParts } from './last-team-standing/last-team-standing.ts';
import { pointsAfterRoundsParts } from './points-after-rounds/points-after-rounds.ts';
import { version } from './version.gen.ts';

export const customPlugin = /* @__PURE__ */ plugin('victory/custom', version, custom);
export const holdASpacePlugin = /* @__PURE__ */ plugin('victory/hold-a-space', version, holdASpace);
export const lastTeamStandingPlugin = /* @__PURE__ */ plugin('victory/last-team-standing', version, lastTeamStandingParts);
export const pointsAfterRoundsPlugin = /* @__PURE__ */ plugin('victory/points-after-rounds', version, pointsAfterRoundsParts);

/** Every plugin of the chapter, one for each folder. A ruleset lists those that it knows: of variants of one, one. */
export const victoryPlugins: readonly SkirmishPlugin[] = [
  customPlugin,
  holdASpacePlugin,
  lastTeamStandingPlugin,
  pointsAfterRoundsPlugin,
];
