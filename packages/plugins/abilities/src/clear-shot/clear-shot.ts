import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Nobody is in the way. */
export const clearShot = template({
  id: 'clear-shot',
  name: 'Clear Shot',
  text: 'It rolls 1 more attack die against a figure that is not engaged.',
  parameters: {},
  parts: () => [
    {
      kind: 'continuous-modifier',
      when: [{ attack: { target: { engaged: false } } }],
      do: [{ 'modify-stat': { stat: 'attack', by: 1 } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const clearShotParts: PluginParts = { units: [clearShot], effectKinds: clauseEffectKinds };
