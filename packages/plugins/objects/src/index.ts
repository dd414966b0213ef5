export { objectsGerman } from './german.ts';
export { destructiblePlugins, objectKindPlugins } from './object-plugins.ts';
export * from './plugins.gen.ts';
