import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Before the card takes its turn, a hero with certain labels takes one. */
export const bonding = template({
  id: 'bonding',
  name: 'Bonding',
  text: 'Before a turn with this card you may first take a turn with a {labels} {unit} that you control.',
  parameters: { labels: [] as readonly string[], unit: 'hero' },
  parts: ({ labels, unit }) => [
    {
      kind: 'triggered-optional',
      trigger: { on: 'before-activation' },
      limit: { count: 1, per: 'turn', key: 'card' },
      choose: { partner: { card: { side: 'own', unit, 'all-labels': labels } } },
      do: [{ activate: { to: { 'of-card': 'partner' } } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const bondingParts: PluginParts = { units: [bonding], effectKinds: clauseEffectKinds };
