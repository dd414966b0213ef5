import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Several normal attacks, one after the other. */
export const doubleAttack = template({
  id: 'double-attack',
  name: 'Double Attack',
  text: 'When it attacks normally, it may attack {attacks} times in all.',
  parameters: { attacks: 2 },
  parts: ({ attacks }) => [{ kind: 'continuous-modifier', do: [{ 'set-attack': { uses: attacks } }] }],
});

/** With the kinds of lasting effect that it uses. */
export const doubleAttackParts: PluginParts = { units: [doubleAttack], effectKinds: clauseEffectKinds };
