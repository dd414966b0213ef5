import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Another turn at the price of a wound. */
export const overextendAttack = template({
  id: 'overextend-attack',
  name: 'Overextend Attack',
  text: 'Once a round, after a turn with it, you may give it 1 wound and take another turn with it.',
  parameters: {},
  parts: () => [
    {
      kind: 'triggered-optional',
      trigger: { on: 'end-of-activation' },
      limit: { count: 1, per: 'round', key: 'card' },
      do: [{ wounds: { count: 1, on: 'self' } }, { activate: { to: 'self' } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const overextendAttackParts: PluginParts = {
  units: [overextendAttack],
  effectKinds: clauseEffectKinds,
};
