import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Whom it holds: enemies next to it do not move, and nothing moves them. */
export const cyberclaw = template({
  id: 'cyberclaw',
  name: 'Cyberclaw',
  text: ({ sizes }) =>
    `Figures of opponents that come or stand next to it do not move, and no power moves them, if their size is ${either(sizes)}.`,
  parameters: { sizes: ['small', 'medium'], called: 'Cyberclaw' },
  parts: ({ sizes }) => [
    {
      kind: 'continuous-restriction',
      do: [{ 'restrict-move': { of: { side: 'enemy', size: sizes, adjacent: true } } }],
    },
  ],
});

function either(sizes: readonly string[]): string {
  return sizes.length < 2 ? sizes.join('') : `${sizes.slice(0, -1).join(', ')} or ${sizes.at(-1)}`;
}

/** With the kinds of lasting effect that it uses. */
export const cyberclawParts: PluginParts = { units: [cyberclaw], effectKinds: clauseEffectKinds };
