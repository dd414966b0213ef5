import type { SkirmishRuleset } from '@scapewright/skirmish/author';
import { heroscapeOwn } from './own.ts';
import { heroscapeVariants } from './variants.ts';

/** HeroScape without the ledger ids behind its shared reasons: for apps that load them when they first show one. */
export const heroscapeUncited: SkirmishRuleset = { ...heroscapeOwn, variants: heroscapeVariants };
