import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** A roll that ignores wounds. */
export const stealthArmor = template({
  id: 'stealth-armor',
  name: 'Stealth Armor',
  text: 'When it receives wounds, roll a d20. On {on} or more it ignores them.',
  parameters: { on: 15 },
  parts: ({ on }) => [
    {
      kind: 'triggered-automatic',
      trigger: { on: 'wounds-about-to-be-received' },
      do: [{ 'roll-die': { success: on, then: [{ 'ignore-wounds': { count: 'amount' } }] } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const stealthArmorParts: PluginParts = { units: [stealthArmor], effectKinds: clauseEffectKinds };
