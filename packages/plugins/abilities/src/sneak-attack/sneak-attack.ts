import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Friends beside the target are dice. */
export const sneakAttack = template({
  id: 'sneak-attack',
  name: 'Sneak Attack',
  text: 'It rolls {dice} more attack dice against an enemy next to another figure that you control.',
  parameters: { dice: 2 },
  parts: ({ dice }) => [
    {
      kind: 'continuous-modifier',
      when: [
        { attack: { target: { side: 'enemy' } } },
        { adjacency: { of: 'target', 'to-filter': { side: 'own', 'not-self': true } } },
      ],
      do: [{ 'modify-stat': { stat: 'attack', by: dice } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const sneakAttackParts: PluginParts = { units: [sneakAttack], effectKinds: clauseEffectKinds };
