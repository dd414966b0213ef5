import { abilitiesPage } from './abilities-page.ts';
import { patternsPage } from './patterns-page.ts';
import { rulingsPage } from './rulings-page.ts';

/** The pages that are generated, by their paths from the root of the repository. */
export function pages(): ReadonlyMap<string, string> {
  const made = {
    'docs/abilities.md': abilitiesPage(),
    'docs/ability-patterns.md': patternsPage(),
    'docs/rulings.md': rulingsPage(),
  };
  return new Map(Object.entries(made).map(([path, text]) => [path, `${text.trimEnd()}\n`]));
}
