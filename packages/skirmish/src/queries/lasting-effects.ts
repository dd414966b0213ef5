import type { HookSource } from '@scapewright/kernel';
import type { Figure } from '../model/numbers.ts';
import type { SkirmishSource } from '../state/content/unit.ts';
import type { Game } from '../state/game.ts';

/** Kinds of the effects by which figures that one power moves are known: all of them, and those still to move. */
export const groupMoveKinds = ['moves-together', 'has-yet-to-move'] as const;

/** Kind of the effects by which figures are known next to one of whom a move has to end. */
export const goalOfMove = 'goal-of-move';

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
export function figuresWith(game: Game, kind: string): Figure[] {
  const number = game.facts.effectKinds.indexOf(kind);
  const figures: number[] = [];
  for (const row of game.effects()) {
    if (game.readEffect('kind', row) !== number) continue;
    const figure = game.readEffect('figure', row);
    if (figure >= 0 && !figures.includes(figure)) figures.push(figure);
  }
  return figures.sort((a, b) => a - b);
}

/** Has a figure an effect of a kind? */
export function hasEffect(game: Game, kind: string, figure: Figure): boolean {
  const number = game.facts.effectKinds.indexOf(kind);
  for (const row of game.effects())
    if (game.readEffect('kind', row) === number && game.readEffect('figure', row) === figure) return true;
  return false;
}

/** Must the figure move normally in this activation, if only no spaces (SS-MOVE-016)? */
export function isCommitted(game: Game, figure: Figure): boolean {
  return hasEffect(game, 'committed-move', figure);
}
