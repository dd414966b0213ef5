export { damageTypes } from './damage-types.ts';
export { symbolsGerman } from './german.ts';
export * from './plugins.gen.ts';
export { resistance } from './resistance/resistance.ts';
export { weakness } from './weakness/weakness.ts';
