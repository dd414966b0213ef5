import { type GrantKind, grantKinds } from '../../state/procedures.ts';

/** Reasons of allowances that abilities give. */
export const grantReasons: readonly `grant.${GrantKind}`[] = /* @__PURE__ */ grantKinds.map(
  (kind) => `grant.${kind}` as const,
);

/** Reasons of abilities without ledger entries of their own, of control, markers and numbered rolls. */
export const abilityReasons = [
  'grant.limit',
  'grant.nobody',
  'maneuver.of-another',
  'maneuver.refused',
  'control.taken',
  'control.taken-neutral',
  'control.ends',
  'control.gone',
  'control.event',
  'control.no-interior',
  'marker.changed',
  'relation.set',
  'ability.used',
  'ability.unowned',
  'ability.number',
  'ability.number-of-allies',
  'ability.number-by-label',
  'ability.forbids',
  'ability.answers',
  'ability.ignores',
  'ability.on-card',
  'ability.reaches-inside',
  'card.removed',
  'card.taken',
  'card.as-unique',
  'ability.battlefield',
  'ability.battlefield-of-card',
  'roll.number',
  'roll.changed',
  'roll.first',
  'roll.again',
  'roll.number-again',
] as const;
