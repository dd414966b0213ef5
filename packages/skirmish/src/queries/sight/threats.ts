import type { Battlefield, Space } from '@scapewright/board';
import { isAdjacent, mayEngage, mayLeave } from '../../model/declarations.ts';
import type { Figure } from '../../model/numbers.ts';
import type { Game } from '../../state/game.ts';
import { canEngage, distanceOfSpaces, spacesAdjacent } from '../adjacency.ts';

/** More enemies than these are not told apart. */
const mostEnemies = 64;

/** The enemies with which a mover could be engaged somewhere on its way, each with a bit: looked for when first asked. */
export class Threats {
  readonly #game: Game;
  readonly #figure: Figure;
  readonly #spaces: number;
  readonly #asks: boolean;
  /** Does it change with the place of the figure whom it can engage? */
  readonly #turns: boolean;
  #enemies: readonly number[] | undefined;

  /** `spaces`: how far the figure moves at most; `byPlace` where what it may do {@link changesWithPlace}. */
  constructor(game: Game, figure: Figure, spaces: number, byPlace = false) {
    this.#game = game;
    this.#figure = figure;
    this.#spaces = spaces;
    this.#asks = game.hooks.isAsked(isAdjacent);
    this.#turns = byPlace && game.hooks.isAsked(mayEngage);
  }

  /** The same enemies as seen in a game in which the figure stands elsewhere. */
  seenIn(there: Game): Threats {
    const seen = new Threats(there, this.#figure, this.#spaces, true);
    seen.#enemies = this.enemies;
    return seen;
  }

  /** Those near enough, in the order of their numbers. */
  get enemies(): readonly number[] {
    this.#enemies ??= this.#find();
    return this.#enemies;
  }

  /** Words of 32 bits with one bit per enemy. */
  get words(): number {
    return this.enemies.length > 32 ? 2 : 1;
  }

  /** How many of them a figure leaves that goes from a space to another; `to` is -1 for taking off, which leaves all. */
  left(from: number, to: number): number {
    let left = 0;
    for (const enemy of this.enemies)
      if (this.#engages(enemy, from) && !(to >= 0 && this.#engages(enemy, to))) left++;
    return left;
  }

  /** Bits of the enemies with which the figure would be engaged, standing on a space: {@link words} of them per space. */
  map(): Uint32Array {
    const { field } = this.#game;
    const { words } = this;
    const map = new Uint32Array(field.count * words);
    this.enemies.forEach((enemy, bit) => {
      if (this.#turns && !canEngage(this.#game, this.#figure, enemy)) return;
      for (const stand of this.#game.spacesOf(enemy)) {
        const near = around(field, stand);
        near.push(stand);
        for (const space of near) {
          if (!this.#isNextTo(enemy, stand, space)) continue;
          const word = space * words + (bit >> 5);
          map[word] = ((map[word] as number) | (1 << (bit & 31))) >>> 0;
        }
      }
    });
    return map;
  }

  /** Is there anything in the match that may forbid to leave an enemy? */
  get mayHold(): boolean {
    return this.#game.hooks.forbidsOf(mayLeave).length > 0;
  }

  /** Those that may never be left by a move action; undefined where nothing forbids it. */
  held(): Uint32Array | undefined {
    const game = this.#game;
    if (!this.mayHold || this.enemies.length === 0) return undefined;
    const held = new Uint32Array(2);
    this.enemies.forEach((other, bit) => {
      if (!game.ask(mayLeave, true, { figure: this.#figure, other }))
        held[bit >> 5] = ((held[bit >> 5] as number) | (1 << (bit & 31))) >>> 0;
    });
    return held;
  }

  #engages(enemy: number, space: Space): boolean {
    for (const stand of this.#game.spacesOf(enemy)) if (this.#isNextTo(enemy, stand, space)) return true;
    return false;
  }

  /** Is the figure on a space adjacent to an enemy by the space on which that stands? */
  #isNextTo(enemy: number, stand: number, space: Space): boolean {
    const game = this.#game;
    const figure = this.#figure;
    if (!spacesAdjacent(game.field, space, game.heightOf(figure), stand, game.heightOf(enemy))) return false;
    return !this.#asks || game.ask(isAdjacent, true, { figure, other: enemy, spaces: [space] });
  }

  #mayEngage(other: Figure): boolean {
    const game = this.#game;
    return this.#turns
      ? game.isEnemy(this.#figure, other) && !game.isObject(other)
      : canEngage(game, this.#figure, other);
  }

  #find(): readonly number[] {
    const game = this.#game;
    const figure = this.#figure;
    const list: number[] = [];
    const from = game.spacesOf(figure);
    const everywhere = game.field.linkKinds.length > 0;
    for (let other = 0; other < game.figureCount && list.length < mostEnemies; other++) {
      if (other === figure || !game.isPlaced(other) || !this.#mayEngage(other)) continue;
      if (everywhere || distanceOfSpaces(game, from, game.spacesOf(other)) <= this.#spaces + 4)
        list.push(other);
    }
    return list;
  }
}

/** The spaces of the neighbouring columns and of the own column. */
export function around(field: Battlefield, space: Space): Space[] {
  const list: number[] = [];
  for (
    let at = field.neighbourStart[space * 6] as number;
    at < (field.neighbourStart[space * 6 + 6] as number);
    at++
  )
    list.push(field.neighbourSpaces[at] as number);
  const column = field.column[space] as number;
  for (let at = field.columnStart[column] as number; at < (field.columnStart[column + 1] as number); at++)
    if (field.columnSpaces[at] !== space) list.push(field.columnSpaces[at] as number);
  return list;
}
