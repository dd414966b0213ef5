export { groundGlyphsPlugin } from './ground-glyphs/ground-glyphs.ts';
export { groundTokensPlugin } from './ground-tokens/ground-tokens.ts';
