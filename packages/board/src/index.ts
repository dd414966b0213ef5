export * from './core/index.ts';
export * from './modules/index.ts';
export { boardModules } from './whole-board.ts';
