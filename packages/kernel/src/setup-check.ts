import type { Plugin, RulesetParts } from './engine.ts';
import { KernelError } from './error.ts';
import type { GameAdapter } from './game-adapter.ts';
import { everyStep, type Overlay, stepName } from './overlay.ts';
import type { ProcedurePlan, StepPlan } from './procedure.ts';

/** One problem found at start-up: which part (and file, and place in it), what collides, how to mend it. */
export interface SetupProblem {
  readonly part: string;
  readonly file?: string;
  /** The member of the part that is at fault: `requires`, `overlays`, `hooksAt` ... */
  readonly place?: string;
  readonly message: string;
  readonly cure: string;
}

/** Thrown with every problem of a start-up at once. */
export class SetupProblems extends KernelError {
  readonly problems: readonly SetupProblem[];
  constructor(problems: readonly SetupProblem[]) {
    const lines = problems.map(({ part, file, place, message, cure }) => {
      const at = [file, place].filter((one) => one !== undefined).join(' ');
      return `\n  ${part}${at && ` (${at})`}: ${message}; ${cure}`;
    });
    super('setup-problems', 'start-up', lines.join(''));
    this.problems = problems;
  }
}

type Report = (part: string, place: string, message: string, cure: string) => void;

/** All problems of a set of parts. */
export function checkParts<Game extends GameAdapter>(
  ruleset: RulesetParts<Game>,
  plugins: readonly Plugin[],
  overlays: readonly Overlay[],
): readonly SetupProblem[] {
  const problems: SetupProblem[] = [];
  const files = new Map(plugins.map(({ id, file }) => [id, file]));
  const report: Report = (part, place, message, cure) => {
    const file = files.get(part);
    problems.push({ part, ...(file === undefined ? {} : { file }), place, message, cure });
  };
  checkPlugins(ruleset, plugins, report);
  checkSlots(plugins, report);
  checkTables(ruleset, plugins, report);
  checkOverlays(ruleset, plugins, overlays, report);
  checkProcedures(ruleset, plugins, overlays, report);
  return problems;
}

function checkPlugins<Game extends GameAdapter>(
  ruleset: RulesetParts<Game>,
  plugins: readonly Plugin[],
  report: Report,
): void {
  const ids = plugins.map(({ id }) => id);
  for (const id of repeated(ids)) report(id, 'id', 'is there twice', 'remove one');
  for (const plugin of plugins) {
    const { id, requires = [], conflicts = [], replaces = [], rulesets, hooksAt = [] } = plugin;
    for (const other of requires)
      if (!ids.includes(other))
        report(id, 'requires', `requires ${other}, which is missing`, `add ${other} or remove ${id}`);
    for (const other of new Set([...conflicts, ...replaces]))
      if (other !== id && ids.includes(other))
        report(
          id,
          conflicts.includes(other) ? 'conflicts' : 'replaces',
          `cannot be used together with ${other}`,
          'remove one of the two',
        );
    if (rulesets && !rulesets.includes(ruleset.id))
      report(id, 'rulesets', `does not fit ${ruleset.id}`, `it fits ${rulesets.join(', ')}`);
    for (const step of hooksAt) {
      const fault = stepFault(ruleset, step);
      if (fault) report(id, 'hooksAt', `hooks ${step}, ${fault}`, 'name a step that the ruleset runs');
    }
  }
  for (const step of repeated(ruleset.steps))
    report(ruleset.id, 'steps', `lists the step ${step} twice`, 'remove one');
  for (const [step, lands] of Object.entries(ruleset.absentSteps ?? {})) {
    const unknown = [step, lands].find((one) => one !== undefined && !ruleset.steps.includes(bare(one)));
    if (unknown !== undefined)
      report(ruleset.id, 'absentSteps', `names ${unknown}, which is no step`, 'see the list of timing steps');
    else if (lands !== undefined && bare(lands) in (ruleset.absentSteps ?? {}))
      report(
        ruleset.id,
        'absentSteps',
        `lands ${step} on ${lands}, which it does not run`,
        'land it elsewhere',
      );
  }
}

function checkSlots(plugins: readonly Plugin[], report: Report): void {
  const providers = new Map<string, string[]>();
  for (const { id, provides = [] } of plugins)
    for (const slot of provides) providers.set(slot, [...(providers.get(slot) ?? []), id]);
  for (const [slot, names] of providers)
    if (names.length > 1)
      report(names.join(' and '), 'provides', `all fill the slot ${slot}`, 'remove all but one');
  for (const { id, needs = [] } of plugins)
    for (const slot of needs)
      if (!providers.has(slot))
        report(id, 'needs', `needs a provider of ${slot}`, 'add a plugin that fills it');
}

function checkTables<Game extends GameAdapter>(
  ruleset: RulesetParts<Game>,
  plugins: readonly Plugin[],
  report: Report,
): void {
  const all = [ruleset, ...plugins].flatMap(({ id, tables = [] }) => tables.map((table) => ({ id, table })));
  const columns = new Map<string, { readonly id: string; readonly column: object }>();
  for (const { id, table } of all)
    for (const column of table.columns) {
      const name = `${table.name}.${column.name}`;
      const known = columns.get(name);
      if (known && known.column !== column)
        report(id, 'tables', `declares ${name}, as ${known.id} does`, 'rename the column');
      columns.set(name, known ?? { id, column });
    }
  const growing = [...new Set(all.filter(({ table }) => table.grows).map(({ table }) => table.name))];
  if (growing.length > 1)
    report(growing.join(' and '), 'tables', 'both grow', 'only one table of a match may: share it');
}

function checkOverlays<Game extends GameAdapter>(
  ruleset: RulesetParts<Game>,
  plugins: readonly Plugin[],
  overlays: readonly Overlay[],
  report: Report,
): void {
  const plans = allProcedures(ruleset, plugins);
  for (const id of repeated(overlays.map((one) => one.id)))
    report(id, 'overlays', 'is there twice', 'remove one');
  for (const { id, procedure, step, follows = [] } of overlays) {
    const plan = plans.find(({ name }) => name === procedure);
    if (!plan) report(id, 'overlays', `changes ${procedure}, which does not exist`, 'see the resolved tree');
    else if (!everyStep(plan.steps).some((one) => stepName(one) === step))
      report(
        id,
        'overlays',
        `changes step ${step} of ${procedure}, which does not exist`,
        'see the resolved tree',
      );
    for (const other of overlays) {
      if (other.procedure !== procedure || other.step !== step || other.id <= id) continue;
      const knows = follows.includes(other.id);
      const isKnown = other.follows?.includes(id) ?? false;
      if (knows && isKnown)
        report(`${id} and ${other.id}`, 'follows', 'each follow the other', 'let only one follow');
      else if (!knows && !isKnown)
        report(`${id} and ${other.id}`, 'overlays', `both change step ${step}`, 'let one follow the other');
    }
    const ring = ringFrom(id, overlays);
    if (ring.length > 2 && [...ring].sort()[0] === id)
      report(ring.join(' and '), 'follows', 'follow each other in a ring', 'let one of them not follow');
  }
}

/** The overlays on a way along `follows` that leads back to where it began. */
function ringFrom(start: string, overlays: readonly Overlay[]): readonly string[] {
  const walk = (id: string, way: readonly string[]): readonly string[] => {
    for (const next of overlays.find((one) => one.id === id)?.follows ?? []) {
      if (next === start) return way;
      const ring = way.includes(next) ? [] : walk(next, [...way, next]);
      if (ring.length > 0) return ring;
    }
    return [];
  };
  return walk(start, [start]);
}

function checkProcedures<Game extends GameAdapter>(
  ruleset: RulesetParts<Game>,
  plugins: readonly Plugin[],
  overlays: readonly Overlay[],
  report: Report,
): void {
  const owners = [ruleset, ...plugins].flatMap(({ id, procedures = [] }) =>
    procedures.map(({ name, steps }) => ({ id, name, place: `procedure ${name}`, steps })),
  );
  const names = owners.map(({ name }) => name);
  for (const name of repeated(names))
    report(ruleset.id, `procedure ${name}`, 'is there twice', 'rename or remove one');
  const added = overlays.map(({ id, steps = [] }) => ({ id, name: '', place: 'overlays', steps }));
  for (const { id, place, steps } of [...owners, ...added])
    for (const step of everyStep(steps)) {
      const timing = timingStep(step);
      const fault = timing === undefined ? undefined : stepFault(ruleset, timing);
      if (fault) report(id, place, `runs ${timing}, ${fault}`, 'name a step that the ruleset runs');
      if ('call' in step && !names.includes(step.call) && !step.call.startsWith('event:'))
        report(id, place, `calls ${step.call}, which does not exist`, 'name a procedure of the ruleset');
    }
}

function timingStep(step: StepPlan): string | undefined {
  if ('whenHeard' in step) return step.whenHeard;
  return 'call' in step ? undefined : stepName(step);
}

function stepFault<Game extends GameAdapter>(ruleset: RulesetParts<Game>, id: string): string | undefined {
  const { absentSteps = {} } = ruleset;
  const step = bare(id);
  if (!ruleset.steps.includes(step)) return 'which is no timing step';
  return step in absentSteps && absentSteps[step] === undefined
    ? `which ${ruleset.id} does not run`
    : undefined;
}

/** Every procedure of the ruleset and the plugins, each event's window among them. */
export function allProcedures<Game extends GameAdapter>(
  ruleset: RulesetParts<Game>,
  plugins: readonly Plugin[],
): readonly ProcedurePlan[] {
  return [
    ...ruleset.procedures,
    ...plugins.flatMap(({ procedures = [] }) => procedures),
    ...ruleset.steps.map((step) => ({
      name: `event:${step}`,
      steps: [{ at: step, args: (_game: unknown, vars: Readonly<Record<string, number>>) => vars }],
    })),
  ];
}

function bare(id: string): string {
  return id.replace(/^(before|after):/, '');
}

function repeated(names: readonly string[]): readonly string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}
