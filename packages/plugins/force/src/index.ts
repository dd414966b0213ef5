export { forceGerman } from './german.ts';
export * from './plugins.gen.ts';
