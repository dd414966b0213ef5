import { ModuleSlot } from '../engine-module.ts';
import type { validateAir, validatePlan } from './validate.ts';

/** What cannot be in a plan: for whoever compiles plans that nobody has checked. Without it plans are taken as they are. */
export const planCheckSlot = new ModuleSlot<{
  readonly validatePlan: typeof validatePlan;
  readonly validateAir: typeof validateAir;
}>('plan-checks');
