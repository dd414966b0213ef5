import type { GameAdapter } from './clock.ts';
import type { RandomWords } from './dice.ts';
import { KernelError } from './error.ts';
import { kernelTables, Match, type MatchOptions, type MatchPlan, type SavedMatch } from './match.ts';
import { type Overlay, overlaid, type ProcedurePlan, type StepPlan, stepName } from './procedure.ts';
import type { State } from './state.ts';
import type { TableDeclaration } from './table.ts';

/** A unit that can be added, removed and replaced: what it is, what it needs, and what it brings. */
export interface Plugin {
  readonly id: string;
  readonly version: string;
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
  readonly resample?: (game: Game, state: State, seat: number, words: RandomWords) => void;
}

/** One problem found at start-up: which part, what collides, how to mend it. */
export interface SetupProblem {
  readonly part: string;
  readonly message: string;
  readonly cure: string;
}

/** Thrown with every problem of a start-up at once. */
export class SetupProblems extends KernelError {
  readonly problems: readonly SetupProblem[];
  constructor(problems: readonly SetupProblem[]) {
    super(
      'setup-problems',
      'start-up',
      problems.map((one) => `\n  ${one.part}: ${one.message} (${one.cure})`).join(''),
    );
    this.problems = problems;
  }
}

/** A ruleset and its plugins, checked, compiled and frozen. Starts and loads matches. */
// biome-ignore lint/suspicious/noExplicitAny: the kernel does not know the game
export class Engine<Game extends GameAdapter = any> {
  readonly steps: readonly string[];
  readonly tables: readonly TableDeclaration[];
  readonly procedures: readonly ProcedurePlan[];
  readonly lock: readonly string[];
  readonly owners: ReadonlyMap<string, ReadonlySet<number>>;
  readonly resample: RulesetParts<Game>['resample'];

  constructor(ruleset: RulesetParts<Game>, plugins: readonly Plugin[], overlays: readonly Overlay[] = []) {
    const sorted = [...plugins].sort((a, b) => (a.id < b.id ? -1 : 1));
    const allOverlays = [...overlays, ...sorted.flatMap((plugin) => plugin.overlays ?? [])];
    const problems = checkParts(ruleset, sorted, allOverlays);
    if (problems.length > 0) throw new SetupProblems(problems);
    this.steps = ruleset.steps;
    this.tables = [...kernelTables, ...ruleset.tables, ...sorted.flatMap((plugin) => plugin.tables ?? [])];
    const plans = [...ruleset.procedures, ...sorted.flatMap((plugin) => plugin.procedures ?? [])];
    const events: ProcedurePlan[] = ruleset.steps.map((step) => ({
      name: `event:${step}`,
      steps: [{ at: step, args: (_game: Game, vars) => vars }],
    }));
    this.procedures = [...plans, ...events].map((plan) =>
      overlaid(plan, inOrder(allOverlays.filter((overlay) => overlay.procedure === plan.name))),
    );
    this.lock = [
      `${ruleset.id}@${ruleset.version}`,
      ...sorted.map((plugin) => `${plugin.id}@${plugin.version}`),
    ];
    this.owners = new Map(
      sorted.map((plugin) => [
        plugin.id,
        new Set((plugin.tables ?? []).flatMap((one) => one.columns.map((column) => column.id))),
      ]),
    );
    this.resample = ruleset.resample;
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

  /** Loads a saved match. Throws `bad-save` where it was made with other parts. */
  load(plan: MatchPlan<Game>, saved: SavedMatch, options: MatchOptions = {}): Match<Game> {
    const differs = this.lock.filter((part) => !saved.lock.includes(part));
    if (differs.length > 0 || saved.lock.length !== this.lock.length)
      throw new KernelError(
        'bad-save',
        'lock',
        `saved with ${saved.lock.join(', ')}; here are ${this.lock.join(', ')}`,
      );
    return new Match(this, plan, options, saved);
  }
}

/** All problems of a set of parts. */
export function checkParts<Game extends GameAdapter>(
  ruleset: RulesetParts<Game>,
  plugins: readonly Plugin[],
  overlays: readonly Overlay[],
): readonly SetupProblem[] {
  const problems: SetupProblem[] = [];
  const add = (part: string, message: string, cure: string): void =>
    void problems.push({ part, message, cure });
  const ids = new Set(plugins.map((plugin) => plugin.id));
  const providers = new Map<string, string[]>();
  for (const plugin of plugins) {
    if (plugins.filter((one) => one.id === plugin.id).length > 1)
      add(plugin.id, 'is there twice', 'remove one');
    for (const id of plugin.requires ?? [])
      if (!ids.has(id))
        add(plugin.id, `requires ${id}, which is missing`, `add ${id} or remove ${plugin.id}`);
    for (const id of [...(plugin.conflicts ?? []), ...(plugin.replaces ?? [])])
      if (ids.has(id)) add(plugin.id, `cannot be used together with ${id}`, `remove one of the two`);
    for (const slot of plugin.provides ?? [])
      providers.set(slot, [...(providers.get(slot) ?? []), plugin.id]);
    if (plugin.rulesets && !plugin.rulesets.includes(ruleset.id))
      add(plugin.id, `does not fit ${ruleset.id}`, `it fits ${plugin.rulesets.join(', ')}`);
    for (const step of plugin.hooksAt ?? []) {
      const plain = step.replace(/^(before|after):/, '');
      if (!ruleset.steps.includes(plain))
        add(plugin.id, `hooks the unknown step ${step}`, 'see the list of timing steps');
      else if (
        ruleset.absentSteps &&
        plain in ruleset.absentSteps &&
        ruleset.absentSteps[plain] === undefined
      )
        add(plugin.id, `hooks ${step}, which ${ruleset.id} does not run`, 'name a step that it runs');
    }
  }
  for (const [slot, names] of providers)
    if (names.length > 1) add(names.join(' and '), `both fill the slot ${slot}`, 'remove all but one');
  for (const plugin of plugins)
    for (const slot of plugin.needs ?? [])
      if (!providers.has(slot)) add(plugin.id, `needs a provider of ${slot}`, `add a plugin that fills it`);
  checkOverlays(ruleset, overlays, add);
  return problems;
}

function checkOverlays<Game extends GameAdapter>(
  ruleset: RulesetParts<Game>,
  overlays: readonly Overlay[],
  add: (part: string, message: string, cure: string) => void,
): void {
  for (const overlay of overlays) {
    const plan = ruleset.procedures.find((one) => one.name === overlay.procedure);
    if (!plan) add(overlay.id, `changes ${overlay.procedure}, which does not exist`, 'see the resolved tree');
    else if (!hasStep(plan.steps, overlay.step))
      add(
        overlay.id,
        `changes step ${overlay.step} of ${overlay.procedure}, which does not exist`,
        'see the resolved tree',
      );
    for (const other of overlays) {
      if (other.id <= overlay.id || other.procedure !== overlay.procedure || other.step !== overlay.step)
        continue;
      if (!overlay.follows?.includes(other.id) && !other.follows?.includes(overlay.id))
        add(
          `${overlay.id} and ${other.id}`,
          `both change step ${overlay.step}`,
          'let one of them declare that it follows the other',
        );
    }
  }
}

function hasStep(steps: readonly StepPlan[], name: string): boolean {
  return steps.some(
    (step) =>
      stepName(step) === name ||
      ('while' in step && hasStep(step.steps, name)) ||
      ('if' in step && (hasStep(step.steps, name) || hasStep(step.else ?? [], name))),
  );
}

function inOrder(overlays: readonly Overlay[]): readonly Overlay[] {
  return [...overlays].sort((a, b) =>
    b.follows?.includes(a.id) ? -1 : a.follows?.includes(b.id) ? 1 : a.id < b.id ? -1 : 1,
  );
}
