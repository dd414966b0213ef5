export { glyphPlugins } from './glyphs/glyph-plugins.ts';
export { groundGlyphsPlugin } from './ground-glyphs/ground-glyphs.ts';
export { groundTokensPlugin } from './ground-tokens/ground-tokens.ts';
export { type TreasureWords, treasurePlugin } from './treasures/treasure.ts';
export { treasurePlugins } from './treasures/treasure-plugins.ts';
