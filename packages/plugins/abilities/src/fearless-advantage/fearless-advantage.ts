import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

const large = ['large', 'huge'];

/** More dice against those who are larger than others. */
export const fearlessAdvantage = template({
  id: 'fearless-advantage',
  name: 'Fearless Advantage',
  text: 'Against a Large or Huge figure it rolls 1 more attack die and 1 more defense die.',
  parameters: {},
  parts: () => [
    {
      kind: 'continuous-modifier',
      when: [{ attack: { target: { size: large } } }],
      do: [{ 'modify-stat': { stat: 'attack', by: 1 } }],
    },
    {
      kind: 'continuous-modifier',
      when: [{ attack: { by: { size: large } } }],
      do: [{ 'modify-stat': { stat: 'defense', by: 1 } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const fearlessAdvantageParts: PluginParts = {
  units: [fearlessAdvantage],
  effectKinds: clauseEffectKinds,
};
