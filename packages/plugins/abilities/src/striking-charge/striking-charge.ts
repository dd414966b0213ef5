import type { PluginParts } from '@scapewright/skirmish/author';
import { clauseEffectKinds } from '../clauses/clause-ability.ts';
import type { JsonMap } from '../clauses/clause-data.ts';
import { template } from '../clauses/template.ts';

const parameters = {
  called: 'Striking Charge',
  /** Spaces of the move. */
  move: 4,
  attack: 3,
  /** How many attacks at most. */
  attacks: 3,
  /** May one figure be attacked several times? */
  again: false,
  /** Does nobody strike as it leaves an engagement, or, with `safeFrom`, nobody of those? */
  safe: false,
  safeFrom: {} as JsonMap,
};

/** A move in which it makes a special attack wherever it could end it. */
export const strikingCharge = template({
  id: 'striking-charge',
  name: 'Striking Charge',
  text: 'Instead of moving and attacking it may move up to {move} spaces and make a special attack up to {attacks} times before, in or after that move, wherever it could end it: Range 1, Attack {attack}.',
  says: ({ move, attack, attacks, again, safe, safeFrom }) => {
    const whom = again ? '' : ', on somebody else each time';
    const { size = [], unit = 'figure' } = safeFrom;
    const kept =
      Object.keys(safeFrom).length > 0
        ? ` No ${[size].flat().join(' or ')} ${unit === 'squad' ? 'squad figure' : unit} strikes at it as it moves so.`
        : ' Nobody strikes at it as it moves so.';
    return `Instead of moving and attacking it may move up to ${move} spaces and make this special attack up to ${attacks} times before, in or after that move, wherever it could end it: Range 1, Attack ${attack}${whom}.${safe ? kept : ''}`;
  },
  parameters,
  parts: ({ move, attack, attacks, again, safe, safeFrom }) => [
    {
      kind: 'special-attack',
      do: [
        {
          'set-attack': {
            ...{ range: 1, attack, offered: false },
            ...(again ? {} : { targets: { 'not-related': 'struck' } }),
          },
        },
      ],
    },
    {
      kind: 'triggered-automatic',
      trigger: { on: 'after-combat' },
      do: [{ 'set-relation': { name: 'struck', to: 'target', until: 'turn', adds: true } }],
    },
    {
      kind: 'instead-of',
      trigger: { on: 'instead-of-move-phase' },
      do: [
        ...(safe ? [safeFromSwipes(safeFrom)] : []),
        { 'move-in-legs': { move, acts: attacks, when: ['special-target'], do: ['attack-now'] } },
        'restrict-attack',
      ],
      until: 'activation',
    },
  ],
});

function safeFromSwipes(whom: JsonMap): 'ignore-swipes' | JsonMap {
  return Object.keys(whom).length === 0
    ? 'ignore-swipes'
    : { 'forbid-event': { event: 'be-swiped', by: whom } };
}

/** With the kinds of lasting effect that it uses. */
export const strikingChargeParts: PluginParts = { units: [strikingCharge], effectKinds: clauseEffectKinds };
