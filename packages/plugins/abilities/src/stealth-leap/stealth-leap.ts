import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** A leap that nobody strikes at. */
export const stealthLeap = template({
  id: 'stealth-leap',
  name: 'Stealth Leap',
  text: 'In place of a normal move: Move {move} through the air, at most {levels} levels up or down; nobody attacks it when it leaves an engagement so.',
  parameters: { move: 3, levels: 12 },
  parts: ({ move, levels }) => [
    {
      kind: 'special-move',
      do: ['ignore-swipes', { 'set-move-action': { move, flying: true, height: levels } }],
      until: 'action',
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const stealthLeapParts: PluginParts = { units: [stealthLeap], effectKinds: clauseEffectKinds };
