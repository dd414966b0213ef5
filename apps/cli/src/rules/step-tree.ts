import type { Hook, StepPlan } from '@scapewright/kernel';
import { timingStep } from '@scapewright/rulebook/timing';
import type { Unit } from '@scapewright/skirmish/author';
import { hooksOf, type SkirmishEngine } from '@scapewright/skirmish/engine';

/** One line of the tree of a ruleset: a step, a procedure, or what hooks there. */
export interface TreeLine {
  readonly depth: number;
  readonly kind: 'procedure' | 'step' | 'hook' | 'flow';
  readonly code: string;
  readonly text: string;
}

interface Hooked {
  readonly unit: Unit;
  readonly hook: Hook;
}

/**
 * What a ruleset does, step by step: each procedure that a game runs, the steps in it, and the abilities, symbols and
 * terrain that hook there, those of all plugins.
 */
export function stepTree(engine: SkirmishEngine): TreeLine[] {
  const lines: TreeLine[] = [];
  const hooks = hooksByPlace(engine);
  const shown = new Set<string>();
  const queue: string[] = ['game'];
  const showHooks = (place: string, depth: number): void => {
    for (const { unit, hook } of hooks.get(place) ?? [])
      lines.push({ depth, kind: 'hook', code: '', text: `${hookWords(hook)} ${unit.kind} ${unit.id}` });
  };
  const showStep = (id: string, depth: number, text: string, held: readonly StepPlan[] = []): void => {
    showHooks(`before:${id}`, depth + 1);
    lines.push({ depth, kind: 'step', code: id, text });
    for (const place of [id, `number:${id}`]) showHooks(place, depth + 1);
    walk(held, depth + 1);
    showHooks(`after:${id}`, depth + 1);
  };
  const flow = (depth: number, text: string): void => {
    lines.push({ depth, kind: 'flow', code: '', text });
  };
  const branch = (words: string, steps: readonly StepPlan[], depth: number): void => {
    const before = lines.length;
    flow(depth, words);
    walk(steps, depth + 1);
    if (lines.length === before + 1) lines.pop();
  };
  const walk = (steps: readonly StepPlan[], depth: number): void => {
    for (const step of steps) {
      if ('at' in step) showStep(step.at, depth, stepName(step.at), step.steps);
      else if ('instead' in step) showStep(step.instead, depth, `${stepName(step.instead)} (instead)`);
      else if ('replace' in step) showStep(step.replace, depth, `${stepName(step.replace)} (replace)`);
      else if ('call' in step) {
        flow(depth, `-> ${step.call}`);
        queue.push(step.call);
      } else if ('while' in step) {
        branch('repeat', step.steps, depth);
      } else if ('if' in step) {
        branch('if', step.steps, depth);
        branch('else', step.else ?? [], depth);
      } else if ('whenHeard' in step) walk(step.steps, depth);
    }
  };
  const names = [...queue, ...engine.procedures.map(({ name }) => name)];
  for (let name = names.shift(); name !== undefined; name = queue.shift() ?? names.shift()) {
    const plan = engine.procedureNamed(name);
    if (!plan || shown.has(name) || isPartOfEvent(name)) continue;
    shown.add(name);
    lines.push({ depth: 0, kind: 'procedure', code: '', text: name });
    walk(plan.steps, 1);
  }
  return lines;
}

/** The windows of an event that are opened apart stand in the event already. */
function isPartOfEvent(name: string): boolean {
  return /^event:(before|since):/.test(name);
}

/** The tree as plain text, one line each: what a golden file keeps. */
export function treeText(lines: readonly TreeLine[]): string {
  return lines
    .map(({ depth, kind, code, text }) => {
      const indent = '  '.repeat(depth);
      if (kind === 'hook') return `${indent}+ ${text}`;
      return `${indent}${code === '' ? text : `${code} ${text}`}`.trimEnd();
    })
    .map((line) => `${line}\n`)
    .join('');
}

function stepName(id: string): string {
  return timingStep(id)?.name ?? '';
}

function hookWords(hook: Hook): string {
  if (hook.kind === 'trigger') return `${hook.optional === true ? 'may' : 'does'} (${hook.at})`;
  if (hook.kind === 'modify') return `changes ${hook.value.name}`;
  if (hook.kind === 'forbid') return `forbids ${hook.question.name}`;
  if (hook.kind === 'answer') return `answers ${hook.question.name}`;
  return hook.kind;
}

/** Hooks by the window where they act; those of numbers and questions by the step where these are read. */
function hooksByPlace(engine: SkirmishEngine): ReadonlyMap<string, readonly Hooked[]> {
  const places = new Map<string, Hooked[]>();
  const units = engine.plugins
    .flatMap((plugin) => plugin.units)
    .sort((a, b) => (`${a.kind} ${a.id}` < `${b.kind} ${b.id}` ? -1 : 1));
  for (const unit of units)
    for (const hook of hooksOf(unit, unit.kind === 'ability' ? unit.parameters : {})) {
      const place = placeOf(hook);
      places.set(place, [...(places.get(place) ?? []), { unit, hook }]);
    }
  return places;
}

function placeOf(hook: Hook): string {
  if ('at' in hook) return hook.at;
  return `number:${'value' in hook ? hook.value.at : hook.question.at}`;
}
