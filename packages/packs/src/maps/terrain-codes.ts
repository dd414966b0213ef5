/** Terrain codes of drawn rows, and the terrain ids that they stand for. */
export const terrainCodes: Readonly<Record<string, string>> = {
  g: 'grass',
  rk: 'rock',
  sa: 'sand',
  st: 'stone',
  sn: 'snow',
  hs: 'heavy-snow',
  ic: 'ice',
  si: 'slippery-ice',
  as: 'asphalt',
  co: 'concrete',
  ro: 'road',
  wa: 'water',
  sw: 'swamp-water',
  sp: 'swamp',
  lf: 'lava-field',
  ml: 'molten-lava',
  cs: 'cosmos',
  sk: 'sky',
  sh: 'shadow',
  fl: 'floor',
};

/** The terrain of a cell that states none: the map of an inside is floor unless it says otherwise (SS-INTMAP-009). */
export function plainTerrainOf({ of }: { readonly of?: string | undefined }): string | undefined {
  return of === undefined ? undefined : 'floor';
}

/** Terrains whose piece is one level thick: their surface is never the table itself. */
export const landTerrains: ReadonlySet<string> = new Set([
  'grass',
  'rock',
  'sand',
  'stone',
  'snow',
  'heavy-snow',
  'asphalt',
  'concrete',
  'road',
  'swamp',
  'lava-field',
]);

/** Terrains whose tile adds no level to what it lies on. */
export const flatTerrains: ReadonlySet<string> = new Set([
  'ice',
  'slippery-ice',
  'water',
  'swamp-water',
  'molten-lava',
  'shadow',
]);
