export { buildingsGerman } from './german.ts';
export * from './plugins.gen.ts';
