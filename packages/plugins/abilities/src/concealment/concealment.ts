import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** The farther away the attacker, the likelier that wounds are ignored. */
export const concealment = template({
  id: 'concealment',
  name: 'Concealment',
  text: 'When a figure that is not next to it attacks and wounds it, roll a d20 and add the spaces between them. On {on} or more ignore those wounds.',
  parameters: { on: 19 },
  parts: ({ on }) => [
    {
      kind: 'triggered-automatic',
      trigger: { on: 'wounds-about-to-be-received' },
      when: [{ attack: { adjacent: false } }],
      do: [
        {
          'roll-die': {
            success: on,
            plus: { distance: ['self', 'attacker'] },
            then: [{ 'ignore-wounds': { count: 'amount' } }],
          },
        },
      ],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const concealmentParts: PluginParts = { units: [concealment], effectKinds: clauseEffectKinds };
