export { forcePlugins } from './force-plugins.ts';
