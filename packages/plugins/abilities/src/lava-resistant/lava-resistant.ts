import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Lava neither harms nor stops it. */
export const lavaResistant = template({
  id: 'lava-resistant',
  name: 'Lava Resistant',
  text: 'Lava neither harms nor stops it.',
  parameters: {},
  parts: () => [
    {
      kind: 'continuous-permission',
      do: [
        { 'ignore-stop-terrain': { terrain: 'molten-lava' } },
        { 'ignore-damage-roll': { source: 'terrain', terrain: ['molten-lava', 'lava-field'] } },
      ],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const lavaResistantParts: PluginParts = { units: [lavaResistant], effectKinds: clauseEffectKinds };
