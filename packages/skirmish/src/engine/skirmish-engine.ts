import type { MatchPlan } from '@scapewright/kernel';
import { checkParts, type SetupProblem, SetupProblems } from '@scapewright/kernel/check';
import type { GameSetup } from '../model/setup.ts';
import { withBroughtBattlefields } from '../setup/brought-battlefields.ts';
import { withBroughtTokens } from '../setup/brought-tokens.ts';
import { buildingProblems } from '../setup/building-problems.ts';
import { victoryProblems } from '../setup/chosen-victory.ts';
import { draftProblems } from '../setup/draft-problems.ts';
import { missingUnits } from '../setup/missing-units.ts';
import { isUnbacked, reasonProblems } from '../setup/reason-problems.ts';
import { rulingProblems } from '../setup/ruling-problems.ts';
import { startZoneProblems } from '../setup/start-zone-problems.ts';
import { linkProblems, objectProblems, terrainProblems } from '../setup/terrain-problems.ts';
import { tokenProblems } from '../setup/token-problems.ts';
import type { EngineChanges, SkirmishPlugin, SkirmishRuleset } from '../state/content/ruleset.ts';
import type { Unit } from '../state/content/unit.ts';
import type { Game } from '../state/game.ts';
import { idsOf, isMeant, partsOf, resolvePlugins, UncheckedSkirmishEngine } from './unchecked-engine.ts';

/** An engine that knows its content: makes match plans from setups. Checks its parts and every setup. */
export class SkirmishEngine extends UncheckedSkirmishEngine {
  /** Throws everything that is wrong with the ruleset and its plugins at once. */
  constructor(ruleset: SkirmishRuleset, changes: EngineChanges = {}) {
    const plugins = resolvePlugins(ruleset, changes);
    throwAny([
      ...variantProblems(ruleset, changes),
      ...removalProblems(ruleset, changes),
      ...unitProblems(ruleset, plugins),
      ...reasonProblems(ruleset),
    ]);
    throwAny(checkParts(partsOf(ruleset), plugins, changes.overlays));
    super(ruleset, changes);
  }

  /** The plan of a match. Throws what the setup lacks: every ruling, terrain, way, object, ability, symbol and chapter that nobody here brings, at once. */
  override plan(given: GameSetup): MatchPlan<Game> {
    const { catalogue } = this.kit;
    const { id, plugins, rulingPositions } = this.ruleset;
    const units = plugins.flatMap((plugin) => plugin.units);
    const setup = withBroughtTokens(withBroughtBattlefields(given, catalogue), catalogue, units);
    const problems = [
      ...rulingProblems(id, catalogue.rulings, rulingPositions, setup),
      ...terrainProblems(this.ruleset, catalogue, setup),
      ...linkProblems(this.ruleset, catalogue, setup),
      ...objectProblems(this.ruleset, catalogue, setup),
      ...missingUnits(this.ruleset, this.plugins, catalogue, setup),
      ...tokenProblems(this.ruleset, catalogue, setup),
      ...buildingProblems(catalogue, setup),
      ...catalogue.ruleUnits.flatMap((unit) => unit.refuses?.(setup) ?? []),
      ...startZoneProblems(this.ruleset.parameters, setup),
      ...draftProblems(setup),
      ...victoryProblems(this.ruleset, catalogue, this.kit.victory, setup),
    ];
    throwAny(problems);
    return super.plan(setup);
  }
}

function throwAny(problems: readonly SetupProblem[]): void {
  if (problems.length > 0) throw new SetupProblems(problems);
}

function variantProblems(
  { id, variants: known = {} }: SkirmishRuleset,
  changes: EngineChanges,
): SetupProblem[] {
  return (changes.variants ?? [])
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => ({
      part: name,
      place: 'variants',
      message: `${id} has no variant ${name}`,
      fix: `name one of: ${Object.keys(known).sort().join(', ')}`,
    }));
}

function removalProblems(ruleset: SkirmishRuleset, { remove = [] }: EngineChanges): SetupProblem[] {
  return remove
    .filter((entry) => !ruleset.plugins.some(({ id }) => isMeant(entry, id)))
    .map((entry) => ({
      part: entry,
      place: 'remove',
      message: `${ruleset.id} has no plugin ${entry} to remove`,
      fix: 'name a plugin of its list, or a family with a trailing /*',
    }));
}

function unitProblems(ruleset: SkirmishRuleset, plugins: readonly SkirmishPlugin[]): SetupProblem[] {
  const problems: SetupProblem[] = [];
  const seen = new Map<string, string>();
  for (const plugin of plugins)
    for (const unit of plugin.units) {
      const key = `${unit.kind}:${unit.id}`;
      const other = seen.get(key);
      if (other)
        problems.push({
          part: plugin.id,
          place: 'units',
          message: `${key} comes from ${other} too`,
          fix: 'remove one of the two',
        });
      seen.set(key, plugin.id);
      for (const reason of Object.keys(unit.messages))
        if (!hasRules(ruleset, unit, reason))
          problems.push({
            part: plugin.id,
            place: 'reasons',
            message: `${ruleset.id} maps the reason ${reason} to no rule`,
            fix: 'name its rules in the unit or in the reasons of the ruleset',
          });
    }
  return problems;
}

/** Do rules stand behind a reason of a unit, the ruleset's or its own, or is it one of which the ledger says nothing? */
function hasRules(ruleset: SkirmishRuleset, unit: Unit, reason: string): boolean {
  return (
    ruleset.reasons[reason] !== undefined ||
    isUnbacked(ruleset, reason) ||
    idsOf(unit, reason, ruleset.ledger ?? ruleset.id).length > 0
  );
}
