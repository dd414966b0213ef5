import type { SkirmishRuleset } from '@scapewright/skirmish/author';
import { superscapeOwn } from './own.ts';
import { superscapeVariants } from './variants.ts';

/** SuperScape without the ledger ids behind its shared reasons: for apps that load them when they first show one. */
export const superscapeUncited: SkirmishRuleset = { ...superscapeOwn, variants: superscapeVariants };
