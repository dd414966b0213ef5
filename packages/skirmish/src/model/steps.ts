import type { Space } from '@scapewright/board';
import type { Seat } from '@scapewright/kernel';
import type { Card, Figure, Token } from './numbers.ts';
/**
 * The timing steps: the only vocabulary by which hooks are addressed. The codes are printed in the rulebook; what has a
 * dot is derived from its prose; `X.` are allowances granted out of turn; `E.` are events that are tied to no step.
 */
export const timingSteps = [
  'GAME',
  'G1',
  'G1.1',
  'G1.2',
  'G1.2.draft',
  'G1.2.roll',
  'G1.2.place',
  'G1.3',
  'G1.4',
  'G2',
  'ROUND',
  'R1',
  'R2',
  'R3',
  'R3.roll',
  'R3.order',
  'R4',
  'TURN',
  '1',
  '1A',
  '1B',
  '1C',
  'ACTIVATION',
  '2',
  '2.instead',
  '2.activated',
  '3',
  '3A',
  '3.instead',
  '3B',
  '3C',
  '3D',
  '3E',
  '3F',
  '3G',
  '3G.step',
  '3H',
  '3I',
  '4',
  '5',
  '5A',
  '5.instead',
  '5B',
  '5.aim',
  '5C',
  '5D',
  '5E',
  '5E.instead',
  '5F',
  '5G',
  'C1',
  'C2',
  'C3',
  'C4',
  'C5',
  'C6',
  'C7',
  'C8',
  'C9',
  'C10',
  'C11',
  '5H',
  '5I',
  '5J',
  '6',
  '7',
  'R5',
  'R6',
  'G3',
  'X.activation',
  'X.move-phase',
  'X.move-action',
  'X.maneuver',
  'X.transition',
  'X.attack-phase',
  'X.attack-action',
  'X.single-attack',
  'E.dice-rolled',
  'E.d20-rolled',
  'E.damage-dice-rolled',
  'E.wounds-would-be-received',
  'E.wounds-received',
  'E.healed',
  'E.figure-defeated',
  'E.card-inactive',
  'E.figure-revived',
  'E.order-marker-placed',
  'E.order-marker-revealed',
  'E.token-flipped',
  'E.figure-enters-space',
  'E.figure-leaves-engagement',
  'E.figure-engaged',
  'E.figure-passed',
  'E.movement-ended',
  'E.figure-falls',
  'E.figure-placed',
  'E.figures-switched',
  'E.figure-knocked-back',
  'E.control-changed',
  'E.target-lost',
  'E.victory-check',
] as const;

/** One timing step. */
export type StepId = (typeof timingSteps)[number];

/** A window of a step: before it, at it (ahead of its body), after it. */
export type WindowId = StepId | `before:${StepId}` | `after:${StepId}`;

/** What every window tells: whose step it is. -1 where the step is nobody's. */
export interface WindowArgs {
  readonly seat: Seat;
  readonly card: Card;
  readonly figure: Figure;
}

/** A window of an attack action: `special` is 1 where its attacks are those of a special attack. */
export interface AttackActionArgs extends WindowArgs {
  readonly special: number;
}

/** A window of an attack: `figure` is the attacker in C1, C3, C4, C5 and 5H, the defender in C2 and C6 to C11. */
export interface AttackArgs extends WindowArgs {
  readonly attack: number;
  readonly attacker: Figure;
  readonly defender: Figure;
}

/**
 * Wounds, before or after they are received. `kinds` is a bit set of damage kinds; `by` the figure that causes them, or
 * -1; `attack` the row of the attack that does, or -1.
 */
export interface WoundArgs extends WindowArgs {
  readonly amount: number;
  readonly kinds: number;
  readonly by: number;
  readonly attack: number;
}

/** Dice that have been rolled: a row of the roll table. */
export interface RollArgs extends WindowArgs {
  readonly roll: number;
  /** The figure that has been chosen and for which the roll is, where there is one. */
  readonly other?: Figure;
  /** The token for which the roll is, where there is one. */
  readonly token?: Token;
}

/** A figure and a space: entered, left, fallen to. `from` is the space before, `drop` the levels of the step down. */
export interface SpaceArgs extends WindowArgs {
  readonly space: Space;
  readonly from: number;
  readonly drop: number;
}

/**
 * A space that a figure enters. `again` is 1 where it entered another space of the same terrain at the same moment, `pushed`
 * where a push or knockback brings it there, which may go on.
 */
export interface EnterArgs extends SpaceArgs {
  readonly again: number;
  readonly pushed: number;
}

/** A figure that is placed: `by` the player who places it by an ability, -1 where a rule or a way does. */
export interface PlaceArgs extends SpaceArgs {
  readonly by: number;
}

/** Two figures: a swipe, an engagement, a switch, a defeat by somebody. */
export interface PairArgs extends WindowArgs {
  readonly other: Figure;
}

/** A figure that would be defeated, or taken control of: a replacement that answers `prevented` 1 has done something else. */
export interface PreventableArgs extends WindowArgs {
  readonly prevented: number;
}

/**
 * A defeat: by whom, by wounds of which damage kinds (a bit set; 0 none), and the spaces that the figure has left, `space0`,
 * `space1` ...
 */
export interface DefeatArgs extends PairArgs, PreventableArgs {
  readonly kinds: number;
  /** The row of the attack that does it; -1 none. */
  readonly attack: number;
  readonly [space: `space${number}`]: number;
}

/** An order marker: 1, 2, 3, or 4 for the X. */
export interface OrderArgs extends WindowArgs {
  readonly marker: number;
}

/** A token that has been turned up, by a figure (-1: by no figure). */
export interface TokenArgs extends WindowArgs {
  readonly token: Token;
}

/** The payload of each step's windows. A step that is not listed tells only whose it is. */
export interface StepArguments extends Readonly<Record<StepId, WindowArgs>> {
  readonly '1C': OrderArgs;
  readonly '3F': PairArgs;
  readonly '3G.step': EnterArgs;
  readonly '5D': AttackActionArgs;
  readonly '5I': AttackActionArgs;
  readonly '5G': AttackArgs;
  readonly C1: AttackArgs;
  readonly C2: AttackArgs;
  readonly C3: AttackArgs;
  readonly C4: AttackArgs;
  readonly C5: AttackArgs;
  readonly C6: AttackArgs;
  readonly C7: AttackArgs;
  readonly C8: AttackArgs;
  readonly C9: AttackArgs;
  readonly C10: AttackArgs;
  readonly C11: AttackArgs;
  readonly '5H': AttackArgs;
  readonly 'E.dice-rolled': RollArgs;
  readonly 'E.d20-rolled': RollArgs;
  readonly 'E.damage-dice-rolled': RollArgs;
  readonly 'E.wounds-would-be-received': WoundArgs;
  readonly 'E.wounds-received': WoundArgs;
  readonly 'E.healed': WoundArgs;
  readonly 'E.figure-defeated': DefeatArgs;
  readonly 'E.order-marker-placed': OrderArgs;
  readonly 'E.order-marker-revealed': OrderArgs;
  readonly 'E.token-flipped': TokenArgs;
  readonly 'E.figure-enters-space': EnterArgs;
  readonly 'E.figure-leaves-engagement': PairArgs;
  readonly 'E.figure-engaged': PairArgs;
  readonly 'E.figure-passed': PairArgs;
  readonly 'E.movement-ended': SpaceArgs;
  readonly 'E.figure-falls': SpaceArgs;
  readonly 'E.figure-placed': PlaceArgs;
  readonly 'E.figures-switched': PairArgs;
  readonly 'E.figure-knocked-back': SpaceArgs;
  readonly 'E.control-changed': PreventableArgs;
}

/** Strips `before:` and `after:`. */
export type StepOf<Window extends string> = Window extends `before:${infer Step}`
  ? Step
  : Window extends `after:${infer Step}`
    ? Step
    : Window;

/** The payload of a window: that of its step. */
export type ArgsAt<Window extends WindowId> = StepArguments[StepOf<Window> & StepId];
