import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Blocks that are not rolled. */
export const automaticShield = template({
  id: 'automatic-shield',
  name: 'Automatic Shield',
  text: ({ shields, type }) =>
    `When it defends against ${type === 'any' ? 'an attack' : `a ${type} attack`}, it blocks ${shields} more than its dice show.`,
  parameters: { shields: 1, type: 'any', called: 'Automatic Shield' },
  parts: ({ shields, type }) => [
    {
      kind: 'continuous-modifier',
      when: [{ attack: { type } }],
      do: [{ 'modify-stat': { stat: 'blocks', by: shields } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const automaticShieldParts: PluginParts = { units: [automaticShield], effectKinds: clauseEffectKinds };
