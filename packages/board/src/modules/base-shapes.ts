import { liesFlat, standingsOn, standingsOver } from '../base-shapes.ts';
import { baseShapeSlot } from '../bases.ts';

/** Where bases of several spaces lie, and how they are turned. */
export const baseShapes = baseShapeSlot.module({ liesFlat, standingsOn, standingsOver });
