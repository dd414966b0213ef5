import { type TemperName, tempers } from './policy/temper.ts';

/** Levels by strength: from chance to those that think ahead. */
export const botLevels = ['random', 'greedy', 'shrewd', 'thinker', 'planner'] as const;
/** One of {@link botLevels}. */
export type BotLevel = (typeof botLevels)[number];

/** The levels, and the shrewd one without its thinking ahead: nearly as strong, and quick enough for thousands of games. */
export const botNames = [...botLevels, 'quick'] as const;
/** One of {@link botNames}. */
export type BotName = (typeof botNames)[number];

/** A bot with a temper of its own: whoever answers by chance has none. */
type Tempered = `${Exclude<BotName, 'random'>}-${Exclude<TemperName, 'steady'>}`;

/** A bot as seats name it: by its level alone, where it is steady, or with its temper, as `greedy-bold`. */
export type BotSeat = BotName | Tempered;

const othersThanSteady = (Object.keys(tempers) as TemperName[]).filter((name) => name !== 'steady');

/** Every bot in every temper, the levels alone first. */
export const botSeats: readonly BotSeat[] = [
  ...botNames,
  ...botNames
    .filter((name) => name !== 'random')
    .flatMap((name) => othersThanSteady.map((temper) => `${name}-${temper}` as Tempered)),
];

/** Level and temper of a bot. */
export function botOf(seat: BotSeat): { readonly name: BotName; readonly temper: TemperName } {
  const [name, temper = 'steady'] = seat.split('-');
  return { name: name as BotName, temper: temper as TemperName };
}
