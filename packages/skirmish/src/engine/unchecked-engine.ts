import {
  type GameEvent,
  type MatchPlan,
  type Refusal,
  type RulesetParts,
  UncheckedEngine,
} from '@scapewright/kernel';
import { amendedBy } from '@scapewright/kernel/overlays';
import type { RulesBehind } from '../log/rules-behind.ts';
import type { GameSetup } from '../model/setup.ts';
import { type StepId, timingSteps, type WindowId } from '../model/steps.ts';
import { skirmishTables } from '../model/tables.ts';
import { withBroughtBattlefields } from '../setup/brought-battlefields.ts';
import { withBroughtTokens } from '../setup/brought-tokens.ts';
import { planMatch, type RulesetKit } from '../setup/match-plan.ts';
import { resample } from '../setup/resample.ts';
import { Catalogue } from '../state/content/catalogue.ts';
import { contentHash } from '../state/content/plugin.ts';
import type { Citations, EngineChanges, SkirmishPlugin, SkirmishRuleset } from '../state/content/ruleset.ts';
import type { Unit } from '../state/content/unit.ts';
import type { VictoryUnit } from '../state/content/victory-unit.ts';
import type { Game } from '../state/game.ts';

/**
 * An engine that knows its content, and makes match plans from setups. It takes the ruleset, the plugins and the setups as
 * they are: for apps that play what was checked when they were built.
 */
export class UncheckedSkirmishEngine extends UncheckedEngine<Game> implements RulesBehind {
  readonly ruleset: SkirmishRuleset;
  readonly kit: RulesetKit;
  readonly plugins: readonly SkirmishPlugin[];
  private citations: Citations;

  constructor(ruleset: SkirmishRuleset, changes: EngineChanges = {}) {
    const plugins = resolvePlugins(ruleset, changes);
    super(partsOf(ruleset), plugins, amendedBy(changes.overlays ?? []));
    this.ruleset = ruleset;
    this.citations = ruleset;
    this.plugins = plugins;
    const rulings = Object.assign({}, ...plugins.map((plugin) => plugin.rulings ?? {}), ruleset.rulings);
    const units = plugins.flatMap((plugin) => plugin.units);
    this.kit = {
      parameters: ruleset.parameters,
      catalogue: new Catalogue(units, rulings),
      effectKinds: [...new Set(plugins.flatMap((plugin) => plugin.effectKinds ?? []))].sort(),
      victory: ruleset.victory.flatMap((slot) => conditionsIn(slot, plugins)),
    };
  }

  /** The plan of a match. */
  plan(setup: GameSetup): MatchPlan<Game> {
    const { catalogue } = this.kit;
    return planMatch(this.kit, withBroughtTokens(withBroughtBattlefields(setup, catalogue), catalogue));
  }

  /** Gives an engine the ledger ids that its ruleset came without; from then on lines and refusals are told with them. */
  cite(citations: Citations): void {
    this.citations = citations;
  }

  /** The ledger ids of a reason key: of shared code by the ruleset's map, of a unit by its own lists. */
  rulesOf(reason: string, source?: string): readonly string[] {
    const mapped = this.citations.reasons[reason];
    if (mapped) return mapped;
    const own = source === undefined ? undefined : this.unitOf(source);
    const unit =
      own && Object.hasOwn(own.messages, reason) ? own : (this.kit.catalogue.unitCiting(reason) ?? own);
    return unit ? idsOf(unit, reason, this.ruleset.ledger ?? this.ruleset.id) : [];
  }

  /**
   * The ledger ids of a line of the log: of the ability or terrain that caused it, of its reason, and of the moment at
   * which that acted. The one that says it best is first.
   */
  rulesOfEvent({ reason, source, step }: Pick<GameEvent, 'reason' | 'source' | 'step'>): readonly string[] {
    if (source === undefined) return this.rulesOf(reason);
    const unit = this.unitOf(source);
    const own = unit ? idsOf(unit, reason, this.ruleset.ledger ?? this.ruleset.id) : [];
    const { windows = {} } = this.citations;
    const window = windows[step as WindowId] ?? windows[step.replace(/^(before|after):/, '') as StepId] ?? [];
    return [...new Set([...own, ...this.rulesOf(reason, source), ...window])];
  }

  /** The ledger ids of an ability as it is printed, whatever of it acts: of its text, and of each of its reasons. */
  rulesOfAbility(source: string): readonly string[] {
    const unit = this.unitOf(source);
    if (unit?.kind !== 'ability') return [];
    const ledger = this.ruleset.ledger ?? this.ruleset.id;
    return [...new Set(['', ...Object.keys(unit.messages)].flatMap((reason) => idsOf(unit, reason, ledger)))];
  }

  /** The ledger ids of a refusal: of its reason, and of the ability whose move or attack it is. */
  rulesOfRefusal({ reason, source, also = [] }: Refusal): readonly string[] {
    const unit = source === undefined ? undefined : this.unitOf(source);
    const own = unit ? idsOf(unit, reason, this.ruleset.ledger ?? this.ruleset.id) : [];
    const behind = also.flatMap((further) => this.rulesOf(further));
    return [...new Set([...this.rulesOf(reason, source), ...own, ...behind])];
  }

  /** The unit of a source key: `terrain:water`, `symbol:flying`, `ability:hulk/rage-smash`. */
  unitOf(source: string): Unit | undefined {
    const { catalogue } = this.kit;
    const [kind, rest = ''] = source.split(/:(.*)/s);
    const id = (rest.split('/').at(-1) ?? '').replace(/[~#].*$/, '');
    if (kind === 'terrain') return catalogue.terrain(id);
    if (kind === 'symbol') return catalogue.symbol(id);
    if (kind === 'ability') return catalogue.ability(id);
    if (kind === 'link') return catalogue.link(id);
    if (kind === 'object') return catalogue.object(id);
    if (kind === 'victory') return catalogue.victory(id);
    return catalogue.ruleUnits.find((unit) => unit.id === id);
  }
}

/** A ruleset as the kernel knows it. */
export function partsOf(ruleset: SkirmishRuleset): RulesetParts<Game> {
  const { id, version, absentSteps, procedures, parameters, rulings } = ruleset;
  return {
    id,
    version,
    get hash() {
      return contentHash({ parameters, absentSteps, rulings });
    },
    steps: timingSteps,
    absentSteps,
    tables: skirmishTables,
    procedures,
    resample,
  };
}

/** The ledger ids that a unit itself gives for a reason. */
export function idsOf(unit: Unit, reason: string, ruleset: string): readonly string[] {
  const own = unit.messages[reason]?.rules;
  return own?.[ruleset] ?? own?.['*'] ?? unit.rules?.[ruleset] ?? unit.rules?.['*'] ?? [];
}

/** The victory conditions of the plugin that fills a slot. */
function conditionsIn(slot: string, plugins: readonly SkirmishPlugin[]): readonly VictoryUnit[] {
  const provider = plugins.find(({ provides = [] }) => provides.includes(slot));
  return (provider?.units ?? []).filter((unit): unit is VictoryUnit => unit.kind === 'victory');
}

/** The ruleset's own plugins after changes. */
export function resolvePlugins(
  ruleset: SkirmishRuleset,
  { variants = [], add = [], remove = [] }: EngineChanges,
): readonly SkirmishPlugin[] {
  const known = new Map(Object.entries(ruleset.variants ?? {}));
  const chosen = [...new Set(variants)].flatMap((name) => known.get(name) ?? []);
  const slots = new Set(chosen.flatMap(({ provides = [] }) => provides));
  const kept = ruleset.plugins.filter(
    ({ id, provides = [] }) =>
      !remove.some((one) => isMeant(one, id)) && !provides.some((slot) => slots.has(slot)),
  );
  const own = [...kept, ...chosen];
  return [...own, ...add.filter((plugin) => !own.some((one) => one.id === plugin.id))];
}

/** Is the plugin named by an entry of a list of removals? */
export function isMeant(entry: string, id: string): boolean {
  return entry === id || (entry.endsWith('/*') && id.startsWith(entry.slice(0, -1)));
}
