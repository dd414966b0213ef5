export { battlefieldsGerman } from './german.ts';
export * from './plugins.gen.ts';
