import type { HookSource } from '@scapewright/kernel';
import type { Duration } from '../../model/durations.ts';
import type { Figure } from '../../model/numbers.ts';
import { effectsFrom } from '../../queries/lasting-effects.ts';
import { relationKind } from '../../queries/relatives.ts';
import type { SkirmishRun } from '../../state/content/unit.ts';
import { addEffect } from './effects.ts';
import { endEffect } from './expiry.ts';

/** Gives a figure a relation to others (a foe, a tether), in place of what it had by the same part of the source. */
export function setRelation(
  run: SkirmishRun,
  source: HookSource,
  figure: Figure,
  others: Figure | readonly Figure[],
  options: { readonly part?: number; readonly until?: Duration; readonly adds?: boolean } = {},
): void {
  const { part = 0, until = 'game', adds = false } = options;
  for (const row of effectsFrom(run.game, relationKind, source, part))
    if (!adds && run.game.readEffect('figure', row) === figure) endEffect(run, row);
  for (const other of typeof others === 'number' ? [others] : others) {
    addEffect(run, { kind: relationKind, figure, amount: other, source, part, until });
    run.note('relation.set', { figure, other });
  }
}

/** Ends what a part of the source remembers of some figures, whoever has the relation to them. */
export function forgetRelation(
  run: SkirmishRun,
  source: HookSource,
  others: readonly Figure[],
  part: number,
): void {
  for (const row of effectsFrom(run.game, relationKind, source, part))
    if (others.includes(run.game.readEffect('amount', row))) endEffect(run, row);
}
