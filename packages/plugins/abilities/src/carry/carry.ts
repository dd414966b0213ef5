import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** A friend next to the figure is taken along. */
export const carry = template({
  id: 'carry',
  name: 'Carry',
  text: 'Before it moves, you may choose an unengaged {sizes} ally next to it; after the move that figure is placed next to it.',
  parameters: { sizes: ['small', 'medium'] as readonly string[] },
  parts: ({ sizes }) => [
    {
      kind: 'triggered-optional',
      trigger: { on: 'before-move-action' },
      choose: { passenger: { figure: { side: 'ally', size: sizes, adjacent: true, engaged: false } } },
      do: [{ 'set-relation': { name: 'passenger', to: 'passenger', until: 'action' } }],
    },
    {
      kind: 'triggered-automatic',
      trigger: { on: 'after-move-action' },
      when: [{ 'relation-exists': { name: 'passenger' } }],
      choose: { at: { space: { empty: true, 'adjacent-to': 'self', for: { relation: 'passenger' } } } },
      do: [{ place: { figure: { relation: 'passenger' }, at: 'at' } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const carryParts: PluginParts = { units: [carry], effectKinds: clauseEffectKinds };
