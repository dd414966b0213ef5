import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Whoever comes into engagement with it may be hurt. */
export const engagementStrike = template({
  id: 'engagement-strike',
  name: 'Engagement Strike',
  text: 'When a {sizes} enemy comes next to it, roll a d20. On {on} or more that figure receives a wound.',
  parameters: { on: 13, sizes: ['small', 'medium'] as readonly string[] },
  parts: ({ on, sizes }) => [
    {
      kind: 'triggered-automatic',
      trigger: { on: 'comes-into-engagement', of: { side: 'enemy', size: sizes } },
      when: [{ matches: { who: 'other', side: 'self' } }],
      do: [{ 'roll-die': { success: on, then: [{ wounds: { count: 1, on: 'subject' } }] } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const engagementStrikeParts: PluginParts = {
  units: [engagementStrike],
  effectKinds: clauseEffectKinds,
};
