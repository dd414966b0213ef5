import { checkPath } from '../reach/check-path.ts';
import { generalMoveSlot } from '../reach/general-moves.ts';
import { reachInGeneral } from '../reach/general-reach.ts';

/** Moves of bases of two hexes, over links and rungs, and of figures that drift; a way step by step. */
export const generalMoves = generalMoveSlot.module({ reachInGeneral, checkPath });
