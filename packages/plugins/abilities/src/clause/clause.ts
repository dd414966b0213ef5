import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds, clauseUnit } from '../clauses/clause-ability.ts';

/** Abilities that cards state as data, in their own words. */
export const clauseParts: PluginParts = { units: [clauseUnit], effectKinds: clauseEffectKinds };
