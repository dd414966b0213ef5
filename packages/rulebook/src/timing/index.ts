export type { StepId } from '../generated/step-ids.gen.ts';
export type { TimingHook, TimingKind, TimingStep } from './timing-step.ts';
export { isStepId, timingStep, timingSteps } from './timing-steps.ts';
