/** When what lasts ends. */
export const durations = ['action', 'phase', 'activation', 'turn', 'round', 'game', 'attack'] as const;
/** One end of what lasts. */
export type Duration = (typeof durations)[number];
