import { procedure as declared, type Integers, type StepPlan } from '@scapewright/kernel';
import type { Card } from '../model/numbers.ts';
import type { Game } from './game.ts';
import type {
  ActingArgs,
  ActivationArgs,
  AttacksArgs,
  CombatArgs,
  CombatResult,
  ControlArgs,
  DefeatedArgs,
  DiceArgs,
  FallArgs,
  GrantArgs,
  KnockbackArgs,
  ManeuverArgs,
  MoveArgs,
  PlannedAttackArgs,
  RollResult,
  SeatArgs,
  SwipeArgs,
  TurnArgs,
  UnitArgs,
  WoundsArgs,
} from './procedure-args.ts';

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
  /** The player `seat` looks at an unrevealed order marker on a card, which chance picks (SS-MARK-008). */
  viewOrderMarker: procedure<{ readonly seat: number; readonly card: Card }>('view-order-marker'),
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
