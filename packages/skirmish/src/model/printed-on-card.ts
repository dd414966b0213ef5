import type { Size } from './card.ts';

/** Something that a card leaves open, and the reason key of the rule that wants it printed. */
export interface MissingOnCard {
  readonly key: string;
  readonly reason: 'card.incomplete' | 'card.base';
}

const character = [
  ...(['unit', 'uniqueness', 'size', 'height', 'life', 'move', 'range', 'attack', 'defense'] as const),
  ...(['species', 'class', 'personality'] as const),
] as const;

/** What a figure card prints, by its unit; a statistic that it lacks is written as none (SS-CARD-003). */
const printed = {
  hero: character,
  squad: [...character, 'figures'],
  object: ['size', 'height', 'life', 'defense'],
} as const;

/** Sizes whose base is no matter of course. */
const withBase: readonly Size[] = ['large', 'huge'];

/** What a figure card leaves open; of large and huge figures the base as well, since nothing prints its shape (SS-CARD-027). */
export function missingOnCard(
  unit: keyof typeof printed,
  size: Size | null | undefined,
  isGiven: (key: string) => boolean,
): readonly MissingOnCard[] {
  const keys: readonly string[] = printed[unit];
  const missing = keys
    .filter((key) => !isGiven(key))
    .map((key) => ({ key, reason: 'card.incomplete' }) as const);
  const needsBase = size && withBase.includes(size) && !isGiven('base');
  return needsBase ? [...missing, { key: 'base', reason: 'card.base' }] : missing;
}
