import type { RuleId } from '../generated/ids.gen.ts';
import { isRuleId, ruleIds } from './rule-ids.ts';

/** Suggestions beyond this number help nobody. */
const most = 3;

/**
 * The ids that somebody most likely meant by a misspelt one, best first, at most three: another case, missing zeros, a
 * missing game prefix, or up to three slips of the finger. Nothing for a text that resembles no id.
 */
export function suggestRule(text: string): readonly RuleId[] {
  const wanted = withZeros(
    text
      .trim()
      .toUpperCase()
      .replaceAll(/[\s_]+/g, '-'),
  );
  const exact = [wanted, `SS-${wanted}`, `HS-${wanted}`].filter(isRuleId);
  if (exact.length > 0) return exact;
  return ruleIds()
    .map((id) => ({ id, distance: editDistance(wanted, id, 3) }))
    .filter(({ distance }) => distance <= 3)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ id }) => id);
}

/** `SS-MOVE-12` means `SS-MOVE-012`; the two digits of `TI-05` stay. */
function withZeros(text: string): string {
  const digits = /^(.*?)-?(\d+)$/.exec(text);
  if (!digits) return text;
  const [, prefix = '', number = ''] = digits;
  return `${prefix}-${String(Number(number)).padStart(prefix === 'TI' ? 2 : 3, '0')}`;
}

/** Insertions, deletions and exchanges of letters between two texts; gives up above `limit`. */
function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...from].entries()) {
    const line = [row + 1];
    for (const [column, other] of [...to].entries()) {
      const exchanged = (above[column] ?? 0) + (letter === other ? 0 : 1);
      line.push(Math.min(exchanged, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1));
    }
    above = line;
  }
  return above[to.length] ?? limit + 1;
}
