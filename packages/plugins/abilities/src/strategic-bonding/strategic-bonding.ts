import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Somebody goes first, or the card is better in its turn. */
export const strategicBonding = template({
  id: 'strategic-bonding',
  name: 'Strategic Bonding',
  text: 'Before a turn with this card you may first take a turn with a {labels} {anyLabels} hero that you control. If you do not, its figures have {add} more {stat} in the turn.',
  parameters: { labels: [] as readonly string[], anyLabels: [] as readonly string[], stat: 'move', add: 2 },
  parts: ({ labels, anyLabels, stat, add }) => [
    {
      kind: 'triggered-optional',
      trigger: { on: 'before-activation' },
      limit: { count: 1, per: 'turn', key: 'card' },
      choose: {
        partner: {
          card: {
            side: 'own',
            unit: 'hero',
            ...(labels.length > 0 ? { 'all-labels': labels } : {}),
            ...(anyLabels.length > 0 ? { label: anyLabels } : {}),
          },
        },
      },
      do: [
        { 'set-relation': { name: 'sent-ahead', to: 'self', of: { 'card-of': 'self' }, until: 'turn' } },
        { activate: { to: { 'of-card': 'partner' } } },
      ],
    },
    {
      kind: 'triggered-automatic',
      trigger: { on: 'start-of-activation' },
      when: [{ 'relation-exists': { name: 'sent-ahead', exists: false } }],
      do: [{ 'modify-stat': { stat, by: add, on: { 'card-of': 'self' } } }],
      until: 'turn',
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const strategicBondingParts: PluginParts = {
  units: [strategicBonding],
  effectKinds: clauseEffectKinds,
};
