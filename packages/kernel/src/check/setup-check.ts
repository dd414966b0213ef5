import type { GameAdapter } from '../clock/game-adapter.ts';
import type { ProcedurePlan } from '../clock/step-plan.ts';
import { everyStep, stepName } from '../clock/step-plan.ts';
import { KernelError } from '../error.ts';
import { allProcedures, inLockOrder, type Plugin, type RulesetParts } from '../match/parts.ts';
import type { Overlay } from '../overlays/overlay.ts';

/** A problem at start-up: which part (and member: `requires`, `hooksAt` ...), what collides, how to mend it. */
export interface SetupProblem {
  readonly part: string;
  readonly place: string;
  readonly message: string;
  readonly fix: string;
  /** Reason key of the rule that says so, where a rule does, and those of further rules behind it. */
  readonly reason?: string;
  readonly also?: readonly string[];
}

/** Thrown with every problem of a start-up at once. */
export class SetupProblems extends KernelError {
  readonly problems: readonly SetupProblem[];
  constructor(problems: readonly SetupProblem[]) {
    const lines = problems.map(
      ({ part, place, message, fix }) => `\n  ${part} (${place}): ${message}; ${fix}`,
    );
    super('setup-problems', 'start-up', lines.join(''));
    this.problems = problems;
  }
}

/** How to mend what is wrong, by the member of the part that is at fault. */
const fixes = {
  id: 'remove one of the two',
  requires: 'add what is missing, or remove what requires it',
  conflicts: 'remove one of the two',
  rulesets: 'leave it out, or play another ruleset',
  hooksAt: 'name a step that the ruleset runs',
  provides: 'remove all but one',
  steps: 'list each step once',
  absentSteps: 'name steps of the vocabulary, and land on those that are run',
  tables: 'rename the column',
  procedures: 'name steps that the ruleset runs, and procedures that are there once',
  overlays: 'look the step up in the resolved tree; of two on one step let one follow the other',
  follows: 'let one of them not follow',
} as const;

type Report = (part: string, place: keyof typeof fixes, message: string) => void;
type Parts = RulesetParts<GameAdapter>;

/** All problems of a set of parts, whatever the order in which the plugins are given. */
export function checkParts<Game extends GameAdapter>(
  ruleset: RulesetParts<Game>,
  given: readonly Plugin[],
  overlays: readonly Overlay[] = [],
): readonly SetupProblem[] {
  const plugins = inLockOrder(given);
  const problems: SetupProblem[] = [];
  const report: Report = (part, place, message) => {
    problems.push({ part, place, message, fix: fixes[place] });
  };
  const parts = ruleset as unknown as Parts;
  checkPlugins(parts, plugins, report);
  checkSteps(parts, report);
  checkTables(parts, plugins, report);
  checkOverlays(allProcedures(parts, plugins), overlays, report);
  checkProcedures(parts, plugins, overlays, report);
  return problems;
}

function checkPlugins(ruleset: Parts, plugins: readonly Plugin[], report: Report): void {
  const ids = plugins.map(({ id }) => id);
  const providers = (slot: string) => plugins.filter(({ provides = [] }) => provides.includes(slot));
  for (const id of repeated(ids)) report(id, 'id', 'is there twice');
  for (const plugin of plugins) {
    const { id, requires = [], rulesets, conflicts = [], hooksAt = [] } = plugin;
    for (const other of requires)
      if (!ids.includes(other)) report(id, 'requires', `requires ${other}, which is missing`);
    for (const other of conflicts)
      if (other !== id && ids.includes(other))
        report(id, 'conflicts', `cannot be used together with ${other}`);
    if (rulesets && !rulesets.includes(ruleset.id)) report(id, 'rulesets', `does not fit ${ruleset.id}`);
    for (const step of hooksAt) reportStep(ruleset, id, 'hooksAt', step, report);
  }
  for (const slot of new Set(plugins.flatMap(({ provides = [] }) => provides))) {
    const names = providers(slot).map(({ id }) => id);
    if (names.length > 1) report(names.join(' and '), 'provides', `all fill the slot ${slot}`);
  }
}

function checkSteps({ id, steps, absentSteps = {} }: Parts, report: Report): void {
  for (const step of repeated(steps)) report(id, 'steps', `lists the step ${step} twice`);
  for (const [step, lands = step] of Object.entries(absentSteps)) {
    const unknown = [step, lands].find((one) => !steps.includes(bare(one)));
    if (unknown !== undefined) report(id, 'absentSteps', `names ${unknown}, which is no step`);
    else if (lands !== step && bare(lands) in absentSteps)
      report(id, 'absentSteps', `lands ${step} on ${lands}, which it does not run`);
  }
}

function checkTables(ruleset: Parts, plugins: readonly Plugin[], report: Report): void {
  const declared = new Map<string, { readonly id: string; readonly column: object }>();
  for (const { id, tables = [] } of [ruleset, ...plugins])
    for (const table of tables)
      for (const column of table.columns) {
        const name = `${table.name}.${column.name}`;
        const known = declared.get(name);
        if (known && known.column !== column) report(id, 'tables', `declares ${name}, as ${known.id} does`);
        declared.set(name, known ?? { id, column });
      }
}

function checkOverlays(plans: readonly ProcedurePlan[], overlays: readonly Overlay[], report: Report): void {
  for (const id of repeated(overlays.map((one) => one.id))) report(id, 'overlays', 'is there twice');
  for (const { id, procedure, step, follows = [] } of overlays) {
    const plan = plans.find(({ name }) => name === procedure);
    if (!plan) report(id, 'overlays', `changes ${procedure}, which does not exist`);
    else if (!everyStep(plan.steps).some((one) => stepName(one) === step))
      report(id, 'overlays', `changes step ${step} of ${procedure}, which does not exist`);
    for (const other of overlays) {
      const isClash = other.procedure === procedure && other.step === step && other.id > id;
      if (isClash && !follows.includes(other.id) && !other.follows?.includes(id))
        report(`${id} and ${other.id}`, 'overlays', `both change step ${step}`);
    }
    const ring = ringFrom(id, overlays);
    if ([...ring].sort()[0] === id) report(ring.join(' and '), 'follows', 'follow each other in a ring');
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

function checkProcedures(
  ruleset: Parts,
  plugins: readonly Plugin[],
  overlays: readonly Overlay[],
  report: Report,
): void {
  const names = allProcedures(ruleset, plugins).map(({ name }) => name);
  for (const name of repeated(names))
    if (!name.startsWith('event:')) report(ruleset.id, 'procedures', `has ${name} twice`);
  const lists = [ruleset, ...plugins].flatMap(({ id, procedures = [] }) =>
    procedures.map(({ name, steps }) => ({ id, within: `, in ${name}`, steps })),
  );
  const added = overlays.map(({ id, steps = [] }) => ({ id, within: '', steps }));
  for (const { id, within, steps } of [...lists, ...added])
    for (const step of everyStep(steps)) {
      const timing = 'whenHeard' in step ? step.whenHeard : 'call' in step ? undefined : stepName(step);
      const tell: Report = (part, place, message) => report(part, place, message + within);
      if (timing !== undefined) reportStep(ruleset, id, 'procedures', timing, tell);
      if ('call' in step && !names.includes(step.call))
        tell(id, 'procedures', `calls ${step.call}, which does not exist`);
    }
}

function reportStep(
  { id, steps, absentSteps = {} }: Parts,
  part: string,
  place: 'hooksAt' | 'procedures',
  step: string,
  report: Report,
): void {
  const name = bare(step);
  if (!steps.includes(name)) report(part, place, `names ${step}, which is no timing step`);
  else if (name in absentSteps && absentSteps[name] === undefined)
    report(part, place, `names ${step}, which ${id} does not run`);
}

function bare(id: string): string {
  return id.replace(/^(before|after):/, '');
}

function repeated(names: readonly string[]): readonly string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}
