import { planCheckSlot } from '../compile/plan-checks.ts';
import { validateAir, validatePlan } from '../compile/validate.ts';

/** What cannot be in the plan of a battlefield: for editors, and for maps that no built pack has passed. No game needs it. */
export const planChecks = planCheckSlot.module({ validatePlan, validateAir });
