import type { RuleId } from '@scapewright/rulebook/ids';
import type { TeamReason } from '@scapewright/skirmish/engine';

/** How teams may be built. */
export const teamBuilding: Readonly<Record<TeamReason, readonly RuleId[]>> = {
  'team.unique-twice': ['SS-UNIQ-001', 'SS-GUNIQ-002', 'SS-GIDENT-001', 'SS-CARD-005', 'SS-SETUP-008'],
  'team.identity': [
    'SS-UNIQ-001',
    'SS-GUNIQ-002',
    'SS-GIDENT-001',
    'SS-GIDENT-004',
    'SS-CARD-005',
    'SS-CARD-022',
    'SS-SETUP-008',
  ],
  'team.identity-by-name': ['SS-GIDENT-002', 'SS-CARD-005'],
  'team.several-identities': ['SS-UNIQ-005', 'SS-GIDENT-003'],
  'team.crossover-twice': ['SS-UNIQ-004', 'SS-GIDENT-005'],
  'team.event-identity': ['SS-UNIQ-001', 'SS-GUNIQ-003', 'SS-GUNIQ-011', 'SS-UNIQ-010'],
  'team.object': ['SS-DO-008'],
  'team.costless-side': ['SS-GCARD-024', 'SS-CARD-024'],
  'card.incomplete': ['SS-CARD-003'],
  'card.base': ['SS-CARD-027'],
  'team.figureless-points': ['SS-NOFIG-002', 'SS-STORY-001'],
  'team.figureless-unique-twice': ['SS-NOFIG-014'],
  'team.figureless-event-twice': ['SS-NOFIG-015'],
  'team.figureless-need': ['SS-ONESHOT-015'],
  'team.points': ['SS-SETUP-006', 'SS-CARD-021', 'SS-GCARD-018'],
};
