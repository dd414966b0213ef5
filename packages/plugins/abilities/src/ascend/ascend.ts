import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** One space in place of a normal move, up a step that its Height would not let it climb. */
export const ascend = template({
  id: 'ascend',
  name: 'Ascend',
  text: 'In place of a normal move it may move 1 space, onto one up to {levels} levels higher.',
  parameters: { levels: 4 },
  parts: ({ levels }) => [
    {
      kind: 'special-move',
      do: [
        { 'modify-stat': { stat: 'rise-levels', min: levels } },
        { 'modify-move-cost': { 'free-levels': levels } },
        { 'set-move-action': { move: 1 } },
      ],
      until: 'action',
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const ascendParts: PluginParts = { units: [ascend], effectKinds: clauseEffectKinds };
