export * from '@scapewright/board/modules';
export { abilities } from './abilities.ts';
export { engineModules } from './all.ts';
export { doubleRun } from './double-run.ts';
export { drafting } from './drafting.ts';
export { explanations } from './explanations.ts';
export { forks } from './forks.ts';
export { groundChanges } from './ground-changes.ts';
export { objects } from './objects.ts';
