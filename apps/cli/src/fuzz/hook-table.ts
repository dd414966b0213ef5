import { type ExpectedAct, expectedActs, type FuzzOutcome } from '@scapewright/sim';
import type { CardDefinition, SkirmishEngine } from '@scapewright/skirmish';
import type { Page } from '../terminal/page.ts';

/** What acted less often than this has hardly been tried. */
const fewest = 3;

/**
 * How often each hook acted, and how often what a terrain, object or way only states stood in the log; the rarest first.
 * What hardly acted is coloured, and counted at the end.
 */
export function printHookTable(
  { line, colours }: Page,
  engine: SkirmishEngine,
  cards: readonly CardDefinition[],
  outcome: FuzzOutcome,
): void {
  const rows = expectedActs(engine, cards)
    .map((act: ExpectedAct) => ({ name: act.name, count: act.count(outcome) }))
    .sort((a, b) => a.count - b.count || (a.name < b.name ? -1 : 1));
  for (const { name, count } of rows) {
    const text = `  ${name.padEnd(72)} ${String(count).padStart(8)}`;
    line(count < fewest ? colours.yellow(text) : text);
  }
  const rare = rows.filter(({ count }) => count < fewest).length;
  line(`  ${rows.length} hooks and kinds of log lines, ${rare} of them acted less than ${fewest} times`);
}
