import { Clock } from '../clock/clock.ts';
import { compileProcedure, type ProcedureSource, partOfEvent } from '../clock/compile-procedure.ts';
import type { Reply } from '../clock/decision.ts';
import { determinismCheck } from '../clock/determinism-check.ts';
import type { GameEvent } from '../clock/event.ts';
import type { Frame } from '../clock/frame.ts';
import type { ClockOptions, GameAdapter } from '../clock/game-adapter.ts';
import type { ProcedureHandle } from '../clock/procedure.ts';
import { CompiledHooks } from '../hooks/compiled-hooks.ts';
import type { HookSource } from '../hooks/hook.ts';
import { type RandomWords, seedWords } from '../state/dice.ts';
import { Hasher } from '../state/hasher.ts';
import type { Seat } from '../state/seat.ts';
import type { SavedJournal, State } from '../state/state.ts';
import type { CompiledPlan, UncheckedEngine } from './engine.ts';

/** What a ruleset makes of a setup: how many rows, which hook sources, the game object, the first procedure. */
export interface MatchPlan<Game extends GameAdapter> {
  readonly rows: Readonly<Record<string, number>>;
  readonly sources: readonly HookSource[];
  readonly seats: number;
  makeGame(state: State, hooks: CompiledHooks): Game;
  /** Writes the starting values of a new match. */
  fill(state: State): void;
  readonly start: ProcedureHandle<object>;
}

/** How a match is started. It keeps its logs, and traces nothing, unless told otherwise. */
export interface MatchOptions extends Partial<ClockOptions> {
  /** Seed of the dice in the state; for hosted games 128 random bits. */
  readonly seed?: string;
  /** Keep what undo needs. */
  readonly undo?: boolean;
  /** Note in the input log the hash of the position in which each answer was given: replays are compared with it. */
  readonly hashes?: boolean;
}

/** One entry of the input log: a committed answer, or dice from outside. */
export type InputEntry =
  | { readonly seat: Seat; readonly asks: string; readonly reply: Reply; readonly hash?: string }
  | { readonly dice: readonly number[]; readonly purpose: string };

/** A paused match as plain JSON. Only the host has it. */
export interface SavedMatch {
  /** The engine's lock and, last, the fingerprint of the match's own parts. */
  readonly lock: readonly string[];
  /** The integers of the state: of the tables that do not grow, then of each growing table. */
  readonly segments: readonly (readonly number[])[];
  readonly journal: SavedJournal;
  readonly frames: readonly Frame[];
  readonly answered: readonly number[];
  readonly events: readonly GameEvent[];
  readonly emitAt: number;
  readonly inputs: readonly InputEntry[];
}

/** The options of a copy for search: nothing is kept, and dice come from the state; `otherDice`: by the quick generator. */
export function quiet(options: MatchOptions, otherDice: boolean): MatchOptions {
  const dice = typeof options.dice === 'object' && !otherDice ? options.dice : 'seeded';
  if (options.log === false && !options.trace && !options.undo && options.dice === dice) return options;
  return { ...options, dice, log: false, trace: false, undo: false, hashes: false };
}

/** The words of the generator before the first roll. */
export function firstWords({ dice, seed = 'scapewright' }: MatchOptions): RandomWords {
  return typeof dice === 'object' ? [...dice.first] : seedWords(seed);
}

/** Builds the clock of a match; a fork shares what its parent has compiled. */
export function makeClock<Game extends GameAdapter>(
  engine: UncheckedEngine<Game>,
  plan: MatchPlan<Game>,
  options: MatchOptions,
  state: State,
  parent: Clock<Game> | undefined,
): Clock<Game> {
  const { dice = 'seeded', log = true, trace = false, paranoid = false, budget = 200_000 } = options;
  const { guard, progress, onForcedChoice } = options;
  const settings = { dice, log, trace, paranoid, budget, guard, progress, onForcedChoice };
  const twice = paranoid ? determinismCheck : undefined;
  const known = parent ?? (twice ? undefined : engine.compiledFor(plan, trace));
  const clockOf = ({ hooks, procedures }: CompiledPlan): Clock<Game> =>
    new Clock(state, hooks, procedures, plan.makeGame(state, hooks), settings, twice);
  if (known) return clockOf(known);
  const { absent, offered, owners } = engine;
  for (const { params } of plan.sources) twice?.frozen(params);
  const hooks = new CompiledHooks(engine.steps, plan.sources, {
    absent,
    offered,
    owners,
    wrap: twice && ((hook, key) => twice.doubled(hook, key, state, settings)),
  });
  const made = { hooks, procedures: compiledOnDemand(engine, hooks, trace) };
  if (!twice) engine.keepCompiled(plan, trace, made);
  return clockOf(made);
}

/** Identifies what a save needs besides the engine's lock: the same sources, rows and start. */
export function fingerprint<Game extends GameAdapter>(plan: MatchPlan<Game>, traced: boolean): string {
  const hasher = new Hasher().text(plan.start.name).number(plan.seats);
  for (const name of Object.keys(plan.rows).sort()) hasher.text(name).number(plan.rows[name] ?? 0);
  for (const { key, hooks } of [...plan.sources].sort((a, b) => (a.key < b.key ? -1 : 1)))
    hasher.text(key).number(hooks.length);
  return `match@${hasher.digest()}${traced ? '+traced' : ''}`;
}

/** The procedures of a match, each compiled when it is first run. */
function compiledOnDemand(engine: UncheckedEngine, hooks: CompiledHooks, traced: boolean): ProcedureSource {
  const get = remembering((name) => {
    const plan = engine.procedureNamed(name);
    return plan && compileProcedure(plan, hooks, traced);
  });
  const events = remembering((step) => get(partOfEvent.all + step));
  return { get, event: (step, part) => (part === 'all' ? events(step) : get(partOfEvent[part] + step)) };
}

/** A function that works out once what it finds under each name. */
function remembering<Found>(find: (name: string) => Found | undefined): (name: string) => Found | undefined {
  const known = new Map<string, Found>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const found = find(name);
    if (found !== undefined) known.set(name, found);
    return found;
  };
}
