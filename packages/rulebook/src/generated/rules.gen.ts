// Generated from the ledger; edit packages/rulebook/ledger and run `pnpm run generate:rulebook`.
import type { RuleEntry } from '../rules/rule-entry.ts';
import { superscapeComponents } from './rules/superscape-components.gen.ts';
import { superscapeRounds } from './rules/superscape-rounds.gen.ts';
import { superscapeMovement } from './rules/superscape-movement.gen.ts';
import { superscapeCombat } from './rules/superscape-combat.gen.ts';
import { superscapeAbilities } from './rules/superscape-abilities.gen.ts';
import { superscapeTerrain } from './rules/superscape-terrain.gen.ts';
import { superscapeBuildings } from './rules/superscape-buildings.gen.ts';
import { superscapeDestructibleObjects } from './rules/superscape-destructible-objects.gen.ts';
import { superscapeTokensItems } from './rules/superscape-tokens-items.gen.ts';
import { superscapeExtras } from './rules/superscape-extras.gen.ts';
import { superscapeGlossaryGeneral } from './rules/superscape-glossary-general.gen.ts';
import { sampleCards } from './rules/sample-cards.gen.ts';
import { timingSteps } from './rules/timing-steps.gen.ts';
import { heroscapeMovement } from './rules/heroscape-movement.gen.ts';
import { heroscapeBase } from './rules/heroscape-base.gen.ts';
import { equipmentGlyphs } from './rules/equipment-glyphs.gen.ts';
import { itemGlyphs } from './rules/item-glyphs.gen.ts';
import { starwarsObjects } from './rules/starwars-objects.gen.ts';
import { forcePowers } from './rules/force-powers.gen.ts';

/** The entries of every file. */
export const ruleEntries: readonly (readonly RuleEntry[])[] = [
  superscapeComponents,
  superscapeRounds,
  superscapeMovement,
  superscapeCombat,
  superscapeAbilities,
  superscapeTerrain,
  superscapeBuildings,
  superscapeDestructibleObjects,
  superscapeTokensItems,
  superscapeExtras,
  superscapeGlossaryGeneral,
  sampleCards,
  timingSteps,
  heroscapeMovement,
  heroscapeBase,
  equipmentGlyphs,
  itemGlyphs,
  starwarsObjects,
  forcePowers,
];
