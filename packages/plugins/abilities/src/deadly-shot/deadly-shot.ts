import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Every skull counts for more than one hit. */
export const deadlyShot = template({
  id: 'deadly-shot',
  name: 'Deadly Shot',
  text: 'When it attacks normally, each skull that it rolls is {hits} hits.',
  parameters: { hits: 2 },
  parts: ({ hits }) => [
    {
      kind: 'continuous-modifier',
      when: [{ attack: { type: 'normal' } }],
      do: [{ 'multiply-hits': { by: hits } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const deadlyShotParts: PluginParts = { units: [deadlyShot], effectKinds: clauseEffectKinds };
