import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Some ground takes its defense. */
export const negativeElement = template({
  id: 'negative-element',
  name: 'Negative Element',
  text: 'On {terrain} it has no defense dice.',
  parameters: { terrain: ['water'] as readonly string[] },
  parts: ({ terrain }) => [
    {
      kind: 'continuous-modifier',
      when: [{ 'on-terrain': { of: 'self', terrain } }],
      do: [{ 'modify-stat': { stat: 'defense', max: 0 } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const negativeElementParts: PluginParts = { units: [negativeElement], effectKinds: clauseEffectKinds };
