import type { RuleId } from '@scapewright/rulebook/ids';
import type { StepId } from '@scapewright/skirmish/author';

/** Ledger ids behind the moments at which powers act: every line that a power causes at a step cites them too. */
export const heroscapeWindows: Readonly<Partial<Record<StepId, readonly RuleId[]>>> = {
  R1: ['HS-ROUND-007'],
  R6: ['HS-ROUND-007'],
  '1C': ['HS-TURN-005'],
  'E.order-marker-revealed': ['HS-TURN-005'],
  '3C': ['HS-TURN-005'],
  '3D': ['HS-TURN-005'],
  '4': ['HS-TURN-005'],
  '5.instead': ['HS-TURN-005'],
  '5D': ['HS-TURN-005'],
  C2: ['HS-CMB-002'],
  C3: ['HS-TURN-005', 'HS-CMB-002'],
  C5: ['HS-CMB-002'],
  C6: ['HS-CMB-002'],
  C7: ['HS-CMB-002'],
  C9: ['HS-CMB-002'],
  '5J': ['HS-TURN-005'],
  '7': ['HS-TURN-005'],
};
