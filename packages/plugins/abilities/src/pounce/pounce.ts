import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** All or nothing: it lands where its prey stood, or is lost. */
export const pounce = template({
  id: 'pounce',
  name: 'Pounce',
  text: ({ moved }) =>
    `Special attack: Range 3, Attack 5${moved ? ', if it has moved' : ''}. Choose a Small or Medium figure that is not next to it, at most 5 levels higher or lower. If that is defeated, this figure is placed where it stood; otherwise this figure is defeated.`,
  parameters: { moved: false },
  parts: ({ moved }) => [
    {
      kind: 'special-attack',
      ...(moved ? { when: [{ 'figure-state': { is: 'moved' } }] } : {}),
      do: [
        {
          'set-attack': {
            range: 3,
            attack: 5,
            targets: { adjacent: false, size: ['small', 'medium'], 'levels-apart': 5 },
          },
        },
      ],
    },
    {
      kind: 'triggered-automatic',
      trigger: { on: 'figure-defeated', of: 'any' },
      when: [{ attack: { type: 'this' } }],
      choose: { there: { space: { left: true, for: 'self' } } },
      do: [{ place: { figure: 'self', at: 'there' } }],
    },
    {
      kind: 'triggered-automatic',
      trigger: { on: 'after-combat' },
      when: [{ attack: { type: 'this' } }, { 'on-battlefield': { who: 'target' } }],
      do: [{ defeat: { on: 'self' } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const pounceParts: PluginParts = { units: [pounce], effectKinds: clauseEffectKinds };
