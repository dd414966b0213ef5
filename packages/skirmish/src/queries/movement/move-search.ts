import { type MoveQuery, type Reach, type Route, reach } from '@scapewright/board';
import type { Game } from '../../state/game.ts';
import { MoveQuestion } from './movement-query.ts';
import type { PlannedMove } from './planned-move.ts';
import { endsThrough } from './special-ways.ts';

/** A way without its risk. */
type Way = Omit<Route, 'risk'>;

/**
 * The search for the ways of one move. Where it can end, and for which cost, no risk changes: the search that weighs risks
 * is made only where a way that somebody wants could cost a wound.
 */
export class MoveSearch {
  /** Where the move can end; its risks are those of {@link whole}. */
  readonly ends: Reach;
  readonly #game: Game;
  readonly #move: PlannedMove;
  readonly #question: MoveQuestion;
  /**
   * Where one may not leave an enemy, must enter a terrain, or is not everywhere the same, the ends themselves depend on more
   * than costs.
   */
  readonly #weighs: boolean;
  #whole: Reach | undefined;

  constructor(game: Game, move: PlannedMove) {
    this.#game = game;
    this.#move = move;
    this.#question = new MoveQuestion(game, move);
    const { threats, isByPlace } = this.#question;
    this.#weighs = move.through !== undefined || isByPlace || threats.mayHold;
    this.ends = this.#weighs ? this.whole : reach(game.field, this.#question.plain);
  }

  /** What every way of these ends keeps to. */
  get query(): MoveQuery {
    return this.#weighs ? this.#question.risky : this.#question.plain;
  }

  /** The same ends with the risk of every way. */
  get whole(): Reach {
    this.#whole ??= this.#search();
    return this.#whole;
  }

  /** The default way to an end: of the least risk, and of those of the least cost. */
  route(end: number): Way {
    return this.#safeRoute(end) ?? this.whole.route(this.whole.keyOf(this.ends.spacesOf(end)));
  }

  /** The least risk of a way to an end, in thousandths of a wound: the search that weighs risks is not made where the cheapest has none. */
  risk(end: number): number {
    const isUnsearched = this.#whole === undefined && this.ends.cost(end) >= 0;
    if (isUnsearched && this.#isFollowed && this.#enemiesLeft(end, this.ends.cheapest(end)) === 0) return 0;
    return this.whole.risk(this.whole.keyOf(this.ends.spacesOf(end)));
  }

  #search(): Reach {
    if (!this.#weighs && this.#question.isHarmless) return this.ends;
    const { through } = this.#move;
    const found = reach(this.#game.field, this.#question.risky);
    return through === undefined ? found : endsThrough(this.#game, through, found);
  }

  /**
   * The cheapest way, where it is the safest too: it burns nothing, falls nowhere, and leaves no enemy but those that every
   * way to that end must leave, each once.
   */
  #safeRoute(end: number): Way | undefined {
    if (!this.#isFollowed) return undefined;
    const route = this.ends.cheapest(end);
    const left = this.#enemiesLeft(end, route);
    const isSafest = left === 0 || left === this.#question.threats.left(this.#start, end);
    return isSafest ? route : undefined;
  }

  /** Can it be told of a way what it risks, step by step? */
  get #isFollowed(): boolean {
    const { plain, isByPlace } = this.#question;
    return (plain.base ?? 'single') === 'single' && !isByPlace;
  }

  get #start(): number {
    const { from } = this.#question.plain;
    return typeof from === 'number' ? from : (from[0] as number);
  }

  /** How many enemies a way leaves on its steps; -1 where it burns or falls as well. */
  #enemiesLeft(end: number, route: Way): number {
    const { plain, threats } = this.#question;
    const { fallFrom = 32767 } = plain;
    const { level } = this.#game.field;
    const walked = route.spaces.length - route.flown;
    let at = this.#start;
    let left = 0;
    for (let step = 0; step < walked; step++) {
      const space = route.spaces[step] as number;
      if (this.#question.riskOf(space) > 0) return -1;
      if ((level[at] as number) - (level[space] as number) >= fallFrom) return -1;
      left += threats.left(at, space);
      at = space;
    }
    if (route.flown > 0) {
      if (this.#question.riskOf(end) > 0) return -1;
      left += threats.left(at, -1);
    }
    return left;
  }
}
