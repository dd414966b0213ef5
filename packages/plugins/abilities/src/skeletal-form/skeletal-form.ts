import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Arrows find little to hit. */
export const skeletalForm = template({
  id: 'skeletal-form',
  name: 'Skeletal Form',
  text: 'It rolls 1 more defense die against a figure with a Range of 4 or more that is neither a Cleric nor a Wizard.',
  parameters: {},
  parts: () => [
    {
      kind: 'continuous-modifier',
      when: [
        { attack: { by: { 'not-label': ['Cleric', 'Wizard'] } } },
        { comparison: { left: { printed: { of: 'attacker', stat: 'range' } }, is: '>=', right: 4 } },
      ],
      do: [{ 'modify-stat': { stat: 'defense', by: 1 } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const skeletalFormParts: PluginParts = { units: [skeletalForm], effectKinds: clauseEffectKinds };
