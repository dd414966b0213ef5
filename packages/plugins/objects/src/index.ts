export { destructiblePlugins } from './destructible-plugins.ts';
export { objectKindPlugins } from './object-plugins.ts';
export { occupyingPlugin } from './occupying/occupying.ts';
