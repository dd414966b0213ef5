import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** More blocks than the dice show. */
export const tough = template({
  id: 'tough',
  name: 'Tough',
  text: 'Against a {against} attack it blocks {blocks} more than its dice show.',
  parameters: { blocks: 1, against: 'normal' as 'normal' | 'special' | 'any' },
  parts: ({ blocks, against }) => [
    {
      kind: 'continuous-modifier',
      when: [{ attack: { type: against } }],
      do: [{ 'modify-stat': { stat: 'blocks', by: blocks } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const toughParts: PluginParts = { units: [tough], effectKinds: clauseEffectKinds };
