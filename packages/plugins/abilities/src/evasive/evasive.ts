import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** More dice against those far away. */
export const evasive = template({
  id: 'evasive',
  name: 'Evasive',
  text: 'Against the attack of a figure that is not next to it, it rolls {dice} more defense dice.',
  parameters: { dice: 2 },
  parts: ({ dice }) => [
    {
      kind: 'continuous-modifier',
      when: [{ attack: { adjacent: false } }],
      do: [{ 'modify-stat': { stat: 'defense', by: dice } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const evasiveParts: PluginParts = { units: [evasive], effectKinds: clauseEffectKinds };
