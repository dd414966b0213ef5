import type { ProcedurePlan, StepPlan } from '../clock/step-plan.ts';
import { everyStep, stepName } from '../clock/step-plan.ts';
import { KernelError } from '../error.ts';
import type { Amendment } from '../match/parts.ts';

/** A change of a named step of a procedure, by a house rule. */
export interface Overlay {
  readonly id: string;
  readonly procedure: string;
  readonly step: string;
  readonly how: 'replace' | 'before' | 'after' | 'remove';
  readonly steps?: readonly StepPlan[];
  /** Ids of overlays on the same step that this one knows about and follows. */
  readonly follows?: readonly string[];
}

/** What a set of overlays makes of each procedure, as an engine takes it; undefined where there are none. */
export function amendedBy(overlays: readonly Overlay[]): Amendment | undefined {
  if (overlays.length === 0) return undefined;
  return (plan) => overlaid(plan, inOrder(overlays.filter(({ procedure }) => procedure === plan.name)));
}

/** Applies overlays to a procedure. Throws where the step does not exist; the engine checks first. */
export function overlaid(plan: ProcedurePlan, overlays: readonly Overlay[]): ProcedurePlan {
  let { steps } = plan;
  for (const overlay of overlays) {
    if (!everyStep(steps).some((step) => stepName(step) === overlay.step))
      throw new KernelError('unknown-step', overlay.id, `${plan.name} has no step ${overlay.step}`);
    steps = changed(steps, overlay);
  }
  return { name: plan.name, steps };
}

function changed(steps: readonly StepPlan[], overlay: Overlay): readonly StepPlan[] {
  return steps.flatMap((step): readonly StepPlan[] => {
    if (stepName(step) === overlay.step) {
      const added = overlay.steps ?? [];
      if (overlay.how === 'remove') return [];
      if (overlay.how === 'before') return [...added, step];
      return overlay.how === 'after' ? [step, ...added] : added;
    }
    if (!('steps' in step) || !step.steps) return [step];
    const inner = { ...step, steps: changed(step.steps, overlay) };
    return [
      ('else' in step && step.else ? { ...inner, else: changed(step.else, overlay) } : inner) as StepPlan,
    ];
  });
}

/** Overlays in the order in which they act: each after those that it follows, otherwise by id. */
function inOrder(overlays: readonly Overlay[]): readonly Overlay[] {
  const left = [...overlays].sort((a, b) => (a.id < b.id ? -1 : 1));
  const done: Overlay[] = [];
  while (left.length > 0) {
    const free = left.findIndex(({ follows }) => !left.some((other) => follows?.includes(other.id)));
    done.push(...left.splice(Math.max(free, 0), 1));
  }
  return done;
}
