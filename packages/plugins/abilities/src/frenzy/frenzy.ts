import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** A d20 may give the card another turn. */
export const frenzy = template({
  id: 'frenzy',
  name: 'Frenzy',
  text: 'After a turn with this card roll a d20. On {on} or more you may take another turn with it.',
  parameters: { on: 16 },
  parts: ({ on }) => [
    {
      kind: 'triggered-automatic',
      trigger: { on: 'end-of-activation' },
      do: [{ 'roll-die': { success: on, then: [{ may: { do: [{ activate: { to: 'self' } }] } }] } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const frenzyParts: PluginParts = { units: [frenzy], effectKinds: clauseEffectKinds };
