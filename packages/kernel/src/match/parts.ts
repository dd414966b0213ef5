import { partOfEvent } from '../clock/compile-procedure.ts';
import type { GameAdapter } from '../clock/game-adapter.ts';
import type { ProcedurePlan } from '../clock/step-plan.ts';
import type { RandomWords } from '../state/dice.ts';
import type { Seat } from '../state/seat.ts';
import type { State } from '../state/state.ts';
import type { TableDeclaration } from '../state/table.ts';

/** A unit that can be added and removed: what it is, what it requires, and what it brings. */
export interface Plugin {
  readonly id: string;
  readonly version: string;
  /** Of its content, where it has one: part of the lock. */
  readonly hash?: string;
  /** Ids of plugins that must be there too. */
  readonly requires?: readonly string[];
  /** Ids of plugins that cannot be there too. */
  readonly conflicts?: readonly string[];
  /** Capability slots that it fills: a game has at most one provider of each. */
  readonly provides?: readonly string[];
  readonly tables?: readonly TableDeclaration[];
  readonly procedures?: readonly ProcedurePlan[];
  /** Steps at which its hooks act, for the start-up check; the ruleset must run each or say where it lands. */
  readonly hooksAt?: readonly string[];
  /** Rulesets it fits; left out: all. */
  readonly rulesets?: readonly string[];
}

/** Changes a procedure before an engine compiles it: house rules. */
export type Amendment = (plan: ProcedurePlan) => ProcedurePlan;

/** A ruleset as the kernel knows it. */
export interface RulesetParts<Game extends GameAdapter> {
  readonly id: string;
  readonly version: string;
  /** Of its content, where it has one: part of the lock. */
  readonly hash?: string;
  /** The vocabulary of timing steps. */
  readonly steps: readonly string[];
  /** Steps of the vocabulary that this ruleset does not run; value: where a hook there lands instead, if anywhere. */
  readonly absentSteps?: Readonly<Record<string, string | undefined>>;
  readonly tables: readonly TableDeclaration[];
  readonly procedures: readonly ProcedurePlan[];
  /** Draws anew what a seat may not know of the tables: writes hidden columns, from these words only. */
  readonly resample?: (game: Game, state: State, seat: Seat, words: RandomWords) => void;
}

/** Every procedure of the ruleset and the plugins, each event's window among them. */
export function allProcedures<Game extends GameAdapter>(
  ruleset: RulesetParts<Game>,
  plugins: readonly Plugin[],
): readonly ProcedurePlan[] {
  const args = (_game: unknown, vars: Readonly<Record<string, number>>) => vars;
  const events = (['all', 'before', 'since'] as const).flatMap((part) =>
    ruleset.steps.map((at) => ({ name: partOfEvent[part] + at, steps: [{ at, args, part }] })),
  );
  return [...ruleset.procedures, ...plugins.flatMap(({ procedures = [] }) => procedures), ...events];
}

/** Plugins by id, whatever the order in which they were given. */
export function inLockOrder(plugins: readonly Plugin[]): readonly Plugin[] {
  return [...plugins].sort((a, b) => (a.id < b.id ? -1 : 1));
}
