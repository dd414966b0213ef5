import type { StepId } from '../generated/step-ids.gen.ts';

/** One named step, allowance or event of a game, in the order of play. */
export interface TimingStep {
  /** The code that the rulebook prints (`3C`, `C7`), a derived id (`3G.step`) or an event (`E.figure-falls`). */
  readonly id: StepId;
  /** Other names of the same step. */
  readonly aliases: readonly string[];
  readonly name: string;
  /** The step that contains it; absent for the whole game, allowances and events. */
  readonly parent?: StepId;
  /** Place in the table, from 1; siblings run in this order unless `notes` say otherwise. */
  readonly order: number;
  readonly kind: TimingKind;
  /** Chapter and heading where it is printed. */
  readonly source: string;
  /** What happens in it without any ability. */
  readonly core: string;
  /** Who acts in it. */
  readonly acts: string;
  readonly hooks: readonly TimingHook[];
  readonly repeat: string;
  readonly skipIf?: string;
  readonly notes?: string;
}

/** `derived`: implied by the prose, not numbered; `grant`: an allowance outside activation; `event`: tied to no turn step. */
export type TimingKind =
  | 'container'
  | 'game-phase'
  | 'round-phase'
  | 'turn-phase'
  | 'step'
  | 'combat-step'
  | 'derived'
  | 'grant'
  | 'event';

/** A kind of ability that acts at a step, with the wording that lands there. */
export interface TimingHook {
  readonly kind: 'before' | 'during' | 'instead' | 'after' | 'modify';
  readonly phrase: string;
}
