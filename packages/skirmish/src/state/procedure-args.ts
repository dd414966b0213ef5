import type { Space } from '@scapewright/board';
import type { Seat } from '@scapewright/kernel';
import type { Card, Figure } from '../model/numbers.ts';

/** A player. */
export interface SeatArgs {
  readonly seat: Seat;
}

/** A player's turn: 1 to 3. */
export interface TurnArgs extends SeatArgs {
  readonly turn: number;
}

/** A player's activation of a card: `ordered` 1 by its order marker, 0 where something allows it. */
export interface ActivationArgs extends SeatArgs {
  readonly card: Card;
  readonly ordered: number;
  /** Bits of the figures that take part, by their place on the card; left out or 0: all. */
  readonly among?: number;
  /** A phase that is left out of it: of {@link withoutPhase}. */
  readonly without?: number;
  /** How many activations there had been when the turn began whose activation it is. */
  readonly since?: number;
}

/** A phase that an activation is granted without. */
export const withoutPhase = { none: 0, move: 1, attack: 2 } as const;

/** The figures of a card that act with a player: bits of `mask` by their place on the card. */
export interface UnitArgs extends SeatArgs {
  readonly card: Card;
  readonly mask: number;
}

/** A figure that acts, for the player who decides for it. */
export interface ActingArgs extends SeatArgs {
  readonly figure: Figure;
}

/** Where a move is told to end: the spaces of the base as `to0`, `to1` ...; without them the player chooses. */
export interface Aim {
  readonly [to: `to${number}`]: number;
}

/** A move action. */
export interface MoveArgs extends ActingArgs, Aim {
  /** Of {@link moveKinds}. */
  readonly kind: number;
  /** The Move Number of a special move or maneuver, or what is left of a normal move; -1: as printed. */
  readonly number: number;
  /** Of {@link flights}. */
  readonly flight: number;
  /** Levels up or down at most; -1: any. */
  readonly limit: number;
  /** The hook source of a special move; -1: none. */
  readonly source: number;
  /** 1 where abilities cannot stop it (SS-MOVE-027). */
  readonly unstoppable?: number;
  /** The terrain that it has to enter, counted from 1; 0: none. */
  readonly through?: number;
  /** Of `moveEnds`, and the figure that is meant, counted from 1. */
  readonly ends?: number;
  readonly endsBy?: number;
  /** 1 where it goes on with a move that has begun: what a move gives at its start is not given again. */
  readonly further?: number;
}

/** A maneuver: a move but for what is the same in all maneuvers. */
export interface ManeuverArgs extends ActingArgs, Aim {
  readonly number: number;
  readonly flight?: number;
  /** Levels up or down at most, counted from 1; 0: any. */
  readonly levels?: number;
  readonly source?: number;
  readonly ends?: number;
  readonly unswiped?: number;
}

/** An engagement that is left: `figure` may swipe at `other`. */
export interface SwipeArgs extends ActingArgs {
  readonly card: Card;
  readonly other: Figure;
}

/** A fall of `drop` levels. */
export interface FallArgs {
  readonly figure: Figure;
  readonly space: Space;
  readonly drop: number;
  /** Wounds that the space takes off. */
  readonly soft: number;
  readonly height: number;
  /** Where a rule names their number. */
  readonly dice?: number;
}

/** A knockback by so many spaces, away from a figure. */
export interface KnockbackArgs {
  readonly figure: Figure;
  readonly from: number;
  readonly spaces: number;
}

/** The attacks of one action, all of one type. */
export interface AttacksArgs extends ActingArgs {
  /** The hook source of a special attack; -1: a normal one. */
  readonly source: number;
  /** Where what is used for it gives the numbers, and how many attacks, where that is not the figure's number. */
  readonly range?: number;
  readonly number?: number;
  readonly count?: number;
}

/** One attack: its row, the player who makes it, the target where nobody chooses it, and 1 where it must be made. */
export interface CombatArgs extends SeatArgs {
  readonly attack: number;
  readonly given?: number;
  readonly must?: number;
}

/** What became of an attack. */
export interface CombatResult {
  readonly result: number;
}
/** What becomes of an attack: its target was lost, it was made, or the player made no further attack. */
export const combatResults = { lost: 0, made: 1, stopped: 2 } as const;

/** An attack on a target that is given. */
export interface PlannedAttackArgs extends ActingArgs {
  readonly target: Figure;
  /** The hook source of a special attack; -1: a normal one. */
  readonly source: number;
}

/** A roll of dice. */
export interface DiceArgs extends ActingArgs {
  /** The figure that damage dice are rolled against, or for which an ability rolls. */
  readonly against: number;
  /** Counts in {@link rollRoles}. */
  readonly role: number;
  readonly count: number;
  readonly sides: number;
  /** 1 for one numbered die, 0 for combat dice. */
  readonly numbered: number;
  readonly attack: number;
  readonly plus?: number;
  readonly source?: number;
  /** The token for which the roll is. */
  readonly token?: number;
}

/** The faces of combat dice, or what a numbered die has shown and what that came to. */
export interface RollResult {
  readonly skulls: number;
  readonly shields: number;
  readonly blanks: number;
  readonly rolled: number;
  readonly result: number;
}

/** Wounds for a figure. */
export interface WoundsArgs {
  readonly figure: Figure;
  readonly amount: number;
  /** A bit set of damage kinds. */
  readonly kinds: number;
  /** The figure that causes them, or -1. */
  readonly by: number;
  /** The row of the attack that does; left out: none. */
  readonly attack?: number;
}

/** Who is defeated, and how. */
export interface DefeatedArgs {
  readonly figure: Figure;
  readonly by: number;
  /** 1 without wounds. */
  readonly outright: number;
  /** 1 with others by one event. */
  readonly together?: number;
  /** A bit set of the damage kinds of the wounds that do it. */
  readonly kinds?: number;
  /** The row of the attack that does it, counted from 1; 0: none. */
  readonly attack?: number;
}

/** What is allowed a figure out of turn, and how far where it is a maneuver. */
export interface GrantArgs extends ActingArgs, Aim {
  readonly card: Card;
  readonly number: number;
  readonly flight?: number;
  readonly levels?: number;
  readonly ends?: number;
  readonly unswiped?: number;
  /** An attack: 1 where it must be made, and on whom; an activation: who takes part, and what it is without. */
  readonly must?: number;
  readonly target?: number;
  readonly among?: number;
  readonly without?: number;
}

/** Control of a figure for a time: `until` counts in {@link durations}; `prevented` is 1 once something was done instead. */
export interface ControlArgs extends ActingArgs {
  readonly until: number;
  readonly prevented: number;
  /** 1 where the one who takes it ends it. */
  readonly part?: number;
}
