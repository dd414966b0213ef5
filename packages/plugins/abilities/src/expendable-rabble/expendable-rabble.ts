import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Somebody small falls instead. */
export const expendableRabble = template({
  id: 'expendable-rabble',
  name: 'Expendable Rabble',
  text: 'When it receives wounds from a normal attack of an enemy, you may defeat a small Goblin of yours next to it to ignore them.',
  parameters: {},
  parts: () => [
    {
      kind: 'triggered-optional',
      trigger: { on: 'wounds-about-to-be-received' },
      when: [{ attack: { type: 'normal', by: { side: 'enemy' } } }],
      choose: { goblin: { figure: { side: 'own', size: 'small', label: 'Goblin', adjacent: true } } },
      do: [{ defeat: { on: 'goblin' } }, { 'ignore-wounds': { count: 'amount' } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const expendableRabbleParts: PluginParts = {
  units: [expendableRabble],
  effectKinds: clauseEffectKinds,
};
