import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Water is no obstacle. */
export const slither = template({
  id: 'slither',
  name: 'Slither',
  text: 'Water does not stop it.',
  parameters: {},
  parts: () => [{ kind: 'continuous-permission', do: [{ 'ignore-stop-terrain': { terrain: 'water' } }] }],
});

/** With the kinds of lasting effect that it uses. */
export const slitherParts: PluginParts = { units: [slither], effectKinds: clauseEffectKinds };
