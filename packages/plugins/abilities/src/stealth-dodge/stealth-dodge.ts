import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Whose attacks are meant. */
const from = {
  distant: 'a figure that is not next to it',
  adjacent: 'a figure next to it',
  any: 'anybody',
} as const;

/** One block is enough. */
export const stealthDodge = template({
  id: 'stealth-dodge',
  name: 'Stealth Dodge',
  text: ({ against, type }) =>
    `When it defends against a ${type === 'normal' ? 'normal ' : ''}attack of ${from[against as keyof typeof from]}, one block is enough to block every hit.`,
  parameters: { against: 'distant', type: 'any', called: 'Stealth Dodge' },
  parts: ({ against, type }) => [
    {
      kind: 'triggered-automatic',
      trigger: { on: 'after-defending' },
      when: [
        { attack: { type, ...(against === 'any' ? {} : { adjacent: against === 'adjacent' }) } },
        { comparison: { left: 'blocks', is: '>=', right: 1 } },
      ],
      do: [{ 'set-result': { of: 'blocks', to: { max: ['blocks', 'hits'] } } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const stealthDodgeParts: PluginParts = { units: [stealthDodge], effectKinds: clauseEffectKinds };
