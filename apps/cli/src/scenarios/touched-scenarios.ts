import { resolve } from 'node:path';
import { packOf } from '@scapewright/testkit';

/** Files of a pack that what runs there is made of: data, maps, code. */
const content = /\.(ya?ml|hsc|json|m?[jt]s)$/;

/**
 * The scenario files that a save touches: the file itself, or, for a card, an ability or anything else that a pack is made of, those of that pack.
 * @param changed absolute
 * @param files relative to the folder, as are the results
 */
export function touchedScenarios(
  changed: readonly string[],
  files: readonly string[],
  folder: string,
): readonly string[] {
  const scenarios = new Set(changed.filter((path) => path.endsWith('.scenarios.yaml')));
  const others = changed.filter((path) => !scenarios.has(path) && content.test(path));
  const packs = new Set(others.map((path) => packOf(path)).filter((pack) => pack !== undefined));
  return files.filter((file) => {
    const path = resolve(folder, file);
    const pack = packOf(path);
    return scenarios.has(path) || changed.includes(path) || (pack !== undefined && packs.has(pack));
  });
}
