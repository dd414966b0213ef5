import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Wounds of the prey are dice. */
export const bloodFrenzy = template({
  id: 'blood-frenzy',
  name: 'Blood Frenzy',
  text: 'It rolls 1 more attack die for each wound on the figure that it attacks, at most {most}.',
  parameters: { most: 3 },
  parts: ({ most }) => [
    {
      kind: 'continuous-modifier',
      do: [{ 'modify-stat': { stat: 'attack', by: { min: [{ 'wounds-on': 'target' }, most] } } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const bloodFrenzyParts: PluginParts = { units: [bloodFrenzy], effectKinds: clauseEffectKinds };
