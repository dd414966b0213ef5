import type { Hook } from '@scapewright/kernel';
import { type FuzzOutcome, hookNames } from '@scapewright/sim';
import type { SkirmishEngine, Unit } from '@scapewright/skirmish';
import type { Page } from '../terminal/page.ts';

/** What acted less often than this has hardly been tried. */
const fewest = 3;

/** What these state acts without a hook of their own. */
const statedKinds: readonly Unit['kind'][] = ['terrain', 'link', 'object'];

/**
 * How often each hook acted, and how often what a terrain, object or way only states stood in the log; the rarest first.
 * What hardly acted is coloured, and counted at the end.
 */
export function printHookTable({ line, colours }: Page, engine: SkirmishEngine, outcome: FuzzOutcome): void {
  const hooks = new Map(outcome.hooks);
  const reasons = new Map(outcome.reasons);
  const logged = (unit: Unit): number =>
    (unit.reasons ?? []).reduce((sum, reason) => sum + (reasons.get(reason) ?? 0), 0);
  const rows = engine.plugins
    .flatMap(({ units }) => units)
    .flatMap((unit) => {
      const names = hookNames(unit.kind, unit.id, hooksOf(unit));
      const counts = names.map((name) => ({ name, count: hooks.get(name) ?? 0 }));
      const isTold = counts.length === 0 || statedKinds.includes(unit.kind);
      return isTold ? [...counts, { name: `${unit.kind} ${unit.id}: log`, count: logged(unit) }] : counts;
    })
    .sort((a, b) => a.count - b.count || (a.name < b.name ? -1 : 1));
  for (const { name, count } of rows) {
    const text = `  ${name.padEnd(64)} ${String(count).padStart(8)}`;
    line(count < fewest ? colours.yellow(text) : text);
  }
  const rare = rows.filter(({ count }) => count < fewest).length;
  line(`  ${rows.length} hooks and kinds of log lines, ${rare} of them acted less than ${fewest} times`);
}

/** The hooks of a unit; of an ability those that it has without parameters of a card. */
function hooksOf(unit: Unit): readonly Hook[] {
  if (unit.kind === 'victory') return [];
  if (unit.kind !== 'ability') return unit.hooks ?? [];
  try {
    return unit.hooks(unit.parameters);
  } catch {
    return [];
  }
}
