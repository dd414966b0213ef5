import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** An attack on each neighbour. */
export const whirlwindAssault = template({
  id: 'whirlwind-assault',
  name: 'Whirlwind Assault',
  text: 'It may attack every figure next to it, one after the other.',
  parameters: {},
  parts: () => [
    {
      kind: 'continuous-modifier',
      do: [
        {
          'set-attack': {
            uses: { max: [1, { count: { adjacent: true } }] },
            'distinct-targets': true,
          },
        },
      ],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const whirlwindAssaultParts: PluginParts = {
  units: [whirlwindAssault],
  effectKinds: clauseEffectKinds,
};
