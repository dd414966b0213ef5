export { itemsGerman } from './german.ts';
export * from './plugins.gen.ts';
