/** The packs of this package, each a folder of that name in {@link dataFolder}. */
export const packNames = [
  'superscape',
  'heroscape',
  'heroscape-marvel',
  'heroscape-aoa',
  'heroscape-valhalla',
  'heroscape-c3v',
  'starter',
  'battlefield',
  'listeners',
  'outposts',
  'examples',
] as const;
export type PackName = (typeof packNames)[number];

/** The folder of the packs' data, as a URL that ends with a slash. */
export const dataFolder = new URL('../data/', import.meta.url);
