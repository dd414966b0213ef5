export { destructiblePlugins, objectKindPlugins } from './object-plugins.ts';
export * from './plugins.gen.ts';
