import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Orders on its card help to go first. */
export const combatLeader = template({
  id: 'combat-leader',
  name: 'Combat Leader',
  text: 'If an order marker lies on this card, you may add {add} to your initiative roll.',
  parameters: { add: 3 },
  parts: ({ add }) => [
    {
      kind: 'triggered-optional',
      trigger: { on: 'initiative-roll' },
      when: [{ comparison: { left: { 'order-markers': { of: 'self' } }, is: '>', right: 0 } }],
      limit: { count: 1, per: 'round', key: 'card' },
      do: [{ 'modify-result': { by: add } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const combatLeaderParts: PluginParts = { units: [combatLeader], effectKinds: clauseEffectKinds };
