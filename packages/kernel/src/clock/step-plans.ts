import type { StepPlan } from './procedure.ts';

/** The step name by which an overlay finds a step. */
export function stepName(step: StepPlan): string | undefined {
  if ('at' in step) return step.at;
  if ('instead' in step) return step.instead;
  if ('replace' in step) return step.replace;
  if ('call' in step) return step.call;
  return undefined;
}

/** Every step of a list, those inside loops and branches too. */
export function everyStep(steps: readonly StepPlan[]): readonly StepPlan[] {
  return steps.flatMap((step) => [
    step,
    ...('steps' in step && step.steps ? everyStep(step.steps) : []),
    ...('else' in step && step.else ? everyStep(step.else) : []),
  ]);
}
