import type { RuleId } from '@scapewright/rulebook/ids';
import type { TeamReason } from '@scapewright/skirmish/engine';

/** How teams may be built. */
export const teamBuilding: Readonly<Record<TeamReason, readonly RuleId[]>> = {
  'team.unique-twice': ['HS-UNIQ-001'],
  'team.identity': [],
  'team.identity-by-name': [],
  'team.several-identities': [],
  'team.object': [],
  'team.crossover-twice': [],
  'team.event-identity': [],
  'team.costless-side': [],
  'card.incomplete': [],
  'card.base': [],
  'team.figureless-points': [],
  'team.figureless-unique-twice': [],
  'team.figureless-event-twice': [],
  'team.figureless-need': [],
  'team.points': ['HS-ARMY-001'],
};
