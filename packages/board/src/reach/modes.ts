/**
 * How a figure is under way. `road`: every space so far earned the bonus; `drift` + d: must go straight on in direction
 * d; the other numbers are walking and flying.
 */
export const mode = { walk: 0, road: 1, fly: 2, drift: 3 } as const;

/** Numbers of modes: one for each direction of drift. */
export const modeCount = 9;
