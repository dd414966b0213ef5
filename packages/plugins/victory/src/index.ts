export type { Goal } from './custom/goal.ts';
export * from './plugins.gen.ts';
