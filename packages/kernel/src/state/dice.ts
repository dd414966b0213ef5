import type { Seat } from './seat.ts';
import { int, table } from './table.ts';

/** The generator's state: four words of sfc32 in one hidden row, so that saves, forks and rollbacks carry it. */
export const randomTable = table('random', { a: int(), b: int(), c: int(), d: int() });

/** A roll that the rules ask for: so many dice of so many sides. Faces are numbered from 0; rulesets name them. */
export interface RollRequest {
  readonly seat: Seat;
  readonly sides: number;
  readonly count: number;
  /** What the roll is for, in words: `swipe by joker`. */
  readonly purpose: string;
  /** What kind of dice: `combat`, `d20`. The kernel only passes it on. */
  readonly die: string;
  /** Nobody learns the faces before the rules show them: a seat's fork draws them anew. */
  readonly secret?: boolean;
}

/** The four words of the generator. */
export type RandomWords = [number, number, number, number];

/** Another generator than the quick one, made for one seed: its four words lie in the state as those of the quick one do. */
export interface Generator {
  /** The words before the first roll. */
  readonly first: Readonly<RandomWords>;
  /** Draws the next 32-bit word (unsigned) and steps the words. */
  next(words: RandomWords): number;
}

/**
 * Where dice come from. `seeded` draws from the state by the quick generator, a {@link Generator} by its own; a function
 * supplies faces from outside (scripted or recorded dice; it throws when it has none); `asked` turns every roll into a
 * decision (physical dice).
 */
export type DiceSource = 'seeded' | 'asked' | Generator | ((request: RollRequest) => readonly number[]);

/** Expands a seed text of any length to the four words of the generator (a seed of a hosted game has 128 random bits). */
export function seedWords(seed: string): RandomWords {
  const words: RandomWords = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1];
  for (let at = 0; at < seed.length; at++) {
    const code = seed.charCodeAt(at);
    for (let word = 0; word < 4; word++) {
      let mixed = Math.imul((words[word] as number) ^ (code + word * 0x01000193), 0x85ebca6b);
      mixed ^= mixed >>> 13;
      words[word] = Math.imul(mixed, 0xc2b2ae35) ^ (mixed >>> 16);
    }
  }
  for (let round = 0; round < 16; round++) nextWord(words);
  return words;
}

/** Draws the next 32-bit word (sfc32) and steps the generator. */
export function nextWord(words: RandomWords): number {
  const a = words[0];
  const b = words[1];
  const c = words[2];
  const d = words[3];
  const sum = (((a + b) | 0) + d) | 0;
  words[3] = (d + 1) | 0;
  words[0] = b ^ (b >>> 9);
  words[1] = (c + (c << 3)) | 0;
  words[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
  return sum >>> 0;
}

/** One fair face 0..sides-1 (at most 2^31 sides): words that would favour low faces are drawn again. */
export function fairFace(words: RandomWords, sides: number, next: Generator['next'] = nextWord): number {
  const last = 0x7fffffff - (((0x7fffffff % sides) + 1) % sides);
  let word = next(words) >>> 1;
  while (word > last) word = next(words) >>> 1;
  return word % sides;
}
