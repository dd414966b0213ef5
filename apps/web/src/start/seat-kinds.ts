/** Who may play a seat. */
export const seatKinds = ['person', 'random', 'greedy', 'quick', 'shrewd', 'thinker', 'planner'] as const;
export type SeatKind = (typeof seatKinds)[number];

/** Bots from weak to strong: the levels of the computer, from 1. */
export const botLevels = ['greedy', 'quick', 'shrewd', 'thinker', 'planner'] as const;
export type BotLevel = (typeof botLevels)[number];

/** How a bot weighs what it may win against what it may lose; the first is the usual one. */
export const tempers = ['steady', 'bold', 'careful'] as const;
export type Temper = (typeof tempers)[number];

/** Those who have a temper. */
type Tempered = Exclude<SeatKind, 'person' | 'random'>;

/** A seat as a game names it: `greedy`, or with another temper than the usual one `greedy-bold`. */
export type SeatWord = SeatKind | `${Tempered}-${Exclude<Temper, 'steady'>}`;

export const hasTemper = (kind: SeatKind): kind is Tempered => kind !== 'person' && kind !== 'random';

/** The word for a bot of a temper; people and bots by chance have none. */
export function seatWord(kind: SeatKind, temper: Temper): SeatWord {
  return hasTemper(kind) && temper !== 'steady' ? `${kind}-${temper}` : kind;
}

/** Every word for a seat. */
export const seatWords: readonly SeatWord[] = [
  ...new Set(seatKinds.flatMap((kind) => tempers.map((temper) => seatWord(kind, temper)))),
];
