/** Reasons for which a team may not be built so, or a card not be on one. */
export const teamReasons = [
  'team.unique-twice',
  'team.identity',
  'team.identity-by-name',
  'team.several-identities',
  'team.crossover-twice',
  'team.event-identity',
  'team.object',
  'team.costless-side',
  'team.points',
  'team.figureless-points',
  'team.figureless-unique-twice',
  'team.figureless-event-twice',
  'team.figureless-need',
  'card.incomplete',
  'card.base',
] as const;

/** One reason for which a team may not be built so. */
export type TeamReason = (typeof teamReasons)[number];
