import type { CompiledHooks } from './compiled-hooks.ts';
import { type RandomWords, randomTable } from './dice.ts';
import { differenceOf } from './difference.ts';
import { KernelError, namedError } from './error.ts';
import type { AnyGame, GameAdapter } from './game-adapter.ts';
import { Layout } from './layout.ts';
import { Match } from './match.ts';
import { fingerprint, type MatchOptions, type MatchPlan, type SavedMatch } from './match-plan.ts';
import { everyStep, inLockOrder, inOrder, type Overlay, overlaid } from './overlay.ts';
import type { ProcedurePlan, ProcedureSource } from './procedure.ts';
import { allProcedures, checkParts, SetupProblems } from './setup-check.ts';
import type { State } from './state.ts';
import type { TableDeclaration } from './table.ts';
import { type KernelTools, kernelTools } from './tools.ts';

/** A unit that can be added, removed and replaced: what it is, what it needs, and what it brings. */
export interface Plugin {
  readonly id: string;
  readonly version: string;
  /** Where it was read from: named in problems. */
  readonly file?: string;
  /** Of its content, where it has one: part of the lock. */
  readonly hash?: string;
  /** Ids of plugins that must be there too. */
  readonly requires?: readonly string[];
  readonly conflicts?: readonly string[];
  readonly replaces?: readonly string[];
  /** Capability slots that it fills: a game has at most one provider of each. */
  readonly provides?: readonly string[];
  /** Capability slots that somebody must fill. */
  readonly needs?: readonly string[];
  readonly tables?: readonly TableDeclaration[];
  readonly procedures?: readonly ProcedurePlan[];
  readonly overlays?: readonly Overlay[];
  /** Steps at which its hooks act, for the start-up check; the ruleset must run each or say where it lands. */
  readonly hooksAt?: readonly string[];
  /** Rulesets it fits; left out: all. */
  readonly rulesets?: readonly string[];
}

/** A ruleset as the kernel knows it. */
export interface RulesetParts<Game extends GameAdapter> {
  readonly id: string;
  readonly version: string;
  /** The vocabulary of timing steps. */
  readonly steps: readonly string[];
  /** Steps of the vocabulary that this ruleset does not run; value: where a hook there lands instead, if anywhere. */
  readonly absentSteps?: Readonly<Record<string, string | undefined>>;
  readonly tables: readonly TableDeclaration[];
  readonly procedures: readonly ProcedurePlan[];
  /** Draws anew what a seat may not know of the tables: writes hidden columns, from these words only. */
  readonly resample?: (game: Game, state: State, seat: number, words: RandomWords) => void;
}

/** What is compiled of a plan: the same for every match of it. */
export interface CompiledPlan {
  readonly hooks: CompiledHooks;
  readonly procedures: ProcedureSource;
}

/**
 * A ruleset and its plugins, compiled and frozen, taken as they are: for apps that play what was checked when they were
 * built, and do without the code that checks. Starts and loads matches.
 */
export class UncheckedEngine<Game extends GameAdapter = AnyGame> {
  readonly steps: readonly string[];
  /** Steps that the ruleset does not run, and where hooks there land. */
  readonly absent: Readonly<Record<string, string | undefined>>;
  readonly tables: readonly TableDeclaration[];
  readonly procedures: ProcedurePlan[] = [];
  readonly lock: readonly string[];
  readonly owners: ReadonlyMap<string, ReadonlySet<number>>;
  readonly resample: RulesetParts<Game>['resample'];
  /** Where something may be done instead, and which events may be replaced: `instead:3D`, `replace:E.figure-defeated`. */
  readonly offered = new Set<string>();
  /** What it may do without: reading one that nobody has brought throws. */
  readonly tools: KernelTools;
  private readonly byName = new Map<string, ProcedurePlan>();
  private readonly overlays: readonly Overlay[];
  private layout: Layout | undefined;
  private readonly compiled = new WeakMap<MatchPlan<Game>, (CompiledPlan | undefined)[]>();

  constructor(
    ruleset: RulesetParts<Game>,
    plugins: readonly Plugin[],
    overlays: readonly Overlay[],
    tools: KernelTools,
  ) {
    const { plugins: sorted, overlays: allOverlays } = inLockOrder(plugins, overlays);
    this.overlays = allOverlays;
    this.steps = ruleset.steps;
    this.absent = ruleset.absentSteps ?? {};
    this.tables = [randomTable, ...ruleset.tables, ...sorted.flatMap((plugin) => plugin.tables ?? [])];
    this.addProcedures(allProcedures(ruleset, sorted));
    this.lock = [ruleset, ...sorted].map(({ id, version, ...rest }) =>
      'hash' in rest ? `${id}@${version}#${rest.hash}` : `${id}@${version}`,
    );
    this.owners = new Map(
      sorted.map(({ id, tables = [] }) => [
        id,
        new Set(tables.flatMap((one) => one.columns.map((column) => column.id))),
      ]),
    );
    this.resample = ruleset.resample;
    this.tools = tools;
  }

  /** Adds procedures, with their overlays, to those that matches planned from now on can run. */
  protected addProcedures(plans: readonly ProcedurePlan[]): void {
    for (const bare of plans) {
      const plan = overlaid(bare, inOrder(this.overlays.filter(({ procedure }) => procedure === bare.name)));
      this.procedures.push(plan);
      this.byName.set(plan.name, plan);
      for (const step of everyStep(plan.steps))
        if ('instead' in step) this.offered.add(`instead:${step.instead}`);
        else if ('replace' in step) this.offered.add(`replace:${step.replace}`);
    }
  }

  /** The hooks and procedures of a plan, where a match of it has been compiled before. @internal */
  compiledFor(plan: MatchPlan<Game>, traced: boolean): CompiledPlan | undefined {
    return this.compiled.get(plan)?.[Number(traced)];
  }

  /** Keeps the hooks and procedures of a plan for its next match. @internal */
  keepCompiled(plan: MatchPlan<Game>, traced: boolean, made: CompiledPlan): void {
    const both = this.compiled.get(plan) ?? [undefined, undefined];
    both[Number(traced)] = made;
    this.compiled.set(plan, both);
  }

  /** Starts a match and works up to its first decision. */
  start(plan: MatchPlan<Game>, options: MatchOptions = {}): Match<Game> {
    const match = new Match(this, plan, options);
    match.advance();
    return match;
  }

  /** Starts a match without working: for callers that decide inline from the first decision on. */
  prepare(plan: MatchPlan<Game>, options: MatchOptions = {}): Match<Game> {
    return new Match(this, plan, options);
  }

  /**
   * Loads a saved match, traced if it was. Throws `bad-save`, with the place in it, where it was made with other parts, or is
   * damaged so that the game cannot go on from it.
   */
  load(plan: MatchPlan<Game>, saved: SavedMatch, options: MatchOptions = {}): Match<Game> {
    try {
      const trace = this.traceOf(plan, saved);
      const match = new Match(this, plan, { ...options, trace }, saved);
      match.advance();
      return match;
    } catch (error) {
      if (error instanceof KernelError && error.code === 'bad-save') throw error;
      const { message } = namedError(error, '');
      throw new KernelError('bad-save', 'frames', `the game does not go on from here: ${message}`, error);
    }
  }

  /** Was a saved match traced? Throws `bad-save` where it was made with other parts. */
  private traceOf(plan: MatchPlan<Game>, { lock }: SavedMatch): boolean {
    const trace = lock.includes(fingerprint(plan, true));
    const own = [...this.lock, fingerprint(plan, trace)];
    if (differenceOf(lock, own) === undefined) return trace;
    throw new KernelError('bad-save', 'lock', `saved with ${lock.join(', ')}; here are ${own.join(', ')}`);
  }

  /** A procedure with its overlays. */
  procedureNamed(name: string): ProcedurePlan | undefined {
    return this.byName.get(name);
  }

  /** Where everything lies for so many rows; the last layout is kept, for batches of like matches. */
  layoutFor(rows: Readonly<Record<string, number>>): Layout {
    const fits = this.layout?.tables.every(
      (table) => table.rows === (table.name === 'random' ? 1 : (rows[table.name] ?? 0)),
    );
    if (!this.layout || !fits) this.layout = new Layout(this.tables, { ...rows, random: 1 });
    return this.layout;
  }
}

/** A ruleset and its plugins, checked, compiled and frozen. Throws all problems at once. */
export class Engine<Game extends GameAdapter = AnyGame> extends UncheckedEngine<Game> {
  constructor(ruleset: RulesetParts<Game>, plugins: readonly Plugin[], overlays: readonly Overlay[] = []) {
    const problems = checkParts(ruleset, plugins, overlays);
    if (problems.length > 0) throw new SetupProblems(problems);
    super(ruleset, plugins, overlays, kernelTools);
  }
}
