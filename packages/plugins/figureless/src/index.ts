export { figurelessGerman } from './german.ts';
export * from './plugins.gen.ts';
