export { buildingPlugins } from './building-plugins.ts';
export { ladderPlugin } from './ladder/ladder.ts';
