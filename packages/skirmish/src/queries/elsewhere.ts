import type { Space } from '@scapewright/board';
import type { Hook, HookSource } from '@scapewright/kernel';
import {
  countedTerrain,
  drifts,
  enterCost,
  flight,
  givesWay,
  hasSymbol,
  isAdjacent,
  mayBePassed,
  mayBeSwiped,
  mayCross,
  mayEngage,
  mayEnter,
  mayFall,
  mayFlyOver,
  mayLeave,
  mayPass,
  mayStand,
  sharesToken,
  sparedWounds,
  stops,
  terrainStops,
} from '../model/declarations.ts';
import type { Figure } from '../model/numbers.ts';
import { baseColumns } from '../model/tables.ts';
import type { Game } from '../state/game.ts';
import type { PlaceHook } from '../state/match-facts.ts';

/** What is asked of a figure wherever it comes on its way. */
const askedOnTheWay: ReadonlySet<object> = new Set([
  countedTerrain,
  drifts,
  enterCost,
  flight,
  givesWay,
  hasSymbol,
  isAdjacent,
  mayBePassed,
  mayBeSwiped,
  mayCross,
  mayEngage,
  mayEnter,
  mayFall,
  mayFlyOver,
  mayLeave,
  mayPass,
  mayStand,
  sharesToken,
  sparedWounds,
  stops,
  terrainStops,
]);

/**
 * May what a figure is, or may do on its way, change with where it stands: has somebody a symbol or an ability that others
 * have only near it? What such a figure may do is asked place by place, all other figures need not pay for that.
 */
export function changesWithPlace(game: Game, figure: Figure): boolean {
  for (const { byPlace, source } of game.facts.placeHooks)
    if (game.isLive(source) && (byPlace === true || byPlace(game, figure, source))) return true;
  return false;
}

/** The hooks of a match that are asked about every space of a way and may answer otherwise on another: none in most matches. */
export function placeHooksOf(sources: readonly HookSource[]): readonly PlaceHook[] {
  return sources.flatMap((source) =>
    source.hooks.flatMap((hook) =>
      hook.byPlace && isAskedOnTheWay(hook) ? [{ source, byPlace: hook.byPlace }] : [],
    ),
  );
}

function isAskedOnTheWay(hook: Hook): boolean {
  if (hook.kind === 'modify') return askedOnTheWay.has(hook.value);
  return (hook.kind === 'forbid' || hook.kind === 'answer') && askedOnTheWay.has(hook.question);
}

const noJournal = { addresses: [], olds: [] };

/** The game as one figure would find it, standing elsewhere: a copy in which nothing but its place is another. */
export class Elsewhere {
  readonly #original: Game;
  readonly #game: Game;
  #figure: Figure;
  #mark: number;

  constructor(game: Game, figure: Figure) {
    const state = game.state.fork();
    this.#original = game;
    this.#game = game.over(state);
    this.#figure = figure;
    this.#mark = state.mark();
  }

  /** Another figure of the same game as it is now, in the memory of this copy: nothing of before may be used any more. Undefined where it does not fit. */
  again(game: Game, figure: Figure): Elsewhere | undefined {
    if (game !== this.#original || game.field !== this.#game.field) return undefined;
    const { state } = this.#game;
    state.restore({ segments: game.state.segments(), journal: noJournal });
    this.#figure = figure;
    this.#mark = state.mark();
    return this;
  }

  /** With the base on these spaces, whoever else stands there; until it is asked for again. */
  at(spaces: readonly Space[]): Game {
    const { state } = this.#game;
    state.rollback(this.#mark);
    baseColumns.forEach((column, part) => {
      state.write(column, this.#figure, spaces[part] ?? -1);
    });
    return this.#game;
  }
}

/** The game as a figure finds it after a step onto a space, the rest of a double base on `from`: for reasons of ways. */
export function gameAfterStep(game: Game, figure: Figure, onto: Space, from: Space = -1): Game {
  const isDouble = game.definition(figure).base === 'double' && from >= 0;
  return gameAt(game, figure, isDouble ? [onto, from] : [onto]);
}

/** The game as a figure would find it on these spaces: the game itself where nothing changes with that. */
export function gameAt(game: Game, figure: Figure, spaces: readonly Space[]): Game {
  return changesWithPlace(game, figure) ? new Elsewhere(game, figure).at(spaces) : game;
}
