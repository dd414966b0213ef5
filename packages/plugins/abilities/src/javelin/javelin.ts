import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** A throw instead of a thrust. */
export const javelin = template({
  id: 'javelin',
  name: 'Javelin',
  text: 'After moving and before attacking you may roll a d20: on {on} or more its Range is {more} more in this turn.',
  parameters: { on: 16, more: 3 },
  parts: ({ on, more }) => [
    {
      kind: 'triggered-optional',
      trigger: { on: 'transition' },
      do: [{ 'roll-die': { success: on, then: [{ 'modify-stat': { stat: 'range', by: more } }] } }],
      until: 'turn',
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const javelinParts: PluginParts = { units: [javelin], effectKinds: clauseEffectKinds };
