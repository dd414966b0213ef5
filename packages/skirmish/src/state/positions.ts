import type { Battlefield, Space } from '@scapewright/board';
import type { Seat } from '@scapewright/kernel';
import { fates } from '../model/codes.ts';
import { isAdjacent, mayEngage } from '../model/declarations.ts';
import type { Figure } from '../model/numbers.ts';
import { baseColumns, figureTable, matchTable, seatTable, standing } from '../model/tables.ts';
import { EffectsInForce } from './effects-in-force.ts';
import type { Game } from './game.ts';

const nowhere: readonly number[] = [];
const none = new Uint8Array(0);
const noSpaces = new Int16Array(0);

/**
 * What is derived from positions and worth keeping until they change: who stands where, the spaces of each base, turn
 * order; and the effects in force. Keyed by table versions, which never go back; never shared between forks.
 */
export class Positions {
  private readonly game: Game;
  private figureVersion = -1;
  private readonly spaces: (readonly number[])[] = [];
  private seenField: Battlefield | undefined;
  private readonly neighbours: (readonly number[] | undefined)[] = [];
  /** Sight of each figure on each other plus 1, 0 where it is not known. */
  private sights = none;
  private knowsSights = false;
  private readonly engaged: (readonly number[] | undefined)[] = [];
  private readonly asksEngaged: boolean;
  private readonly objects: boolean;
  private occupants = noSpaces;
  /** The spaces taken, as many as there are. */
  private taken = noSpaces;
  /** Marks of the figures that are found, 0 between searches. */
  private near = none;
  private takenCount = 0;
  private seatVersion = -1;
  private order: readonly number[] = [];
  private readonly figureIndex: number;
  private readonly seatIndex: number;
  /** The table that says which side of a card lies up, where some card has two; else -1. */
  private readonly turnedIndex: number;
  private turnedVersion = -1;
  private targetsVersion = -1;
  private readonly targetLists: (readonly number[] | undefined)[] = [];
  private readonly firstTargets: (number | undefined)[] = [];
  readonly effects: EffectsInForce;

  constructor(game: Game) {
    this.game = game;
    this.effects = new EffectsInForce(game);
    const { hooks } = game;
    const at = (name: string): number => game.state.layout.counters.indexOf(name);
    this.objects = game.facts.definitions.some(({ unit }) => unit === 'object');
    this.asksEngaged = hooks.isAsked(isAdjacent) || hooks.isAsked(mayEngage);
    this.figureIndex = at(`figure/${standing}`);
    this.seatIndex = at('seat');
    const turns = game.facts.definitions.some(({ otherSide }) => otherSide);
    this.turnedIndex = turns ? at('card') : -1;
  }

  /** The legal targets of a figure's normal attack, until anything in the state changes. */
  targets(
    attacker: Figure,
    find: (game: Game, attack: { readonly attacker: Figure }) => readonly number[],
  ): readonly number[] {
    this.forgetTargets();
    this.targetLists[attacker] ??= find(this.game, { attacker });
    return this.targetLists[attacker] as readonly number[];
  }

  /** The first of them, -1 where there is none: found without the others. */
  firstTarget(attacker: Figure, find: (game: Game, attack: { readonly attacker: Figure }) => Figure): Figure {
    this.forgetTargets();
    const known = this.targetLists[attacker];
    this.firstTargets[attacker] ??= known ? (known[0] ?? -1) : find(this.game, { attacker });
    return this.firstTargets[attacker] as number;
  }

  /** Forgets targets where anything in the state has changed. */
  private forgetTargets(): void {
    const { versions } = this.game.state;
    let sum = 0;
    for (let index = 0; index < versions.length; index++) sum += versions[index] as number;
    if (sum === this.targetsVersion) return;
    this.targetsVersion = sum;
    forget(this.targetLists);
    forget(this.firstTargets);
  }

  spacesOf(figure: Figure): readonly Space[] {
    this.refresh();
    return this.spaces[figure] ?? [];
  }

  /** The figure whose base covers the space, -1 none. */
  occupant(space: Space): Figure {
    this.refresh();
    return this.occupants[space] ?? -1;
  }

  /** Figures with a base in a column beside a figure's base, or in its own column: all that geometry can make adjacent to it. */
  beside(figure: Figure): readonly Figure[] {
    this.forgetMoved();
    this.neighbours[figure] ??= this.findBeside(figure, this.game.field);
    return this.neighbours[figure] as readonly number[];
  }

  /** Sight between two figures by geometry, until a figure or the battlefield moves. Bodies of objects may change otherwise. */
  sight(
    viewer: Figure,
    target: Figure,
    look: (game: Game, viewer: Figure, target: Figure) => 0 | 1 | 2,
  ): 0 | 1 | 2 {
    if (this.objects) return look(this.game, viewer, target);
    this.forgetMoved();
    const at = viewer * this.game.figureCount + target;
    const known = this.sights[at] as number;
    if (known > 0) return (known - 1) as 0 | 1 | 2;
    const seen = look(this.game, viewer, target);
    this.sights[at] = seen + 1;
    this.knowsSights = true;
    return seen;
  }

  /** The figures with which one is engaged, until figures move or change hands; where hooks have a say, always anew. */
  engagements(figure: Figure, find: (game: Game, figure: Figure) => readonly number[]): readonly Figure[] {
    if (this.asksEngaged) return find(this.game, figure);
    this.forgetMoved();
    this.engaged[figure] ??= find(this.game, figure);
    return this.engaged[figure] as readonly number[];
  }

  /** Forgets what no longer holds where figures stand elsewhere or the battlefield is another. */
  private forgetMoved(): void {
    this.refresh();
    const { field, state } = this.game;
    const turned = this.turnedIndex < 0 ? -1 : (state.versions[this.turnedIndex] as number);
    if (field === this.seenField && turned === this.turnedVersion) return;
    this.turnedVersion = turned;
    this.seenField = field;
    forget(this.neighbours);
    forget(this.engaged);
    this.forgetSights();
  }

  /** Of hundreds of figures (all cards on offer in a draft) it is a table of megabytes: left alone where nothing is kept in it. */
  private forgetSights(): void {
    if (!this.knowsSights) return;
    this.sights.fill(0);
    this.knowsSights = false;
  }

  private findBeside(figure: Figure, field: Battlefield): readonly number[] {
    const { near } = this;
    const { neighbourStart, neighbourSpaces, columnStart, columnSpaces } = field;
    for (const space of this.spacesOf(figure)) {
      const end = neighbourStart[space * 6 + 6] as number;
      for (let at = neighbourStart[space * 6] as number; at < end; at++)
        this.markNear(neighbourSpaces[at] as number);
      const column = field.column[space] as number;
      for (let at = columnStart[column] as number; at < (columnStart[column + 1] as number); at++)
        this.markNear(columnSpaces[at] as number);
    }
    near[figure] = 0;
    const list: number[] = [];
    for (let other = 0; other < near.length; other++) {
      if (near[other] === 1) list.push(other);
      near[other] = 0;
    }
    return list;
  }

  private markNear(space: Space): void {
    const other = this.occupants[space] as number;
    if (other >= 0) this.near[other] = 1;
  }

  seatOrder(): readonly Seat[] {
    const { state } = this.game;
    const version = state.versions[this.seatIndex] as number;
    if (version !== this.seatVersion) {
      this.seatVersion = version;
      this.order = [...this.game.seats].sort(
        (a, b) => state.read(seatTable.order, a) - state.read(seatTable.order, b),
      );
    }
    return this.order;
  }

  /** The spaces of a figure's base as the state has them: the list known already where it still holds. */
  private spacesRead(figure: Figure): readonly number[] {
    const { state } = this.game;
    if (state.read(figureTable.defeated, figure) !== fates.inGame) return nowhere;
    const known = this.spaces[figure] ?? nowhere;
    let size = 0;
    let same = true;
    for (const column of baseColumns) {
      const space = state.read(column, figure);
      if (space < 0) break;
      if (known[size] !== space) same = false;
      size += 1;
    }
    if (size === 0) return nowhere;
    if (same && known.length === size) return known;
    if (size === 1) return [state.read(figureTable.space, figure)];
    return baseColumns.slice(0, size).map((column) => state.read(column, figure));
  }

  /** Copies of a match that nobody asks about positions need no memory for them. */
  private makeRoom(figureCount: number): void {
    this.near = new Uint8Array(figureCount);
    this.sights = new Uint8Array(figureCount * figureCount);
    this.taken = new Int16Array(figureCount * baseColumns.length);
  }

  private refresh(): void {
    const version = this.game.state.versions[this.figureIndex] as number;
    if (version === this.figureVersion) return;
    this.figureVersion = version;
    forget(this.engaged);
    const { figureCount } = this.game;
    const { count } = this.game.field;
    if (this.near.length < figureCount) this.makeRoom(figureCount);
    let moved = this.occupants.length < count;
    for (let figure = 0; figure < figureCount; figure++) {
      const spaces = this.spacesRead(figure);
      if (spaces === this.spaces[figure]) continue;
      this.spaces[figure] = spaces;
      moved = true;
    }
    if (!moved) return;
    forget(this.neighbours);
    this.forgetSights();
    if (this.occupants.length < count) this.occupants = new Int16Array(count).fill(-1);
    else for (let at = 0; at < this.takenCount; at++) this.occupants[this.taken[at] as number] = -1;
    this.takenCount = 0;
    for (let figure = 0; figure < figureCount; figure++)
      for (const space of this.spaces[figure] as readonly number[]) {
        this.occupants[space] = figure;
        this.taken[this.takenCount++] = space;
      }
  }
}

/** Empties a list. For few figures a loop is faster than what the language has. */
function forget(lists: unknown[]): void {
  for (let at = 0; at < lists.length; at++) lists[at] = undefined;
}

/** The activation that is going on: its card, -1 none. */
export function activeCard(game: Game): number {
  return game.state.read(matchTable.activeCard, 0);
}

/** Is the figure activated in the activation that is going on? */
export function isActivated(game: Game, figure: Figure): boolean {
  const stamp = game.state.read(matchTable.activation, 0);
  return stamp > 0 && game.state.read(figureTable.activated, figure) === stamp;
}
