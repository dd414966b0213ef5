import type { SkirmishEngine } from '@scapewright/skirmish/engine';

/** The ledger ids that an engine can cite, each with the reasons under which it does. */
export function rulesInCode(engine: SkirmishEngine): ReadonlyMap<string, readonly string[]> {
  const cited = new Map<string, string[]>();
  const add = (rules: readonly string[], reason: string): void => {
    for (const rule of rules) {
      const reasons = cited.get(rule) ?? [];
      if (!reasons.includes(reason)) cited.set(rule, [...reasons, reason]);
    }
  };
  for (const [reason, rules] of Object.entries(engine.ruleset.reasons)) add(rules, reason);
  for (const unit of engine.plugins.flatMap(({ units }) => units)) {
    const source = `${unit.kind}:${unit.id}`;
    for (const reason of Object.keys(unit.messages)) add(engine.rulesOf(reason, source), reason);
    for (const ruleset of ['*', engine.ruleset.id]) add(unit.rules?.[ruleset] ?? [], source);
  }
  return cited;
}
