import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Defeated, it strengthens a card for the rest of the game. */
export const warriorsSpirit = template({
  id: 'warriors-spirit',
  name: "Warrior's Spirit",
  text: 'When it is defeated, you may choose a Unique card: for the rest of the game its figures have {add} more {stat}.',
  parameters: { stat: 'attack', add: 1 },
  parts: ({ stat, add }) => [
    {
      kind: 'triggered-optional',
      trigger: { on: 'figure-defeated' },
      choose: { heir: { card: { uniqueness: 'unique' } } },
      do: [{ 'modify-stat': { stat, by: add, on: { 'of-card': 'heir' } } }],
      until: 'game',
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const warriorsSpiritParts: PluginParts = { units: [warriorsSpirit], effectKinds: clauseEffectKinds };
