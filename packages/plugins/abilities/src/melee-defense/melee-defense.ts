import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** More dice against those who stand next to it. */
export const meleeDefense = template({
  id: 'melee-defense',
  name: 'Melee Defense',
  text: ({ add }) =>
    `Against a normal attack of a figure next to it, it rolls ${add} more defense ${add === 1 ? 'die' : 'dice'}.`,
  parameters: { add: 1, called: 'Melee Defense' },
  parts: ({ add }) => [
    {
      kind: 'continuous-modifier',
      when: [{ attack: { type: 'normal', adjacent: true } }],
      do: [{ 'modify-stat': { stat: 'defense', by: add } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const meleeDefenseParts: PluginParts = { units: [meleeDefense], effectKinds: clauseEffectKinds };
