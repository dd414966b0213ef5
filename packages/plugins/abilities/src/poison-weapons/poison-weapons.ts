import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** A wound that goes on. */
export const poisonWeapons = template({
  id: 'poison-weapons',
  name: 'Poison Weapons',
  text: 'When it wounds a small, medium or large hero by a normal attack, or as that figure leaves an engagement, roll a d20: on {on} or more it receives 1 more wound.',
  parameters: { on: 12 },
  parts: ({ on }) => [
    {
      kind: 'triggered-automatic',
      trigger: {
        on: 'wounds-received',
        of: { side: 'any', unit: 'hero', size: ['small', 'medium', 'large'] },
      },
      when: [
        { matches: { who: 'by', 'same-card': true } },
        { any: { of: [{ attack: { type: 'normal' } }, { 'wound-kind': { of: 'swipe' } }] } },
      ],
      do: [{ 'roll-die': { success: on, then: [{ wounds: { count: 1, on: 'subject' } }] } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const poisonWeaponsParts: PluginParts = { units: [poisonWeapons], effectKinds: clauseEffectKinds };
