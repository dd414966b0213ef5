import type { HookSource } from '@scapewright/kernel';
import type { Figure } from '../model/numbers.ts';
import type { Game } from '../state/game.ts';
import { effectsFrom } from './lasting-effects.ts';

/** The kind of lasting effect that holds a relation. */
export const relationKind = 'relation';

/** The figure to which a figure has a relation, -1 none. */
export function relationOf(game: Game, source: HookSource, figure: Figure, part = 0): Figure {
  for (const row of effectsFrom(game, relationKind, source, part))
    if (game.readEffect('figure', row) === figure) return game.readEffect('amount', row);
  return -1;
}

/** Has a figure this relation to another? */
export function hasRelation(
  game: Game,
  source: HookSource,
  figure: Figure,
  other: Figure,
  part = 0,
): boolean {
  return effectsFrom(game, relationKind, source, part).some(
    (row) => game.readEffect('figure', row) === figure && game.readEffect('amount', row) === other,
  );
}

/** The figures to which a figure has any relation, whatever ability has set it. */
export function relativesOf(game: Game, figure: Figure): readonly Figure[] {
  const kind = game.facts.effectKinds.indexOf(relationKind);
  return [...game.effects()].flatMap((row) =>
    game.readEffect('kind', row) === kind && game.readEffect('figure', row) === figure
      ? [game.readEffect('amount', row)]
      : [],
  );
}
