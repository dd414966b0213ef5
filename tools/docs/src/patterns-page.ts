import { type Pattern, patterns, pureDataShare } from './patterns.ts';
import { writeClause } from './write-clause.ts';

/** The page that shows how each pattern of abilities is expressed. */
export function patternsPage(): string {
  const all = patterns();
  const share = Math.floor(pureDataShare(all) * 100);
  const pure = all.filter(({ ability, lacks }) => ability && lacks === undefined).length;
  return [
    '# Patterns of abilities, as data',
    '',
    'Written by `pnpm run generate:docs` from `tools/docs/ability-patterns.yaml`; do not edit.',
    '',
    `What abilities must be able to express, and how it is written. Of ${all.length} patterns ${pure} are pure data: ${share} %. A pattern that lacks something is`,
    'data but for that, or an ability in code, a symbol or a chapter of rules. [abilities.md](abilities.md) explains every word.',
    '',
    '| pattern | |',
    '|---|---|',
    ...all.map((pattern) => `| ${pattern.name} | ${verdict(pattern)} |`),
    '',
    ...all.flatMap(({ name, ability }) =>
      ability ? [`## ${name}`, '', '```yaml', writeClause(ability), '```', ''] : [],
    ),
  ].join('\n');
}

function verdict({ ability, lacks }: Pattern): string {
  if (lacks === undefined) return 'pure data';
  return ability ? `data, but not: ${lacks}` : `no data: ${lacks}`;
}
