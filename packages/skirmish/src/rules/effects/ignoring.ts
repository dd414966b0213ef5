import type { ReplaceHook } from '@scapewright/kernel';
import { mayIgnoreWounds } from '../../model/declarations.ts';
import type { WoundArgs } from '../../model/steps.ts';
import { replace } from '../../state/content/hook-kinds.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import type { Game } from '../../state/game.ts';

/** When effects on wounds act: what a figure `would receive` comes before what it `receives` (ruling TI-09). */
export const woundGroups = { wouldReceive: 0, receives: 1 } as const;

/** Wounds that a figure ignores, once for all wounds received together (SS-DMG-005). */
export interface IgnoredWounds {
  readonly reason: string;
  /** One of {@link woundGroups}. */
  readonly group: number;
  /** How many; 1 when left out. */
  readonly wounds?: number;
  readonly when: (game: Game, args: WoundArgs) => boolean;
}

/** A hook that ignores wounds, unless something bars ignoring them (SS-SYM-009). Never below 0 (SS-DMG-007). */
export function ignoring({ reason, group, wounds = 1, when }: IgnoredWounds): ReplaceHook {
  return replace('E.wounds-would-be-received', {
    group,
    when: (game, args) => args.amount > 0 && when(game, args) && mayIgnore(game, args),
    run: (run: SkirmishRun, { figure, amount }) => {
      const ignored = Math.min(wounds, amount);
      run.note(reason, { figure, ignored });
      return { amount: amount - ignored };
    },
  });
}

/** May the figure ignore any of these wounds? */
export function mayIgnore(game: Game, args: WoundArgs): boolean {
  return game.ask(mayIgnoreWounds, true, args);
}
