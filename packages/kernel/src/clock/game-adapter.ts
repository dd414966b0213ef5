import type { HookSource } from '../hooks/hook.ts';
import type { HookGate } from '../hooks/value.ts';
import type { DiceSource } from '../state/dice.ts';
import type { Decision, OptionNames, Reply } from './decision.ts';

/** What a ruleset's game object tells the kernel. */
export interface GameAdapter extends HookGate, OptionNames {
  /** The seat whose hook it is, -1 where nobody owns it. */
  seatOf(source: HookSource, args: object): number;
  /** The seats in the order in which simultaneous abilities resolve now. */
  seatOrder(): readonly number[];
  /** The player who is choosing at this moment: orders what nobody owns. */
  chooser(): number;
  /** What a choice is about that a window with these arguments opens, by its key; left out: nothing is said. */
  subjectOf?(args: object): string | undefined;
  /** Do the players resolve simultaneous abilities one each in turn, rather than each all of theirs? */
  seatsAlternate(): boolean;
}

/** Answers inline, without suspension: the index-free value, or undefined to suspend after all. */
export type Decider = (decision: Decision) => Reply | undefined;

/** How a clock is run. */
export interface ClockOptions {
  readonly dice: DiceSource;
  /** Keep the event log and the input log. */
  readonly log: boolean;
  /** Note every step that passes, for the log and for tests. */
  readonly trace: boolean;
  /** Run every function twice and compare. */
  readonly paranoid: boolean;
  /** Wraps each run in paranoid mode: the test kit takes clocks and random sources away. */
  readonly guard?: (<T>(work: () => T) => T) | undefined;
  /** How many context calls one run may make, and how many loops and calls may pass between two answers. */
  readonly budget: number;
  /** Told of each hook or body before it runs, so that a watchdog outside can name the one that hangs. */
  readonly progress?: ((where: string) => void) | undefined;
  /** Told of each choice of one option, which nobody was asked; again when what made it is run again. */
  readonly onForcedChoice?: ((decision: Decision) => void) | undefined;
}
