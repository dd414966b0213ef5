import { ModuleSlot } from './engine-module.ts';
import type { drawTokens } from './procedures/token-draw.ts';
import type { tokenLender } from './token-lender.ts';

/** Tokens: what those are that a map leaves open, and the abilities that they lend. */
export const tokenSlot = new ModuleSlot<{
  readonly drawTokens: typeof drawTokens;
  readonly tokenLender: typeof tokenLender;
}>('tokens');
