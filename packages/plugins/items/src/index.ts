export { equipmentGlyphPlugin } from './equipment-glyph/equipment-glyph.ts';
export { itemGlyphPlugin } from './item-glyph/item-glyph.ts';
export { superscapeItemPlugin } from './superscape-item/superscape-item.ts';
