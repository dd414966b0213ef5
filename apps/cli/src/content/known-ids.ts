import type { KnownIds } from '@scapewright/packs';
import type { Unit } from '@scapewright/skirmish/author';
import { rulesetNames } from '@scapewright/table/battle';
import type { EngineSource } from './engine-source.ts';

/** The ids that cards can name: everything that the plugins of any ruleset and of its variants bring. */
export function knownIdsOf(engines: EngineSource): KnownIds {
  const units = rulesetNames.flatMap((name) => {
    const { plugins, ruleset } = engines(name);
    return [...plugins, ...Object.values(ruleset.variants ?? {}).flat()].flatMap((plugin) => plugin.units);
  });
  const ids = (kind: Unit['kind']): string[] => [
    ...new Set(units.filter((unit) => unit.kind === kind).map(({ id }) => id)),
  ];
  return { abilities: ids('ability'), symbols: ids('symbol') };
}
