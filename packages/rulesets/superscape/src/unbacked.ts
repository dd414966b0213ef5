import type { ReasonTopic, SkirmishReason } from '@scapewright/skirmish/engine';

/** Reasons of shared code without an entry in SuperScape's ledger: what they speak of is a rule of other games, and never comes. */
export const superscapeUnbacked: readonly (SkirmishReason | ReasonTopic)[] = [
  'activation.cut-short',
  'draft.placed-at-once',
  'fall.extreme',
  'fall.survived',
  'height.attack-great',
  'height.defense-great',
  'height.none-defense',
  'initiative.tie-stands',
  'move.rise-too-high',
  'order.lost',
  'order.taken',
  'orders.in-sequence',
  'target.bare-object',
  'target.engaged-with-others',
];
