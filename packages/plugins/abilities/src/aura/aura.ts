import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** A number of figures nearby is changed: the figures, their distance and the number are parameters. */
export const aura = template({
  id: 'aura',
  name: 'Aura',
  text: '{add} to the {stat} of every {side} within {within} spaces that it can see.',
  parameters: {
    stat: 'defense',
    add: 1,
    side: 'ally',
    within: 1,
    clearSight: true,
    labels: [] as readonly string[],
    unit: ['hero', 'squad'] as readonly string[],
  },
  parts: ({ stat, add, side, within, clearSight, labels, unit }) => [
    {
      kind: 'continuous-modifier',
      do: [
        {
          'modify-stat': {
            stat,
            by: add,
            of: {
              side,
              unit,
              ...(within <= 1 ? { adjacent: true } : { within }),
              ...(clearSight && within > 1 ? { 'clear-sight': true } : {}),
              ...(labels.length > 0 ? { 'all-labels': labels } : {}),
            },
          },
        },
      ],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const auraParts: PluginParts = { units: [aura], effectKinds: clauseEffectKinds };
