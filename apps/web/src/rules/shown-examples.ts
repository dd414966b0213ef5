import type { RuleEntry } from '@scapewright/rulebook/rules';
import type { ExampleFile } from '../content/content-shapes.ts';
import { addressOfExample } from '../examples/example-at.ts';

/** Where each worked example of a rule is played, by its place from 1, under the game of the rule. */
export function addressesOf(
  files: readonly ExampleFile[],
  { id, game }: Pick<RuleEntry, 'id' | 'game'>,
): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const { group, name, examples } of files)
    for (const { at, games, shows = [] } of examples)
      for (const shown of shows) {
        const [rule, place] = [shown.replace(/\.\d+$/, ''), Number(shown.replace(/^.*\./, ''))];
        if (rule !== id || found.has(place)) continue;
        const own = games.find((one) => one === game);
        const choice = games.length > 1 && own !== undefined ? { game: own } : {};
        found.set(place, addressOfExample({ group, name, at, ...choice }));
      }
  return found;
}
