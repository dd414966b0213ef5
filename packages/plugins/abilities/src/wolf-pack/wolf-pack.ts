import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** The more of its own have fallen, the more of another card of their kind attack in a turn ahead of its own. */
export const wolfPack = template({
  id: 'wolf-pack',
  name: 'Wolf Pack',
  text: 'When an order marker on this card has been turned up, before its turn, you may take a turn with another Unique {label} card of yours. At most as many of its figures attack as figures of this card are defeated.',
  parameters: { label: 'Wolf' },
  parts: ({ label }) => [
    {
      kind: 'triggered-optional',
      trigger: { on: 'order-marker-revealed' },
      limit: { count: 1, per: 'turn', key: 'card' },
      choose: {
        pack: { card: { side: 'own', label, uniqueness: 'unique', 'same-card': false } },
      },
      do: [
        {
          'modify-stat': {
            stat: 'attacking-figures',
            max: { defeated: { side: 'own', 'same-card': true } },
            on: { 'of-card': 'pack' },
          },
        },
        { activate: { to: { 'of-card': 'pack' } } },
      ],
      until: 'turn',
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const wolfPackParts: PluginParts = { units: [wolfPack], effectKinds: clauseEffectKinds };
