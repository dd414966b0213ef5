import type { HookSource } from '@scapewright/kernel';
import type { Figure } from '../model/numbers.ts';
import type { SkirmishRun, SkirmishSource } from '../state/content/unit.ts';

/** What abilities cite that have no ledger entries of their own; each ruleset maps these to its rules on abilities. */
export const abilityReason = {
  used: 'ability.used',
  unowned: 'ability.unowned',
  number: 'ability.number',
  numberOfAllies: 'ability.number-of-allies',
  numberByLabel: 'ability.number-by-label',
  forbids: 'ability.forbids',
  answers: 'ability.answers',
  ignores: 'ability.ignores',
} as const;

/** Notes that a figure uses an ability. */
export function noteUse(run: SkirmishRun, source: HookSource, figure: Figure): void {
  run.note(abilityReason.used, { figure, source: (source as SkirmishSource).place });
  if (run.game.seatOf(source) < 0 && source.owner >= 0)
    run.note(abilityReason.unowned, { seat: run.game.chooser() });
}
