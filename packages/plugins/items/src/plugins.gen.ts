// Written by `pnpm run generate:lists` from the folders beside it.
import { plugin, type SkirmishPlugin } from '@scapewright/skirmish/author';
import { equipmentGlyphParts } from './equipment-glyph/equipment-glyph.ts';
import { itemGlyphParts } from './item-glyph/item-glyph.ts';
import { superscapeItemParts } from './superscape-item/superscape-item.ts';
import { version } from './version.gen.ts';

export const equipmentGlyphPlugin = /* @__PURE__ */ plugin('items/equipment-glyph', version, equipmentGlyphParts);
export const itemGlyphPlugin = /* @__PURE__ */ plugin('items/item-glyph', version, itemGlyphParts);
export const superscapeItemPlugin = /* @__PURE__ */ plugin('items/superscape-item', version, superscapeItemParts);

/** Every plugin of the chapter, one for each folder. A ruleset lists those that it knows: of variants of one, one. */
export const itemPlugins: readonly SkirmishPlugin[] = [
  equipmentGlyphPlugin,
  itemGlyphPlugin,
  superscapeItemPlugin,
];
