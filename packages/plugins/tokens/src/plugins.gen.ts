// Written by `pnpm run generate:lists` from the folders beside it.
import { plugin, type SkirmishPlugin } from '@scapewright/skirmish/author';
import { groundGlyphs } from './ground-glyphs/ground-glyphs.ts';
import { groundTokensParts } from './ground-tokens/ground-tokens.ts';
import { groundTreasures } from './ground-treasures/ground-treasures.ts';
import { version } from './version.gen.ts';

export const groundGlyphsPlugin = /* @__PURE__ */ plugin('tokens/ground-glyphs', version, groundGlyphs);
export const groundTokensPlugin = /* @__PURE__ */ plugin('tokens/ground-tokens', version, groundTokensParts);
export const groundTreasuresPlugin = /* @__PURE__ */ plugin('tokens/ground-treasures', version, groundTreasures);

/** Every plugin of the chapter, one for each folder. A ruleset lists those that it knows: of variants of one, one. */
export const tokenPlugins: readonly SkirmishPlugin[] = [
  groundGlyphsPlugin,
  groundTokensPlugin,
  groundTreasuresPlugin,
];
