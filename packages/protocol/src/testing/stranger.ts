import type { Question } from '../question.ts';
import type { Dice } from './dice.ts';

/** An answer to any question by one who knows nothing of the game: what the contract says of shapes, and nothing more. */
export function randomPick(
  { shape, options, least, most, places, repeat }: Question,
  roll: Dice,
): string | string[] {
  const keys = options.map(({ key }) => key);
  const any = (): string => keys[roll(keys.length)] as string;
  if (shape === 'allot') {
    const left = [...keys];
    const count = places?.length ?? most;
    return Array.from({ length: count }, () =>
      repeat ? any() : (left.splice(roll(left.length), 1)[0] ?? ''),
    );
  }
  if (shape === 'path' || shape === 'number' || (least === 1 && most === 1)) return any();
  const left = [...keys];
  const count = least + roll(Math.min(most, keys.length) - least + 1);
  const picked = Array.from({ length: count }, () => left.splice(roll(left.length), 1)[0] as string);
  return picked;
}
