import { Hasher, type Hook } from '@scapewright/kernel';
import type { SkirmishPlugin } from './ruleset.ts';
import type { Unit } from './unit.ts';

/** What the author of a plugin states: its units, and what they use. */
export type PluginParts = Omit<SkirmishPlugin, 'id' | 'version' | 'hash' | 'hooksAt'>;

/**
 * A plugin of one unit, or of units that belong together. The steps of its hooks and the hash of its content follow from them.
 * @param id the chapter and the plugin in it: `terrain/grass`
 * @param version of the package that brings it
 */
export function plugin(id: string, version: string, stated: Unit | PluginParts): SkirmishPlugin {
  const parts = 'units' in stated ? stated : { units: [stated] };
  let hash: string | undefined;
  let hooksAt: readonly string[] | undefined;
  return {
    id,
    version,
    ...parts,
    get hash() {
      hash ??= contentHash(parts);
      return hash;
    },
    get hooksAt() {
      hooksAt ??= parts.units.flatMap(hooksOf).flatMap((hook) => ('at' in hook ? [hook.at] : []));
      return hooksAt;
    },
  };
}

/**
 * Hash of all that is stated as data, in the order in which it is stated: numbers, texts, rules, parameters, and where hooks
 * act. What functions do is not in it, since a bundle writes them in other words; the version of their package tells them apart.
 */
export function contentHash(content: unknown): string {
  const text = JSON.stringify(content, (_key, value) =>
    value instanceof Map || value instanceof Set ? [...value] : value,
  );
  return new Hasher().text(text).digest();
}

function hooksOf(unit: Unit): readonly Hook[] {
  if (unit.kind === 'ability') return unit.hooks(unit.parameters);
  return 'hooks' in unit ? (unit.hooks ?? []) : [];
}
