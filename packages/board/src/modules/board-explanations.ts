import { boardExplanationSlot } from '../reach/explanations.ts';
import { whyNot } from '../reach/why-not.ts';

/** Why a move cannot end where it cannot. */
export const boardExplanations = boardExplanationSlot.module({ whyNot });
