export { tokensGerman } from './german.ts';
export * from './glyphs/plugins.gen.ts';
export * from './plugins.gen.ts';
export { type TreasureWords, treasure } from './treasures/treasure.ts';
