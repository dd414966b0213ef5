import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Who comes near goes no farther, and is no way for others. */
export const swirlingVortex = template({
  id: 'swirling-vortex',
  name: 'Swirling Vortex',
  text: 'A {sizes} enemy that comes to a space within {spaces} spaces in its clear sight ends its move there, and nobody moves through it there.',
  parameters: { sizes: ['small', 'medium'] as readonly string[], spaces: 2 },
  parts: ({ sizes, spaces }) => {
    const near = { side: 'enemy', size: sizes, within: spaces, 'clear-sight': true };
    return [
      {
        kind: 'triggered-automatic',
        trigger: { on: 'enters-space', of: near },
        do: [{ stop: { on: 'subject' } }],
      },
      {
        kind: 'continuous-restriction',
        do: [{ 'forbid-event': { event: 'be-passed', of: near } }],
      },
    ];
  },
});

/** With the kinds of lasting effect that it uses. */
export const swirlingVortexParts: PluginParts = { units: [swirlingVortex], effectKinds: clauseEffectKinds };
