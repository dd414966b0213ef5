export { battlefieldPlugins } from './battlefield-plugins.ts';
