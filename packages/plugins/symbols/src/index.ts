export { damageTypes } from './damage-types.ts';
export * from './plugins.gen.ts';
export { resistance } from './resistance/resistance.ts';
export { weakness } from './weakness/weakness.ts';
