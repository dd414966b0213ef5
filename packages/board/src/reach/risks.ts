import type { Battlefield } from '../battlefield.ts';
import type { Space } from '../space.ts';
import type { LocalRules } from './move-query.ts';
import type { MoveRules } from './move-rules.ts';
import type { StepList } from './step-list.ts';

const noLimit = 32767;

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

/** What entering costs beyond the step. Of several spaces entered at once the dearest counts (SS-FROZ-008). */
export function enterCost({ enterCost: costs }: LocalRules, list: StepList, step: number): number {
  if (costs === undefined || list.placed[step] === 1) return 0;
  let dearest = 0;
  for (let index = list.firstPart(step); index < list.firstPart(step + 1); index++)
    dearest = Math.max(dearest, costs[list.parts[index] as number] as number);
  return dearest;
}

/** Adds what entering risks. Of several dangerous spaces entered at once one counts (SS-LAVA-005). */
export function enter(rules: MoveRules, here: LocalRules, list: StepList, step: number): void {
  let worst = -1;
  for (let index = list.firstPart(step); index < list.firstPart(step + 1); index++) {
    const space = list.parts[index] as number;
    if (worst < 0 || riskOf(here, space) > riskOf(here, worst)) worst = space;
  }
  burn(rules, here, worst);
}

/** Adds what a space risks; -1: none. */
export function burn(rules: MoveRules, here: LocalRules, space: Space): void {
  const risk = space < 0 ? 0 : riskOf(here, space);
  if (risk === 0) return;
  rules.risk += risk;
  rules.outcome = (rules.outcome + outcomeOf.entering(rules.battlefield, space, risk)) | 0;
}

/** Adds what the fall of a step risks. */
export function fall(rules: MoveRules, here: LocalRules, list: StepList, step: number): void {
  const drop = list.drop[step] as number;
  if (drop < (here.fallFrom ?? noLimit)) return;
  const risk = fallRisk(here, drop, list.entered[step] as number);
  rules.risk += risk;
  rules.outcome = (rules.outcome + outcomeOf.falling(risk)) | 0;
}

/** Expected wounds of entering a space, in thousandths. */
export function riskOf({ enterRisk }: LocalRules, space: Space): number {
  return enterRisk?.[space] ?? 0;
}

/** A number of 32 bits that depends on every bit of what goes in. */
function mixed(value: number, kind: number): number {
  let mix = Math.imul(value + 1, 0x9e3779b1) ^ Math.imul(kind, 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 15), 0x2c1b3c6d);
  return (mix ^ (mix >>> 13)) | 0;
}
