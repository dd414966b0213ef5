export type { Goal } from './custom/goal.ts';
export { victoryGerman } from './german.ts';
export * from './plugins.gen.ts';
