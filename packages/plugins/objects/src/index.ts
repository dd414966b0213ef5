export { objectKindPlugins } from './object-plugins.ts';
