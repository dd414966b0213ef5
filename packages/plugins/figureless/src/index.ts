export { figurelessPlugins } from './figureless-plugins.ts';
