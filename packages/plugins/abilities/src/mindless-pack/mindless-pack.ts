import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** A d20 says how many of the pack act. */
export const mindlessPack = template({
  id: 'mindless-pack',
  name: 'Mindless Pack',
  text: 'When an order marker on this card is turned up, roll a d20 in place of its turn. On 1 to 5 you may take a turn with 1 {label} whom you control, on 6 to 15 with 2 of them, on 16 or more with 3, one after the other.',
  parameters: { label: 'thrall' },
  parts: ({ label }) => {
    const pack = (most: number) => [
      { choose: { name: 'pack', figure: { side: 'own', label, least: 0, most } } },
      { activate: { to: 'pack' } },
    ];
    return [
      {
        kind: 'instead-of',
        trigger: { on: 'instead-of-activation', forced: true },
        when: ['its-turn'],
        do: [{ 'roll-die': { results: { 1: pack(1), 6: pack(2), 16: pack(3) } } }],
      },
    ];
  },
});

/** With the kinds of lasting effect that it uses. */
export const mindlessPackParts: PluginParts = { units: [mindlessPack], effectKinds: clauseEffectKinds };
