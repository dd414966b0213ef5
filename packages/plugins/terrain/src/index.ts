export * from './plugins.gen.ts';
