import { type ActsToShow, type FuzzOutcome, silentActs } from '@scapewright/sim';
import type { RulesetName } from '@scapewright/table/battle';
import type { Page } from '../terminal/page.ts';

/** What acted less often than this has hardly been tried. */
const fewest = 3;

/**
 * How often each hook acted, and how often what a terrain, object or way only states stood in the log; the rarest first.
 * What hardly acted is coloured, and counted at the end.
 */
export function printHookTable(
  { line, colours }: Page,
  { expected, silent }: ActsToShow,
  ruleset: RulesetName,
  outcome: FuzzOutcome,
): void {
  const rows = [...expected, ...silent]
    .map((act) => ({ name: act.name, count: act.count(outcome), cannot: silent.includes(act) }))
    .sort((a, b) => a.count - b.count || (a.name < b.name ? -1 : 1));
  for (const { name, count, cannot } of rows) {
    const text = `  ${name.padEnd(72)} ${String(count).padStart(8)}`;
    const reason = cannot ? `  cannot act: ${silentActs[ruleset][name]?.reason}` : '';
    line(count < fewest && !cannot ? colours.yellow(text) : `${text}${reason}`);
  }
  const rare = rows.filter(({ count, cannot }) => count < fewest && !cannot).length;
  line(`  ${rows.length} hooks and kinds of log lines, ${rare} of them acted less than ${fewest} times`);
}
