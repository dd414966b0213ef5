import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Height counts once more. */
export const sighting = template({
  id: 'sighting',
  name: 'Sighting',
  text: 'When it attacks with height advantage, it rolls 1 more attack die.',
  parameters: {},
  parts: () => [
    {
      kind: 'continuous-modifier',
      when: ['height-advantage'],
      do: [{ 'modify-stat': { stat: 'attack', by: 1 } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const sightingParts: PluginParts = { units: [sighting], effectKinds: clauseEffectKinds };
