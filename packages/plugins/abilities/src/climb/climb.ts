import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Its Height counts more where it climbs or drops: so many times, or so many levels more. */
export const climb = template({
  id: 'climb',
  name: 'Climb',
  text: 'When it moves up or down levels, its Height counts {times} times.',
  says: ({ times, add }) =>
    add > 0
      ? `When it moves up or down levels, its Height counts ${add} more.`
      : `When it moves up or down levels, its Height counts ${times} times.`,
  parameters: { times: 2, add: 0 },
  parts: ({ times, add }) => [
    {
      kind: 'continuous-modifier',
      do: [
        ...(times > 1 && add === 0 ? [{ 'modify-stat': { stat: 'climbing-height', times } }] : []),
        ...(add > 0 ? [{ 'modify-stat': { stat: 'climbing-height', by: add } }] : []),
      ],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const climbParts: PluginParts = { units: [climb], effectKinds: clauseEffectKinds };
