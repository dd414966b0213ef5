export { terrainPlugins } from './terrain-plugins.ts';
