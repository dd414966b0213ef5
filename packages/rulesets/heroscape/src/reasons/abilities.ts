import type { RuleId } from '@scapewright/rulebook/ids';

/** Powers: what they allow, control, markers and rolls. A power's text beats the general rules (HS-TURN-005). */
export const abilities = {
  'grant.activation': ['HS-TURN-005'],
  'grant.move-phase': ['HS-TURN-005'],
  'grant.move-action': ['HS-TURN-005'],
  'grant.maneuver': ['HS-TURN-005'],
  'grant.transition': ['HS-TURN-005'],
  'grant.attack-phase': ['HS-TURN-005'],
  'grant.attack-action': ['HS-TURN-005'],
  'grant.attack': ['HS-TURN-005'],
  'maneuver.of-another': ['HS-TURN-005'],
  'maneuver.refused': ['HS-TURN-005'],
  'control.taken': ['HS-TURN-005'],
  'control.taken-neutral': ['HS-TURN-005'],
  'control.ends': ['HS-TURN-005'],
  'control.gone': ['HS-CMB-007'],
  'control.event': [],
  'control.no-interior': ['HS-TERR-010'],
  'marker.changed': ['HS-TURN-005'],
  'relation.set': ['HS-TURN-005'],
  'roll.number': ['HS-TURN-005'],
  'roll.changed': ['HS-TURN-005', 'HS-INIT-004'],
  'roll.again': ['HS-TURN-005'],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;
