import type { StepId } from '../generated/step-ids.gen.ts';
import { timingSteps as steps } from '../generated/timing-steps.gen.ts';
import type { TimingStep } from './timing-step.ts';

const stepOfName: ReadonlyMap<string, TimingStep> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ steps.flatMap((step) => [step.id, ...step.aliases].map((name) => [name, step] as const)),
);

/** Every step, allowance and event, in the order of play. */
export const timingSteps: readonly TimingStep[] = steps;

/** A step by its id or alias; nothing for a name that is no step. */
export function timingStep(name: string): TimingStep | undefined {
  return stepOfName.get(name);
}

/** Tells whether a text is the id of a step; an alias is none. */
export function isStepId(text: string): text is StepId {
  return stepOfName.get(text)?.id === text;
}
