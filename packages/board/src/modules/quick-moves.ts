import { quickMoveSlot } from '../reach/quick-moves.ts';
import { quickReach } from '../reach/quick-reach.ts';

/** The same answers about moves that nothing threatens, several times as quick: for bots and whoever asks about thousands of moves. */
export const quickMoves = quickMoveSlot.module({ quickReach });
