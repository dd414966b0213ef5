import { Shape } from './shape.ts';

/** Two zones, or convex parts of zones, between which lines are sought: outlines in the frame, and heights in levels. */
export class Pair {
  readonly first = new Shape();
  readonly second = new Shape();
  firstLow = 0;
  firstHigh = 0;
  secondLow = 0;
  secondHigh = 0;
}

/** A line that was found: from a point of the first zone to one of the second, in the frame, heights in levels. */
export interface FoundLine {
  fromX: number;
  fromY: number;
  fromLevel: number;
  toX: number;
  toY: number;
  toLevel: number;
}
