import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Figures are no obstacle. */
export const ghostWalk = template({
  id: 'ghost-walk',
  name: 'Ghost Walk',
  text: 'It may move through all figures.',
  parameters: {},
  parts: () => [{ kind: 'continuous-permission', do: [{ 'allow-pass-through': { figures: 'any' } }] }],
});

/** With the kinds of lasting effect that it uses. */
export const ghostWalkParts: PluginParts = { units: [ghostWalk], effectKinds: clauseEffectKinds };
