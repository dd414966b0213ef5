/**
 * The tolerance of sight, in millimetres. A line may touch the top or the underside of a body, and may enter it less
 * deep than this; it must pass beside a body farther off than this, so that no line slips through the crack between
 * two columns that touch.
 */
export const sightTolerance = 1e-6;

/** The same for heights, in levels. */
export const heightTolerance = sightTolerance / 9;
