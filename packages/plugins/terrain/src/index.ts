export { terrainGerman } from './german.ts';
export * from './plugins.gen.ts';
