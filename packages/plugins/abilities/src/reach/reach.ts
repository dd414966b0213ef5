import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** A longer arm within some levels. */
export const reach = template({
  id: 'reach',
  name: 'Reach',
  text: 'Its Range is 1 more against an enemy within {spaces} spaces that stands at most {levels} levels above its Height or below its base.',
  parameters: { spaces: 2, levels: 3 },
  parts: ({ spaces, levels }) => [
    {
      kind: 'continuous-modifier',
      when: [{ attack: { target: { side: 'enemy', within: spaces, 'vertical-reach': levels } } }],
      do: [{ 'modify-stat': { stat: 'range', by: 1 } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const reachParts: PluginParts = { units: [reach], effectKinds: clauseEffectKinds };
