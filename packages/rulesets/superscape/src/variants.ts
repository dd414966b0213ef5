import { forcePlugins } from '@scapewright/plugin-force';
import { equipmentGlyphPlugin, itemGlyphPlugin } from '@scapewright/plugin-items';
import { occupyingPlugin } from '@scapewright/plugin-objects';
import type { SkirmishPlugin } from '@scapewright/skirmish/author';

/** Chapters with which SuperScape is played where players agree on them. */
export const superscapeVariants: Readonly<Record<string, readonly SkirmishPlugin[]>> = {
  'equipment-glyphs': [equipmentGlyphPlugin],
  'force-powers': forcePlugins,
  'item-glyphs': [itemGlyphPlugin],
  'star-wars-objects': [occupyingPlugin],
};
