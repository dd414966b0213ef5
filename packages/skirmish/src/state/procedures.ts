import type { Space } from '@scapewright/board';
import type { Seat } from '@scapewright/kernel';
import { procedure as declared, type Integers, type StepPlan } from '@scapewright/kernel';
import type { Card, Figure } from '../model/numbers.ts';
import type { Game } from './game.ts';

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
  /** The Move Number of a special move or maneuver; -1: as printed. */
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
  /** The figure that damage dice are rolled against. */
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

/** A step of a procedure whose frame has these variables. */
export type Step<Frame> = StepPlan<Game, Frame>;

/** Declares a procedure over a skirmish game. */
export const procedure = <Args extends Integers<Args> = object, Result extends Integers<Result> = object>(
  name: string,
) => declared<Args, Result, Game>(name);

/**
 * The procedures of a skirmish game for those who call them: what each takes, and what it leaves. Their steps stand in
 * `procedures/` and with the verbs; `scape rules --tree` prints them. What is allowed out of turn is among
 * {@link grants}, what comes from outside among `stimuli`.
 */
export const procedures = {
  /** Setup, rounds until somebody has won, the end (SS-SETUP-001). */
  game: procedure('game'),
  /** Looks whether somebody has won (SS-END-001, HS-WIN-002): `roundEnd` 1 at the end of a round. */
  victory: procedure<{ readonly roundEnd: number }>('victory'),
  /** The draft of cards (SS-SETUP-005, HS-ARMY-004, HS-ARMY-005). */
  draft: procedure('draft'),
  draftRoll: procedure('draft-roll'),
  placementRoll: procedure('placement-roll'),
  /** In placement order each player puts the whole team into the start zone (SS-SETUP-011, HS-ARMY-002). */
  placement: procedure('placement'),
  /** The figures of one team (SS-SETUP-012, HS-ARMY-003). */
  teamPlacement: procedure<SeatArgs>('team-placement'),
  /** R1 to R6 (SS-ROUND-003). */
  round: procedure('round'),
  /** R3.roll and R3.order (SS-ROUND-013 to SS-ROUND-016, HS-INIT-001 to HS-INIT-004). */
  initiative: procedure('initiative'),
  /** Steps 1A to 7 of one player's turn (SS-TURN-001). */
  turn: procedure<TurnArgs>('turn'),
  /** Phases 2 to 6 for one card's unit (SS-TURN-012). */
  activation: procedure<ActivationArgs>('activation'),
  /** 3A to 3I (SS-MOVE-001). */
  movePhase: procedure<UnitArgs>('move-phase'),
  /** 3C to 3H for one figure; normal, or what it does instead (SS-MOVE-004). */
  moveAction: procedure<ActingArgs>('move-action'),
  /** 3E to 3H of one move action. */
  move: procedure<MoveArgs>('move'),
  /** 3C, 3E to 3H with the Move Number of the granting ability (SS-GMAN-007). */
  maneuver: procedure<ManeuverArgs>('maneuver'),
  /** 3F for one enemy that is left. */
  swipe: procedure<SwipeArgs>('swipe'),
  /** The event, then its dice. */
  fall: procedure<FallArgs>('fall'),
  /** Straight away from a figure, space by space (SS-KB-001 to SS-KB-009). */
  knockback: procedure<KnockbackArgs>('knockback'),
  /** Phase 4 (SS-TURN-013). */
  transition: procedure<UnitArgs>('transition'),
  /** 5A to 5J (SS-ATK-001). */
  attackPhase: procedure<UnitArgs>('attack-phase'),
  /** 5C to 5I for one figure: normal, special, or what it does instead (SS-ATK-002). */
  attackAction: procedure<ActingArgs>('attack-action'),
  /** 5D to 5I (SS-ATK-017). */
  attacks: procedure<AttacksArgs>('attacks'),
  /** C1 to C11 of one attack (SS-CMB-001, HS-CMB-002). */
  combat: procedure<CombatArgs, CombatResult>('combat'),
  /** C1 to C11 against a target that is given, as it would be made now: what odds are counted on, in a copy of the match. */
  plannedAttack: procedure<PlannedAttackArgs>('planned-attack'),
  /** C1 to C11 and 5H once, always normal (SS-ABIL-018). */
  singleAttack: procedure<ActingArgs & Pick<GrantArgs, 'must' | 'target'>>('single-attack'),
  /** Dice, then the windows in which players react to them, then the result (SS-DICE-012). */
  roll: procedure<DiceArgs, RollResult>('roll'),
  /** The windows after a roll that has been made already: initiative dice are all rolled before anybody reacts. */
  rollReactions: procedure<ActingArgs & { readonly card: Card; readonly roll: number }>('roll-reactions'),
  /** One pipeline for every source of wounds: what is received, then life. */
  wounds: procedure<WoundsArgs, { readonly received: number }>('wounds'),
  /** What sees the wounds coming, replacements, markers, then what receiving wounds triggers. */
  receive: procedure<WoundsArgs, { readonly result: number }>('receive'),
  /** Wounds against life, and defeat (SS-LIFE-001). */
  life: procedure<Omit<DefeatedArgs, 'by' | 'outright'> & { readonly by?: number }>('life'),
  /** Replacement, leaving the board, triggers, and the card when its last figure is gone. */
  defeat: procedure<DefeatedArgs>('defeat'),
  /** Control of a figure, or what is done instead. */
  takeControl: procedure<ControlArgs, { readonly prevented: number }>('take-control'),
  /** Control that was taken for a time ends. */
  giveBack: procedure<ActingArgs>('give-back'),
};

/** Allowances that rules and abilities give out of turn (SS-ABIL-013): a phase is the whole phase, an action one action, an attack one normal attack. */
export const grants = {
  activation: procedure<GrantArgs>('grant:activation'),
  'move-phase': procedure<GrantArgs>('grant:move-phase'),
  'move-action': procedure<GrantArgs>('grant:move-action'),
  maneuver: procedure<GrantArgs>('grant:maneuver'),
  transition: procedure<GrantArgs>('grant:transition'),
  'attack-phase': procedure<GrantArgs>('grant:attack-phase'),
  'attack-action': procedure<GrantArgs>('grant:attack-action'),
  attack: procedure<GrantArgs>('grant:attack'),
};

/** One kind of allowance. */
export type GrantKind = keyof typeof grants;

/** The kinds of allowance. */
export const grantKinds = Object.keys(grants) as readonly GrantKind[];
