export { symbolPlugins } from './symbol-plugins.ts';
