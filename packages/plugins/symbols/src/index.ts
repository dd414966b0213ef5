export { damageTypes } from './damage-types.ts';
export { flyingPlugin } from './flying/flying.ts';
export { resistance, resistancePlugin } from './resistance/resistance.ts';
export { symbolPlugins } from './symbol-plugins.ts';
export { weakness } from './weakness/weakness.ts';
