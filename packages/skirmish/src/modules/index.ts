export * from '@scapewright/board/modules';
export { engineModules } from './all.ts';
