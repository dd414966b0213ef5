import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { DiceSource, Generator, RandomWords } from '@scapewright/kernel';
import type { BattleRecord } from './battle-record.ts';

const wordsOfBlock = 8;

/**
 * Dice that nobody foretells who has seen any number of them, for games with strangers: word `n` (unsigned, 32 bits) is
 * the big-endian word `n mod 8` of HMAC-SHA-256 under the seed of the text of `n div 8`. Of the four words in the state
 * the first two count the words drawn (low and high); the seed never lies there.
 */
export function secureDice(seed: string): Generator {
  const key = utf8ToBytes(seed);
  let at = -1;
  let block: DataView | undefined;
  const blockAt = (number: number): DataView => {
    if (block && at === number) return block;
    at = number;
    const bytes = hmac(sha256, key, utf8ToBytes(String(number)));
    block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return block;
  };
  return {
    first: [0, 0, 0, 0],
    next: (words) => {
      const drawn = countOf(words);
      words[0] = (words[0] + 1) | 0;
      if (words[0] === 0) words[1] = (words[1] + 1) | 0;
      return blockAt(Math.floor(drawn / wordsOfBlock)).getUint32((drawn % wordsOfBlock) * 4);
    },
  };
}

function countOf([low, high]: RandomWords): number {
  return (high >>> 0) * 2 ** 32 + (low >>> 0);
}

/** Where the dice of a recorded battle come from; left out: of the quick generator, from the seed. */
export function diceOf({ seed, dice }: Pick<BattleRecord, 'seed' | 'dice'>): {
  readonly dice?: Exclude<DiceSource, (...args: never) => unknown>;
} {
  if (dice === undefined) return {};
  return { dice: dice === 'secure' ? secureDice(seed) : dice };
}
