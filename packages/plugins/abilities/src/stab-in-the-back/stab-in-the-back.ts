import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** A d20 may give it to an opponent. */
export const stabInTheBack = template({
  id: 'stab-in-the-back',
  name: 'Stab in the Back',
  text: 'After a turn with it roll a d20. On 1 choose an opponent: the order markers on this card are lost, and the opponent controls it from now on.',
  parameters: {},
  parts: () => [
    {
      kind: 'triggered-automatic',
      trigger: { on: 'end-of-activation' },
      do: [
        {
          'roll-die': {
            success: 2,
            then: [],
            else: [
              { choose: { name: 'master', opponent: {} } },
              { 'remove-order-markers': { on: 'self' } },
              { 'take-control': { on: { 'card-of': 'self' }, by: 'master', until: 'game' } },
            ],
          },
        },
      ],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const stabInTheBackParts: PluginParts = { units: [stabInTheBack], effectKinds: clauseEffectKinds };
