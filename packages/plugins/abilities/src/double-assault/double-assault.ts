import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** A second attack from nearby. */
export const doubleAssault = template({
  id: 'double-assault',
  name: 'Double Assault',
  text: 'After it attacks a figure next to it, it may attack once more.',
  parameters: {},
  parts: () => [
    {
      kind: 'triggered-optional',
      trigger: { on: 'after-combat' },
      limit: { count: 1, per: 'action', key: 'figure' },
      when: [{ attack: { adjacent: true } }],
      do: [{ 'grant-attack': { to: 'self' } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const doubleAssaultParts: PluginParts = { units: [doubleAssault], effectKinds: clauseEffectKinds };
