import type { ProcedureSource } from '../clock/compile-procedure.ts';
import type { GameAdapter } from '../clock/game-adapter.ts';
import type { ProcedurePlan } from '../clock/step-plan.ts';
import { everyStep } from '../clock/step-plan.ts';
import { KernelError, namedError } from '../error.ts';
import type { CompiledHooks } from '../hooks/compiled-hooks.ts';
import type { AnyGame } from '../hooks/hook.ts';
import { randomTable } from '../state/dice.ts';
import { Layout } from '../state/layout.ts';
import type { TableDeclaration } from '../state/table.ts';
import { differenceOf } from './difference.ts';
import { Match } from './match.ts';
import { fingerprint, type MatchOptions, type MatchPlan, type SavedMatch } from './match-plan.ts';
import { type Amendment, allProcedures, inLockOrder, type Plugin, type RulesetParts } from './parts.ts';

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
  /** As they are amended. */
  readonly procedures: readonly ProcedurePlan[];
  readonly owners: ReadonlyMap<string, ReadonlySet<number>>;
  readonly resample: RulesetParts<Game>['resample'];
  /** Where something may be done instead, and which events may be replaced: `instead:3D`, `replace:E.figure-defeated`. */
  readonly offered = new Set<string>();
  private readonly locked: readonly Pick<Plugin, 'id' | 'version' | 'hash'>[];
  private readonly byName: ReadonlyMap<string, ProcedurePlan>;
  private layout: Layout | undefined;
  private readonly compiled = new WeakMap<MatchPlan<Game>, (CompiledPlan | undefined)[]>();

  constructor(ruleset: RulesetParts<Game>, plugins: readonly Plugin[], amend?: Amendment) {
    const sorted = inLockOrder(plugins);
    this.steps = ruleset.steps;
    this.absent = ruleset.absentSteps ?? {};
    this.tables = [randomTable, ...ruleset.tables, ...sorted.flatMap((plugin) => plugin.tables ?? [])];
    this.procedures = allProcedures(ruleset, sorted).map((plan) => amend?.(plan) ?? plan);
    this.byName = new Map(this.procedures.map((plan) => [plan.name, plan]));
    for (const step of this.procedures.flatMap(({ steps }) => everyStep(steps)))
      if ('instead' in step) this.offered.add(`instead:${step.instead}`);
      else if ('replace' in step) this.offered.add(`replace:${step.replace}`);
    this.locked = [ruleset, ...sorted];
    this.owners = new Map(
      sorted.map(({ id, tables = [] }) => [
        id,
        new Set(tables.flatMap((one) => one.columns.map((column) => column.id))),
      ]),
    );
    this.resample = ruleset.resample;
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
    const gone = lock.find((part) => !own.includes(part));
    const other = own.find((part) => !lock.includes(part));
    throw new KernelError('bad-save', 'lock', `saved with ${gone ?? 'less'}; here is ${other ?? 'less'}`);
  }

  /** The ruleset and its plugins with their versions and contents, in an order of its own: what goes on only with the same. */
  get lock(): readonly string[] {
    return this.locked.map(({ id, version, hash }) => `${id}@${version}${hash ? `#${hash}` : ''}`);
  }

  /** A procedure as it has been amended. */
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
