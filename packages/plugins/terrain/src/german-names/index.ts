import type { WordCatalogue } from '@scapewright/skirmish/author';

/** What terrain is called in German: all that pages need which say nothing else of it. */
export const terrainGermanNames: WordCatalogue = {
  'name:terrain.asphalt': 'Asphalt',
  'name:terrain.concrete': 'Beton',
  'name:terrain.cosmos': 'Kosmos',
  'name:terrain.floor': 'Fußboden',
  'name:terrain.grass': 'Gras',
  'name:terrain.heavy-snow': 'tiefer Schnee',
  'name:terrain.ice': 'Eis',
  'name:terrain.lava-field': 'Lavafeld',
  'name:terrain.molten-lava': 'flüssige Lava',
  'name:terrain.road': 'Straße',
  'name:terrain.rock': 'Fels',
  'name:terrain.sand': 'Sand',
  'name:terrain.shadow': 'Schatten',
  'name:terrain.sky': 'Himmel',
  'name:terrain.slippery-ice': 'glattes Eis',
  'name:terrain.snow': 'Schnee',
  'name:terrain.stone': 'Stein',
  'name:terrain.swamp': 'Sumpf',
  'name:terrain.swamp-water': 'Sumpfwasser',
  'name:terrain.water': 'Wasser',
  'name:terrain.toxic-water': 'giftiges Wasser',
  'name:terrain.wellspring-water': 'Quellwasser',
};
