export { abilityPatterns } from '../generated/ability-patterns.gen.ts';
export { differences } from '../generated/differences.gen.ts';
export { doVariants as occupancyVariants } from '../generated/do-variants.gen.ts';
export { heroscapeFacts } from '../generated/heroscape-facts.gen.ts';
export { itemVariants } from '../generated/item-variants.gen.ts';
export { objectsTable } from '../generated/objects-table.gen.ts';
export { sampleCards } from '../generated/sample-cards.gen.ts';
export { terrainTable } from '../generated/terrain-table.gen.ts';
export type {
  AbilityBlock,
  AbilityDecomposition,
  AbilityPatterns,
  AbilityVocabulary,
} from './ability-patterns.ts';
export type { Difference } from './differences.ts';
export type { HeroscapeFact, HeroscapeFacts } from './heroscape-facts.ts';
export type { LedgerRecord, LedgerValue } from './ledger-value.ts';
export type { CoverRow, ObjectRow, ObjectsTable, ThrowProfile } from './objects-table.ts';
export type { SampleAbility, SampleCard, SampleCards, Suggestion } from './sample-cards.ts';
export type {
  HexKind,
  StopRule,
  TerrainDamage,
  TerrainEffects,
  TerrainRow,
  TerrainTable,
} from './terrain-table.ts';
export type {
  ItemSystem,
  OccupancySystem,
  VariantCell,
  VariantRow,
  VariantSystem,
  VariantTable,
} from './variants.ts';
