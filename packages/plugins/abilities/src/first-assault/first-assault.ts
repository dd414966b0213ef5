import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Whom it has come to in this turn it hits harder. */
export const firstAssault = template({
  id: 'first-assault',
  name: 'First Assault',
  text: 'It rolls {dice} more attack dice against a figure that was not next to it when the turn began.',
  parameters: { dice: 1 },
  parts: ({ dice }) => [
    {
      kind: 'triggered-automatic',
      trigger: { on: 'start-of-turn', of: 'own' },
      do: [
        {
          'for-each': {
            of: { 'card-of': 'self' },
            as: 'one',
            do: [
              {
                'set-relation': {
                  name: 'beside',
                  of: 'one',
                  to: { each: { side: 'any', 'next-to': 'one' } },
                  until: 'turn',
                },
              },
            ],
          },
        },
      ],
    },
    {
      kind: 'continuous-modifier',
      when: [{ matches: { who: 'target', side: 'any', 'not-related': 'beside' } }],
      do: [{ 'modify-stat': { stat: 'attack', by: dice } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const firstAssaultParts: PluginParts = { units: [firstAssault], effectKinds: clauseEffectKinds };
