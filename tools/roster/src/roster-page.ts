import type { RosterEntry } from './roster.ts';

/** How far the published cards are, as a page. */
export function rosterPage(entries: readonly RosterEntry[]): string {
  const count = (status: RosterEntry['status'], line?: string): number =>
    entries.filter((one) => one.status === status && (line === undefined || one.line === line)).length;
  const lines = [...new Set(entries.map(({ line }) => line))].sort();
  return [
    '# The roster',
    '',
    'Written by `pnpm run generate:roster`; do not edit.',
    '',
    `Of ${entries.length} published HeroScape cards ${count('done')} are done, ${count('part')} in part, ${count('none')} not yet. Done is a card that has every printed power, and of which nothing`,
    '(no power, condition, limit or filter) can be taken away without one of its scenarios failing. Nothing in part counts as done.',
    '',
    '| line | done | in part | not yet |',
    '|---|---|---|---|',
    ...lines.map(
      (line) => `| ${line} | ${count('done', line)} | ${count('part', line)} | ${count('none', line)} |`,
    ),
    '',
    '| card | line | set | how far |',
    '|---|---|---|---|',
    ...entries.map(
      ({ name, line, set, status, missing }) =>
        `| ${name} | ${line} | ${set} | ${status === 'part' ? `in part: ${missing}` : status === 'done' ? '**done**' : ''} |`,
    ),
    '',
  ].join('\n');
}
