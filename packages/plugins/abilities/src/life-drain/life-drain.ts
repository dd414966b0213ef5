import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Whom it defeats gives it life. */
export const lifeDrain = template({
  id: 'life-drain',
  name: 'Life Drain',
  text: 'Each time it defeats a figure, you may take 1 wound off it. Objects give it no life.',
  parameters: {},
  parts: () => [
    {
      kind: 'triggered-optional',
      trigger: { on: 'figure-defeated', of: 'any' },
      when: [
        { matches: { who: 'by', side: 'self' } },
        { matches: { who: 'subject', unit: ['hero', 'squad'] } },
        { 'figure-state': { of: 'self', is: 'wounded' } },
      ],
      do: [{ heal: { count: 1, on: 'self' } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const lifeDrainParts: PluginParts = { units: [lifeDrain], effectKinds: clauseEffectKinds };
