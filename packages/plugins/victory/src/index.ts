export type { Goal } from './custom/goal.ts';
export { lastTeamStandingPlugin } from './last-team-standing/last-team-standing.ts';
export { pointsAfterRoundsPlugin } from './points-after-rounds/points-after-rounds.ts';
export { victoryPlugins } from './victory-plugins.ts';
