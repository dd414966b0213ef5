import type { SetupProblem } from '@scapewright/kernel';
import type { GameSetup } from './setup.ts';

/** The position of a named ruling, as scenarios and saves write it. */
export type RulingPosition = string | number | boolean;

/** The positions that each named ruling may take. */
export type RulingPositions = Readonly<Record<string, readonly RulingPosition[]>>;

/** What is wrong with the rulings of a setup: names that nobody reads, positions that a ruling does not have. */
export function rulingProblems(
  ruleset: string,
  defaults: Readonly<Record<string, RulingPosition>>,
  positions: RulingPositions | undefined,
  { rulings = {} }: Pick<GameSetup, 'rulings'>,
): readonly SetupProblem[] {
  const problems: SetupProblem[] = [];
  for (const [name, position] of Object.entries(rulings)) {
    const allowed = positions?.[name];
    if (!(name in defaults)) {
      const near = nearest(name, Object.keys(defaults));
      const cure = near === undefined ? 'see the list of rulings' : `did you mean ${near}?`;
      problems.push({ part: 'setup', place: 'rulings', message: `${ruleset} has no ruling ${name}`, cure });
    } else if (allowed && !allowed.includes(position))
      problems.push({
        part: 'setup',
        place: 'rulings',
        message: `${name} cannot be ${JSON.stringify(position)}`,
        cure: `it can be ${allowed.map((one) => JSON.stringify(one)).join(' or ')}`,
      });
  }
  return problems;
}

/** The name that takes the fewest changed letters, if those are few. */
function nearest(name: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((one) => ({ one, changes: changesBetween(name.toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.changes - b.changes);
  const best = ranked[0];
  return best && best.changes <= Math.max(2, Math.floor(name.length / 3)) ? best.one : undefined;
}

/** Letters to change, add or drop to make one word of the other. */
function changesBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let at = 1; at <= a.length; at++) {
    const next = [at];
    for (let to = 1; to <= b.length; to++) {
      const swap = (row[to - 1] as number) + (a[at - 1] === b[to - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[to] as number) + 1, (next[to - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
