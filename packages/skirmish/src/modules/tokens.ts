import { drawTokens } from '../procedures/token-draw.ts';
import { tokenLender } from '../token-lender.ts';
import { tokenSlot } from '../token-slot.ts';

/** Tokens: needed where the setup has some. */
export const tokens = tokenSlot.module({ drawTokens, tokenLender });
