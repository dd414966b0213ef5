export { glyphPlugins } from './glyphs/glyph-plugins.ts';
export { groundGlyphsPlugin } from './ground-glyphs/ground-glyphs.ts';
export { groundTokensPlugin } from './ground-tokens/ground-tokens.ts';
