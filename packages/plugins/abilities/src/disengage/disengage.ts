import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Leaving an engagement is free of swipes. */
export const disengage = template({
  id: 'disengage',
  name: 'Disengage',
  text: 'It is never attacked when it leaves an engagement.',
  parameters: {},
  parts: () => [{ kind: 'continuous-permission', do: ['ignore-swipes'] }],
});

/** With the kinds of lasting effect that it uses. */
export const disengageParts: PluginParts = { units: [disengage], effectKinds: clauseEffectKinds };
