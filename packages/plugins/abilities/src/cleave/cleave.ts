import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import type { JsonMap } from '../clauses/clause-data.ts';
import { template } from '../clauses/template.ts';

/** A blow that goes on to a second figure. */
export const cleave = template({
  id: 'cleave',
  name: 'Cleave',
  text: ({ who }) =>
    `When it attacks a figure next to it, you may choose ${who}. If the attack wounds its target, that figure receives 1 wound.`,
  parameters: {
    called: 'Cleave',
    who: 'a squad figure next to it',
    second: { unit: 'squad', adjacent: true } as JsonMap,
    from: 'self',
    except: 'target',
  },
  parts: ({ second, from, except }) => [
    {
      kind: 'triggered-optional',
      trigger: { on: 'before-attack' },
      when: [{ attack: { type: 'normal', adjacent: true } }],
      choose: { second: { figure: { ...second, 'seen-from': from, except } } },
      do: [{ 'set-relation': { name: 'second', to: 'second', until: 'attack' } }],
    },
    {
      kind: 'triggered-automatic',
      trigger: { on: 'after-combat' },
      when: [
        { comparison: { left: 'wounds', is: '>', right: 0 } },
        { 'relation-exists': { name: 'second' } },
      ],
      do: [{ wounds: { count: 1, on: { relation: 'second' } } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const cleaveParts: PluginParts = { units: [cleave], effectKinds: clauseEffectKinds };
