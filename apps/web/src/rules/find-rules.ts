import type { RuleEntry } from '@scapewright/rulebook/rules';
import type { GameId } from '../content/content-shapes.ts';

/** The games whose players read a file of the ledger. */
export const isOfGame = (game: GameId | 'all', of: string): boolean =>
  game === 'all' || of === game || of === 'shared';

/**
 * The entries that have every word in their id, title or text: those first that have them in the title. `titleOf`: what they are
 * called where somebody looks for them; they are found by that and by their English title.
 */
export function findRules(
  entries: readonly RuleEntry[],
  text: string,
  titleOf: (rule: RuleEntry) => string,
): readonly RuleEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  const scored = entries.flatMap((entry) => {
    const head = `${entry.id} ${titleOf(entry)} ${entry.title}`.toLowerCase();
    const whole = `${head} ${entry.rule.toLowerCase()}`;
    if (!words.every((word) => whole.includes(word))) return [];
    return [{ entry, score: words.filter((word) => head.includes(word)).length }];
  });
  return scored.sort((a, b) => b.score - a.score).map(({ entry }) => entry);
}
