export type { Goal } from './custom/goal.ts';
export { victoryPlugins } from './victory-plugins.ts';
