import {
  type ExpectedAct,
  expectedActs,
  type FuzzOutcome,
  type RulesetName,
  silentActs,
} from '@scapewright/sim';
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
  ruleset: RulesetName,
  engine: SkirmishEngine,
  cards: readonly CardDefinition[],
  outcome: FuzzOutcome,
): void {
  const rows = expectedActs(engine, cards)
    .map((act: ExpectedAct) => ({ name: act.name, count: act.count(outcome) }))
    .sort((a, b) => a.count - b.count || (a.name < b.name ? -1 : 1));
  const silent = silentActs[ruleset];
  for (const { name, count } of rows) {
    const text = `  ${name.padEnd(72)} ${String(count).padStart(8)}`;
    const reason = silent[name] === undefined ? '' : `  cannot act: ${silent[name]}`;
    line(count < fewest && reason === '' ? colours.yellow(text) : `${text}${reason}`);
  }
  const rare = rows.filter(({ name, count }) => count < fewest && silent[name] === undefined).length;
  line(`  ${rows.length} hooks and kinds of log lines, ${rare} of them acted less than ${fewest} times`);
}
