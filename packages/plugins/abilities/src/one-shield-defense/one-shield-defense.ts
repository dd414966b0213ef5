import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** A single block leaves one wound at most. */
export const oneShieldDefense = template({
  id: 'one-shield-defense',
  name: 'One Shield Defense',
  text: 'When it rolls at least one block, the attack gives it one wound at most.',
  parameters: {},
  parts: () => [
    {
      kind: 'triggered-automatic',
      trigger: { on: 'after-defending' },
      when: [{ comparison: { left: 'blocks', is: '>=', right: 1 } }],
      do: [{ 'set-result': { of: 'blocks', to: { max: ['blocks', { difference: ['hits', 1] }] } } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const oneShieldDefenseParts: PluginParts = {
  units: [oneShieldDefense],
  effectKinds: clauseEffectKinds,
};
