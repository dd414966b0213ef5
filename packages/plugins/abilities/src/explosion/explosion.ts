import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import { template } from '../clauses/template.ts';

/** A special attack on a target and everybody next to it. */
export const explosion = template({
  id: 'explosion',
  name: 'Explosion',
  text: 'Special attack: Range {range}, Attack {attack}. Everybody next to the target is affected too, friends as well, the attacker never.',
  parameters: { range: 7, attack: 3 },
  parts: ({ range, attack }) => [
    { kind: 'special-attack', do: [{ 'set-attack': { range, attack, area: 'adjacent-to-target' } }] },
  ],
});

/** With the kinds of lasting effect that it uses. */
export const explosionParts: PluginParts = { units: [explosion], effectKinds: clauseEffectKinds };
