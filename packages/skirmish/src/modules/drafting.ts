import { draftOffers, draftRows } from '../draft/draft-rows.ts';
import { draftingSlot } from '../draft/drafting.ts';
import { draftProcedures } from '../procedures/draft.ts';
import type { SkirmishModule } from './skirmish-module.ts';

/** The draft: what is offered, who takes which card in turn, and what a team may not hold. For setups with a draft. */
export const drafting: SkirmishModule = {
  ...draftingSlot.module({ draftOffers, draftRows }),
  procedures: draftProcedures,
};
