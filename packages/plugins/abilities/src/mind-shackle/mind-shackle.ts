import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** A d20 may win an enemy over for the rest of the game. */
export const mindShackle = template({
  id: 'mind-shackle',
  name: 'Mind Shackle',
  text: 'After moving and before attacking you may roll a d20 for a Unique enemy next to it: on {on} or more its order markers are lost, and you control its card from now on.',
  parameters: { on: 20 },
  parts: ({ on }) => [
    {
      kind: 'triggered-optional',
      trigger: { on: 'transition' },
      choose: { victim: { figure: { side: 'enemy', uniqueness: 'unique', adjacent: true } } },
      do: [
        {
          'roll-die': {
            success: on,
            then: [
              { 'remove-order-markers': { on: 'victim' } },
              { 'take-control': { on: { 'card-of': 'victim' }, until: 'game' } },
            ],
          },
        },
      ],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const mindShackleParts: PluginParts = { units: [mindShackle], effectKinds: clauseEffectKinds };
