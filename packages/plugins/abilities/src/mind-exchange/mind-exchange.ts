import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** A d20 may give a turn with a hero of somebody else. */
export const mindExchange = template({
  id: 'mind-exchange',
  name: 'Mind Exchange',
  text: 'After a turn with it you may choose a Unique Hero that it sees within {within} spaces and roll a d20. On {on} or more you take a turn with that hero, who is then again whose it was; order markers stay where they lie.',
  parameters: { on: 17, within: 4, ordered: false, except: [] as readonly string[] },
  parts: ({ on, within, ordered, except }) => [
    {
      kind: 'triggered-optional',
      trigger: { on: ordered ? 'turn-taken' : 'end-of-activation', of: 'card' },
      choose: {
        hero: {
          figure: {
            side: 'any',
            unit: 'hero',
            uniqueness: 'unique',
            within,
            'clear-sight': true,
            ...(except.length > 0 ? { 'not-label': except } : {}),
          },
        },
      },
      do: [
        {
          'roll-die': {
            success: on,
            then: [{ 'take-control': { on: 'hero', until: 'activation' } }, { activate: { to: 'hero' } }],
          },
        },
      ],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const mindExchangeParts: PluginParts = { units: [mindExchange], effectKinds: clauseEffectKinds };
