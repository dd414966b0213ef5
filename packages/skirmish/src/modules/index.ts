export * from '@scapewright/board/modules';
export { engineModules } from './all.ts';
export { doubleRun } from './double-run.ts';
export { forks } from './forks.ts';
