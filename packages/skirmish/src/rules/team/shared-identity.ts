import type { CardDefinition } from '../../model/card.ts';
import { labelOf } from '../../model/label.ts';
import { isLimited } from './limited.ts';

/**
 * Why two cards of one team may print the same identity (SS-UNIQ-002 to SS-UNIQ-004): one has the Crossover symbol, one
 * may be repeated, or their publishers set them apart. Undefined where they print none in common.
 */
export function sharedIdentityReason(
  card: CardDefinition,
  other: CardDefinition,
): 'setup.crossover-apart' | 'setup.identity-shared' | 'setup.publishers-apart' | undefined {
  const printed = printedLabels(card);
  if (!printedLabels(other).some((label) => printed.includes(label))) return undefined;
  if ([card, other].some(({ symbols }) => symbols.includes('crossover'))) return 'setup.crossover-apart';
  const areLimited = isLimited(card, 'identity') && isLimited(other, 'identity');
  return areLimited ? 'setup.publishers-apart' : 'setup.identity-shared';
}

function printedLabels({ identity, name }: CardDefinition): readonly string[] {
  return (identity.length > 0 ? identity : [name]).map(labelOf);
}
