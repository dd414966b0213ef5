import type { Space } from '@scapewright/board';
import type { HookSource, Seat, State } from '@scapewright/kernel';
import type { CardDefinition } from '../model/card.ts';
import { fates } from '../model/codes.ts';
import type { Card, Figure } from '../model/numbers.ts';
import type { Parameters } from '../model/parameters.ts';
import {
  attackTable,
  cardTable,
  effectTable,
  figureTable,
  limitTable,
  matchTable,
  seatTable,
} from '../model/tables.ts';
import type { SkirmishSource } from './content/unit.ts';
import type { MatchFacts } from './match-facts.ts';

/** The columns that count each kind of stretch. */
const stamps = {
  round: matchTable.rounds,
  turn: matchTable.turns,
  activation: matchTable.activation,
  phase: matchTable.phases,
  action: matchTable.actions,
};

/** What the tables and the facts of a match say by themselves: nothing is derived here, and no hook is asked. */
export class GameTables {
  readonly state: State;
  readonly facts: MatchFacts;
  /** The numbers of all seats, from 0. */
  readonly seats: readonly Seat[];

  constructor(state: State, facts: MatchFacts) {
    this.state = state;
    this.facts = facts;
    this.seats = [...facts.playerNames.keys()];
  }

  get figureCount(): number {
    return this.facts.figureNames.length;
  }
  get seatCount(): number {
    return this.facts.playerNames.length;
  }
  get parameters(): Parameters {
    return this.facts.parameters;
  }
  ruling(name: string): string | number | boolean | undefined {
    return this.facts.rulings[name] ?? this.facts.catalogue.rulings[name];
  }
  /** The number of the present round, turn, activation, phase or action: never goes back. */
  stamp(per: 'round' | 'turn' | 'activation' | 'phase' | 'action'): number {
    return this.state.read(stamps[per], 0);
  }
  /** Times that a source has been used in a stretch that is still going on. */
  used(source: HookSource, per: 'round' | 'turn' | 'activation' | 'phase' | 'action' | 'game'): number {
    const row = (source as SkirmishSource).place;
    if (per === 'game') return this.state.read(limitTable.game, row);
    return this.state.read(limitTable[per], row) === this.stamp(per)
      ? Math.max(1, this.state.read(limitTable.count, row))
      : 0;
  }

  // Players and teams

  teamOf(seat: Seat): number {
    return seat < 0 ? -1 : (this.facts.teams[seat] ?? seat);
  }
  isOut(seat: Seat): boolean {
    return this.state.read(seatTable.out, seat) === 1;
  }
  /** On one team (SS-TEAM-002), or partners unless a ruling denies it (SS-TEAM-005); a figure is not its own ally (SS-ABIL-005). */
  isAlly(figure: Figure, other: Figure): boolean {
    if (figure === other) return false;
    const a = this.controller(figure);
    const b = this.controller(other);
    if (a < 0 || b < 0) return false;
    if (a === b) return true;
    if (this.teamOf(a) !== this.teamOf(b)) return false;
    return this.ruling('partnersAreAllies') !== false;
  }
  /** On an opponent's team (SS-TEAM-003); what nobody controls is neither ally nor enemy (SS-TEAM-004). */
  isEnemy(figure: Figure, other: Figure): boolean {
    const a = this.controller(figure);
    const b = this.controller(other);
    return a >= 0 && b >= 0 && this.teamOf(a) !== this.teamOf(b);
  }

  // Cards

  cardOf(figure: Figure): Card {
    return this.state.read(figureTable.card, figure);
  }
  definition(figure: Figure): CardDefinition {
    return this.definitionOfCard(this.cardOf(figure));
  }
  /** What is printed on a card: on the side of a flip card that lies face up (SS-GCARD-023). */
  definitionOfCard(card: Card): CardDefinition {
    const front = this.facts.definitions[card] as CardDefinition;
    return front.otherSide !== undefined && this.sideOf(card) === 1 ? front.otherSide : front;
  }
  sideOf(card: Card): number {
    return this.state.read(cardTable.side, card);
  }
  /** Units that stand on a card. */
  copiesOf(card: Card): number {
    return this.state.read(cardTable.copies, card);
  }
  /** The points that one unit of the card has cost: of the side that it started with (SS-CARD-024). */
  costOf(card: Card): number {
    const front = this.facts.definitions[card] as CardDefinition;
    return this.state.read(cardTable.costSide, card) === 1 ? (front.otherSide?.points ?? 0) : front.points;
  }
  figuresOf(card: Card): readonly Figure[] {
    return this.facts.figuresOfCard[card] ?? [];
  }
  ownerOfCard(card: Card): Seat {
    return this.state.read(cardTable.owner, card);
  }
  /** The player who controls a card: of its first living figure, else its owner. */
  controllerOfCard(card: Card): Seat {
    for (const figure of this.figuresOf(card)) if (this.isAlive(figure)) return this.controller(figure);
    return this.ownerOfCard(card);
  }
  isCardActive(card: Card): boolean {
    return this.state.read(cardTable.active, card) === 1;
  }
  /** Does the card belong to the game, or has nobody taken it in the draft? */
  isTaken(card: Card): boolean {
    return this.state.read(cardTable.active, card) >= 0;
  }

  // Figures

  controller(figure: Figure): Seat {
    return this.state.read(figureTable.controller, figure);
  }
  isAlive(figure: Figure): boolean {
    return this.state.read(figureTable.defeated, figure) === fates.inGame;
  }
  /** In the game and on a space of a battlefield. */
  isPlaced(figure: Figure): boolean {
    return this.state.read(figureTable.space, figure) >= 0 && this.isAlive(figure);
  }
  isObject(figure: Figure): boolean {
    return this.definition(figure).unit === 'object';
  }
  heightOf(figure: Figure): number {
    return this.definition(figure).height;
  }
  wounds(figure: Figure): number {
    return this.state.read(figureTable.wounds, figure);
  }
  space(figure: Figure): Space {
    return this.state.read(figureTable.space, figure);
  }

  // Attacks, effects, kinds of damage

  /** The attack that is going on, innermost; -1 none. */
  get attack(): number {
    return this.state.read(matchTable.attackDepth, 0) - 1;
  }
  readAttack(column: keyof typeof attackTable.column, row: number): number {
    return this.state.read(attackTable.column[column], row);
  }
  readEffect(column: keyof typeof effectTable.column, row: number): number {
    return this.state.read(effectTable.column[column], row);
  }
  /** The bit of a damage kind. */
  kindBit(kind: string): number {
    const at = this.parameters.kinds.indexOf(kind);
    return at < 0 ? 0 : 1 << at;
  }
  /** The bit set of several kinds. */
  kindBits(kinds: readonly string[]): number {
    let bits = 0;
    for (const kind of kinds) bits |= this.kindBit(kind);
    return bits;
  }
  /** Does a bit set of kinds contain one? */
  hasKind(kinds: number, kind: string): boolean {
    return (kinds & this.kindBit(kind)) !== 0;
  }
}
