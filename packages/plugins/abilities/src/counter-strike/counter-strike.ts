import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Whose attacks are meant. */
const from = {
  distant: 'a figure that is not next to it',
  adjacent: 'an adjacent figure',
  any: 'anybody',
} as const;

/** Shields that are left over strike back. */
export const counterStrike = template({
  id: 'counter-strike',
  name: 'Counter Strike',
  text: ({ except, against }) =>
    `When it defends against a normal attack of ${from[against as keyof typeof from]}, every block beyond the hits is a wound for the attacker.${except === 'nobody' ? '' : ` It does not work against ${except}.`}`,
  parameters: { except: 'samurai', against: 'adjacent', called: 'Counter Strike' },
  parts: ({ except, against }) => [
    {
      kind: 'triggered-automatic',
      trigger: { on: 'after-defending' },
      when: [
        {
          attack: {
            type: 'normal',
            ...(against === 'any' ? {} : { adjacent: against === 'adjacent' }),
            ...(except === 'nobody' ? {} : { by: { 'not-label': except } }),
          },
        },
        { comparison: { left: 'excess-blocks', is: '>', right: 0 } },
      ],
      do: [{ wounds: { count: 'excess-blocks', on: 'attacker' } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const counterStrikeParts: PluginParts = { units: [counterStrike], effectKinds: clauseEffectKinds };
