/** A chance as an exact fraction. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The fraction as a number between 0 and 1. */
export function chanceOf({ numerator, denominator }: Fraction): number {
  if (denominator === 0n) return 0;
  const scale = 1n << 62n;
  return Number((numerator * scale) / denominator) / Number(scale);
}

/** Ways in which so many of `dice` six-sided dice show one of `faces` faces: the weights of 0 to `dice`, out of 6 to that power. */
export function faceCounts(dice: number, faces: number): readonly bigint[] {
  return Array.from(
    { length: dice + 1 },
    (_, count) =>
      choose(dice, count) * BigInt(faces) ** BigInt(count) * BigInt(6 - faces) ** BigInt(dice - count),
  );
}

/** Faces of a combat die (SS-DICE-001, HS-CMB-001). */
export const skullFaces = 3;
export const shieldFaces = 2;

/**
 * Chances of 0, 1, 2 ... wounds where so many attack dice meet so many defense dice and nothing else acts: every skull is
 * a hit, every shield takes one off. Exact.
 */
export function woundChances(attackDice: number, defenseDice: number): readonly Fraction[] {
  const skulls = faceCounts(attackDice, skullFaces);
  const shields = faceCounts(defenseDice, shieldFaces);
  const denominator = 6n ** BigInt(attackDice + defenseDice);
  const wounds = Array.from({ length: attackDice + 1 }, () => 0n);
  skulls.forEach((hitWays, hits) => {
    shields.forEach((blockWays, blocks) => {
      const left = Math.max(0, hits - blocks);
      wounds[left] = (wounds[left] as bigint) + hitWays * blockWays;
    });
  });
  return wounds.map((numerator) => ({ numerator, denominator }));
}

/** Ways to choose `count` of `among` things. */
export function choose(among: number, count: number): bigint {
  let ways = 1n;
  for (let at = 1; at <= count; at++) ways = (ways * BigInt(among - count + at)) / BigInt(at);
  return ways;
}
