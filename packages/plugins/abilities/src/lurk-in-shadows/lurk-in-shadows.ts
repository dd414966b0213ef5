import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Shadow keeps distant attackers off. */
export const lurkInShadows = template({
  id: 'lurk-in-shadows',
  name: 'Lurk in Shadows',
  text: 'On a shadow space only enemies next to it can attack it normally.',
  parameters: {},
  parts: () => [
    {
      kind: 'continuous-restriction',
      when: [{ 'on-terrain': { terrain: 'shadow' } }, { attack: { type: 'normal', adjacent: false } }],
      do: [{ 'make-untargetable': { by: 'enemy' } }],
    },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const lurkInShadowsParts: PluginParts = { units: [lurkInShadows], effectKinds: clauseEffectKinds };
