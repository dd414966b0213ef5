import type { Battlefield } from '../battlefield.ts';
import type { Space } from '../space.ts';
import type { LocalRules } from './move-query.ts';

/** Expected wounds of a fall in thousandths, for a drop onto a space. */
export function fallRisk(rules: LocalRules, drop: number, onto: number): number {
  const soft = rules.softLanding?.[onto] === 1 && rules.softFallRisk !== undefined;
  const table = soft ? rules.softFallRisk : rules.fallRisk;
  return table === undefined ? 0 : (table[Math.min(drop, table.length - 1)] ?? 0);
}

/**
 * Fingerprints of what a risk comes from. Those of a way are added up, so that ways on which the same things can happen
 * in another order count as the same.
 */
export const outcomeOf = {
  /** An enemy, by its bit number, swipes. */
  swipe: (bit: number) => mixed(bit, 1),
  falling: (risk: number) => (risk === 0 ? 0 : mixed(risk, 2)),
  /** A space that burns or hurts is entered; spaces of one terrain and risk are alike. */
  entering: (battlefield: Battlefield, space: Space, risk: number) =>
    mixed((battlefield.terrain[space] as number) * 65536 + risk, 3),
};

/** A number of 32 bits that depends on every bit of what goes in. */
function mixed(value: number, kind: number): number {
  let mix = Math.imul(value + 1, 0x9e3779b1) ^ Math.imul(kind, 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 15), 0x2c1b3c6d);
  return (mix ^ (mix >>> 13)) | 0;
}
