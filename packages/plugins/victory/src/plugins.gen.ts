// Written by `pnpm run generate:lists` from the folders beside it.
import { plugin, type SkirmishPlugin } from '@scapewright/skirmish/author';
import { custom } from './custom/custom.ts';
import { escort } from './escort/escort.ts';
import { holdASpace } from './hold-a-space/hold-a-space.ts';
import { holdGround } from './hold-ground/hold-ground.ts';
import { kingOfTheHill } from './king-of-the-hill/king-of-the-hill.ts';
import { lastStand } from './last-stand/last-stand.ts';
import { lastTeamStandingParts } from './last-team-standing/last-team-standing.ts';
import { pointsAfterRoundsParts } from './points-after-rounds/points-after-rounds.ts';
import { version } from './version.gen.ts';

export const customPlugin = /* @__PURE__ */ plugin('victory/custom', version, custom);
export const escortPlugin = /* @__PURE__ */ plugin('victory/escort', version, escort);
export const holdASpacePlugin = /* @__PURE__ */ plugin('victory/hold-a-space', version, holdASpace);
export const holdGroundPlugin = /* @__PURE__ */ plugin('victory/hold-ground', version, holdGround);
export const kingOfTheHillPlugin = /* @__PURE__ */ plugin('victory/king-of-the-hill', version, kingOfTheHill);
export const lastStandPlugin = /* @__PURE__ */ plugin('victory/last-stand', version, lastStand);
export const lastTeamStandingPlugin = /* @__PURE__ */ plugin('victory/last-team-standing', version, lastTeamStandingParts);
export const pointsAfterRoundsPlugin = /* @__PURE__ */ plugin('victory/points-after-rounds', version, pointsAfterRoundsParts);

/** Every plugin of the chapter, one for each folder. A ruleset lists those that it knows: of variants of one, one. */
export const victoryPlugins: readonly SkirmishPlugin[] = [
  customPlugin,
  escortPlugin,
  holdASpacePlugin,
  holdGroundPlugin,
  kingOfTheHillPlugin,
  lastStandPlugin,
  lastTeamStandingPlugin,
  pointsAfterRoundsPlugin,
];
