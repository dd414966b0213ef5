import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Flight that nobody strikes at. The card has the symbol of flight besides. */
export const stealthFlying = template({
  id: 'stealth-flying',
  name: 'Stealth Flying',
  text: 'It flies, and nobody attacks it when it leaves an engagement by flight.',
  parameters: {},
  parts: () => [{ kind: 'continuous-permission', do: ['ignore-swipes'] }],
});

/** With the kinds of lasting effect that it uses. */
export const stealthFlyingParts: PluginParts = { units: [stealthFlying], effectKinds: clauseEffectKinds };
