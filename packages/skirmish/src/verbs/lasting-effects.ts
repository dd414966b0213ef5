import type { HookSource } from '@scapewright/kernel';
import type { Game } from '../game.ts';
import type { SkirmishSource } from '../unit.ts';

/** Kinds of the effects by which figures that one power moves are known: all of them, and those still to move. */
export const groupMoveKinds = ['moves-together', 'has-yet-to-move'] as const;

/** The effects of a kind that a source (or one part of it) has made and that still last. */
export function effectsFrom(game: Game, kind: string, source: HookSource, part?: number): number[] {
  const kindNumber = game.facts.effectKinds.indexOf(kind);
  const { place } = source as SkirmishSource;
  const rows: number[] = [];
  for (const row of game.effects()) {
    if (game.readEffect('kind', row) !== kindNumber || game.readEffect('source', row) !== place) continue;
    if (part === undefined || game.readEffect('part', row) === part) rows.push(row);
  }
  return rows;
}

/** The figures on which an effect of a kind lasts. */
export function figuresWith(game: Game, kind: string): number[] {
  const figures = new Set<number>();
  for (const row of game.effects())
    if (game.readEffect('kind', row) === game.facts.effectKinds.indexOf(kind))
      figures.add(game.readEffect('figure', row));
  return [...figures].filter((figure) => figure >= 0).sort((a, b) => a - b);
}

/** Has a figure an effect of a kind? */
export function hasEffect(game: Game, kind: string, figure: number): boolean {
  const number = game.facts.effectKinds.indexOf(kind);
  for (const row of game.effects())
    if (game.readEffect('kind', row) === number && game.readEffect('figure', row) === figure) return true;
  return false;
}

/** Must the figure move normally in this activation, if only no spaces (SS-MOVE-016)? */
export function isCommitted(game: Game, figure: number): boolean {
  return figuresWith(game, 'committed-move').includes(figure);
}
