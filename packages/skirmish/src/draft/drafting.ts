import { ModuleSlot } from '../engine-module.ts';
import type { GameSetup } from '../setup.ts';
import type { draftOffers, draftRows } from './draft-rows.ts';

/** What a draft offers, and the card rows that belong to nobody until they are taken. */
export const draftingSlot = new ModuleSlot<{
  readonly draftOffers: typeof draftOffers;
  readonly draftRows: typeof draftRows;
}>('drafting');

/** Are cards taken in a draft? */
export function hasDraft({ draft = [] }: GameSetup): boolean {
  return draft.length > 0;
}
