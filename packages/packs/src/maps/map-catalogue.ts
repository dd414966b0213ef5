import type { ObjectUnit, Unit } from '@scapewright/skirmish/author';

/** What a game needs to know of a kind of object in order to put it on a battlefield; the pieces of maps state the first two. */
export type ObjectKindFacts = Pick<
  ObjectUnit,
  | 'name'
  | 'height'
  | 'climb'
  | 'climbOutside'
  | 'blocksFlying'
  | 'blocksSight'
  | 'obstructs'
  | 'enterable'
  | 'top'
>;

/** The terrains and object kinds that a game knows; a map that needs others says so by name. */
export interface MapCatalogue {
  readonly terrains: ReadonlySet<string>;
  readonly objects: ReadonlyMap<string, ObjectKindFacts>;
}

/** Terrains of the rulebook's table. */
const terrains = [
  'asphalt',
  'concrete',
  'road',
  'grass',
  'rock',
  'sand',
  'stone',
  'lava-field',
  'snow',
  'heavy-snow',
  'swamp',
  'shadow',
  'floor',
  'doorway',
  'elevator-shaft',
  'stairs-down',
  'stairs-up',
  'window',
  'transit-space',
  'roof',
  'water',
  'swamp-water',
  'ice',
  'slippery-ice',
  'molten-lava',
  'cosmos',
  'sky',
];

/** Kinds of the rulebook's table, and the pieces of castles, which other maps hold. Heights are those of the physical pieces. */
const objects: readonly (readonly [kind: string, facts: ObjectKindFacts])[] = [
  ['ancient-ruin', { name: 'Ancient Ruin', height: 6 }],
  ['warehouse-ruin', { name: 'Warehouse Ruin', height: 9 }],
  ['rock-outcrop', { name: 'Rock Outcrop', height: 7 }],
  ['iceberg', { name: 'Iceberg', height: 7 }],
  ['evergreen-tree', { name: 'Evergreen Tree', height: 11 }],
  ['palm-tree', { name: 'Palm Tree', height: 15 }],
  ['jungle-bush', { name: 'Jungle Bush', height: 9 }],
  ['bridge-wall', { name: 'Bridge Wall', height: 2 }],
  ['pillar-capped', { name: 'Pillar with cap', height: 9, top: 'road' }],
  ['pillar-bare', { name: 'Pillar without cap', height: 9 }],
  ['mailbox', { name: 'Mailbox' }],
  ['wooden-crate', { name: 'Wooden Crate' }],
  ['manhole-cover', { name: 'Manhole Cover' }],
  ['wooden-barrel', { name: 'Wooden Barrel' }],
  ['sports-car', { name: 'Sports Car' }],
  ['bungalow-enclosed', { name: 'Bungalow (enclosed)' }],
  ['bungalow-interior', { name: 'Bungalow (interior access)' }],
  ['skyscraper', { name: 'Skyscraper (interior access)' }],
  ['elevator-car', { name: 'Elevator Car' }],
  ['tardis', { name: 'TARDIS' }],
  ['gouf', { name: 'Gouf', height: 14 }],
  ['castle-wall', { name: 'Castle Wall', height: 10 }],
  ['castle-arch', { name: 'Castle Gate', height: 10 }],
  ['castle-door', { name: 'Castle Door', height: 10 }],
  ['castle-flag', { name: 'Castle Flag', height: 0 }],
  ['battlement', { name: 'Battlement', height: 5 }],
  ['marro-hive', { name: 'Marro Hive', height: 16 }],
];

/** Everything that the rulebooks' terrain and object tables name: what a map may be read with, before anything is played on it. */
export const standardCatalogue: MapCatalogue = { terrains: new Set(terrains), objects: new Map(objects) };

/** What the units of a game's plugins let stand on its battlefields, under its rulings. A kind without a height has that of the piece. */
export function catalogueOf(
  units: readonly Unit[],
  rulings: Readonly<Record<string, string | number | boolean>> = {},
): MapCatalogue {
  const factsOf = (unit: ObjectUnit): ObjectKindFacts => ({
    ...standardCatalogue.objects.get(unit.id),
    ...unit,
    blocksFlying: unit.blocksFlying === true && rulings[unit.blocksFlyingIf ?? ''] !== false,
  });
  return {
    terrains: new Set(units.flatMap((unit) => (unit.kind === 'terrain' ? [unit.id] : []))),
    objects: new Map(units.flatMap((unit) => (unit.kind === 'object' ? [[unit.id, factsOf(unit)]] : []))),
  };
}
