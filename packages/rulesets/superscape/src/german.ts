import { abilitiesGerman } from '@scapewright/plugin-abilities';
import { battlefieldsGerman } from '@scapewright/plugin-battlefields';
import { buildingsGerman } from '@scapewright/plugin-buildings';
import { figurelessGerman } from '@scapewright/plugin-figureless';
import { forceGerman } from '@scapewright/plugin-force';
import { itemsGerman } from '@scapewright/plugin-items';
import { objectsGerman } from '@scapewright/plugin-objects';
import { symbolsGerman } from '@scapewright/plugin-symbols';
import { terrainGerman } from '@scapewright/plugin-terrain';
import { tokensGerman } from '@scapewright/plugin-tokens';
import { victoryGerman } from '@scapewright/plugin-victory';
import type { WordCatalogue } from '@scapewright/skirmish/author';

/** What the plugins of the ruleset say, in German. Called by whoever speaks German, so that bundles of others leave it out. */
export function superscapeGerman(): WordCatalogue {
  return {
    ...terrainGerman,
    ...battlefieldsGerman,
    ...buildingsGerman,
    ...symbolsGerman,
    ...objectsGerman,
    ...itemsGerman,
    ...figurelessGerman,
    ...victoryGerman,
    ...forceGerman,
    ...tokensGerman,
    ...abilitiesGerman,
  };
}
