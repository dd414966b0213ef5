import { createSuperscape } from '@scapewright/superscape';
import { firstDecision } from './first-decision.ts';

/** SuperScape with all of its plugins, and everything checked. */
export const first = firstDecision(createSuperscape());
