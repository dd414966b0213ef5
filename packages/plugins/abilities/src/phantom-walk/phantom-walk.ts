import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** Figures are no obstacle, and leaving them is free. */
export const phantomWalk = template({
  id: 'phantom-walk',
  name: 'Phantom Walk',
  text: 'It may move through all figures, and is never attacked when it leaves an engagement.',
  parameters: {},
  parts: () => [
    { kind: 'continuous-permission', do: [{ 'allow-pass-through': { figures: 'any' } }, 'ignore-swipes'] },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const phantomWalkParts: PluginParts = { units: [phantomWalk], effectKinds: clauseEffectKinds };
