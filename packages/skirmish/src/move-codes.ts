/** Kinds of move action (SS-MOVE-002); `none` where a figure is moved by something else. */
export const moveKinds = { none: -1, normal: 0, special: 1, maneuver: 2 } as const;

/** How a figure may fly in a move; `asItCan` where the move itself does not say. */
export const flights = { asItCan: -1, none: 0, may: 1, must: 2 } as const;
