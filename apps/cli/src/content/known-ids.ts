import type { KnownIds } from '@scapewright/packs';
import { type RulesetName, rulesetNames } from '@scapewright/sim';
import type { SkirmishEngine } from '@scapewright/skirmish';

/** The ids that cards can name: everything that any ruleset's plugins bring. */
export function knownIdsOf(engines: (ruleset: RulesetName) => SkirmishEngine): KnownIds {
  const catalogues = rulesetNames.map((ruleset) => engines(ruleset).kit.catalogue);
  const all = (ids: (catalogue: (typeof catalogues)[number]) => readonly string[]): string[] => [
    ...new Set(catalogues.flatMap(ids)),
  ];
  return {
    abilities: all((catalogue) => catalogue.abilityIds()),
    symbols: all((catalogue) => catalogue.symbolIds()),
  };
}
