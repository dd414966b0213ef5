import type { HookSource } from '@scapewright/kernel';
import type { Game } from '../game.ts';
import type { SkirmishRun } from '../unit.ts';
import { addEffect } from './effects.ts';
import { type Duration, endEffect } from './expiry.ts';
import { effectsFrom } from './lasting-effects.ts';

/** The kind of lasting effect that holds a relation. */
export const relationKind = 'relation';

/** Gives a figure a relation to another (a foe, a tether), in place of the one it had by the same part of the source. */
export function setRelation(
  run: SkirmishRun,
  source: HookSource,
  figure: number,
  other: number,
  options: { readonly part?: number; readonly until?: Duration } = {},
): void {
  const { part = 0, until = 'game' } = options;
  for (const row of effectsFrom(run.game, relationKind, source, part))
    if (run.game.readEffect('figure', row) === figure) endEffect(run, row);
  addEffect(run, { kind: relationKind, figure, amount: other, source, part, until });
  run.note('relation.set', { figure, other });
}

/** The figure to which a figure has a relation, -1 none. */
export function relationOf(game: Game, source: HookSource, figure: number, part = 0): number {
  for (const row of effectsFrom(game, relationKind, source, part))
    if (game.readEffect('figure', row) === figure) return game.readEffect('amount', row);
  return -1;
}

/** The figures to which a figure has any relation, whatever ability has set it. */
export function relativesOf(game: Game, figure: number): readonly number[] {
  const kind = game.facts.effectKinds.indexOf(relationKind);
  return [...game.effects()].flatMap((row) =>
    game.readEffect('kind', row) === kind && game.readEffect('figure', row) === figure
      ? [game.readEffect('amount', row)]
      : [],
  );
}
