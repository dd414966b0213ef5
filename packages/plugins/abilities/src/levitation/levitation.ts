import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Ground means nothing to who floats above it. */
export const levitation = template({
  id: 'levitation',
  name: 'Levitation',
  text: 'It takes no falling damage, and no terrain stops, slows or hurts it.',
  parameters: {},
  parts: () => [
    {
      kind: 'continuous-permission',
      do: [
        { 'ignore-damage-roll': { source: 'falling' } },
        { 'ignore-damage-roll': { source: 'terrain', terrain: 'any' } },
        { 'ignore-stop-terrain': { terrain: 'any' } },
        { 'modify-move-cost': { terrain: 'any', cost: 0 } },
      ],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const levitationParts: PluginParts = { units: [levitation], effectKinds: clauseEffectKinds };
