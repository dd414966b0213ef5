import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Shields that are left over strike back. */
export const counterStrike = template({
  id: 'counter-strike',
  name: 'Counter Strike',
  text: 'When it defends against a normal attack of an adjacent figure, every block beyond the hits is a wound for the attacker. It does not work against {except}.',
  parameters: { except: 'samurai' },
  parts: ({ except }) => [
    {
      kind: 'triggered-automatic',
      trigger: { on: 'after-defending' },
      when: [
        { attack: { type: 'normal', adjacent: true, by: { 'not-label': except } } },
        { comparison: { left: 'excess-blocks', is: '>', right: 0 } },
      ],
      do: [{ wounds: { count: 'excess-blocks', on: 'attacker' } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const counterStrikeParts: PluginParts = { units: [counterStrike], effectKinds: clauseEffectKinds };
