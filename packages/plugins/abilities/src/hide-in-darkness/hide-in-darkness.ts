import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Who is not seen is not hit. Dungeon spaces are of stone. */
export const hideInDarkness = template({
  id: 'hide-in-darkness',
  name: 'Hide in Darkness',
  text: 'When a normal attack against it shows a skull, roll a d20: on 16 or more, 13 or more on stone, 10 or more in shadow, it rolls no defense dice and is not wounded.',
  parameters: {},
  parts: () => [
    {
      kind: 'triggered-automatic',
      trigger: { on: 'after-being-attacked' },
      when: [{ attack: { type: 'normal' } }, { comparison: { left: 'skulls', is: '>=', right: 1 } }],
      do: [
        {
          if: {
            when: [{ 'on-terrain': { terrain: 'shadow' } }],
            then: [{ 'roll-die': { success: 10, then: ['escape'] } }],
            else: [
              {
                if: {
                  when: [{ 'on-terrain': { terrain: 'stone' } }],
                  then: [{ 'roll-die': { success: 13, then: ['escape'] } }],
                  else: [{ 'roll-die': { success: 16, then: ['escape'] } }],
                },
              },
            ],
          },
        },
      ],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const hideInDarknessParts: PluginParts = { units: [hideInDarkness], effectKinds: clauseEffectKinds };
