/** Who may play a seat. */
export const seatKinds = ['person', 'random', 'greedy', 'shrewd', 'thinker', 'planner'] as const;
export type SeatKind = (typeof seatKinds)[number];
