import { createHeroscape } from '@scapewright/heroscape';
import type { Overlay } from '@scapewright/kernel/overlays';
import type { Scenario } from '@scapewright/packs';
import type { SkirmishPlugin } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import { createSuperscape } from '@scapewright/superscape';
import { testPlugin } from '../abilities/test-plugin.ts';
import { ScenarioFailure } from '../failure.ts';

/** Makes an engine of a ruleset, with changes of its own list of plugins. */
export type EngineMaker = (changes: {
  readonly add?: readonly SkirmishPlugin[];
  readonly remove?: readonly string[];
  readonly overlays?: readonly Overlay[];
}) => SkirmishEngine;

/** The rulesets that scenarios name. */
export const rulesetMakers: Readonly<Record<string, EngineMaker>> = {
  superscape: createSuperscape,
  heroscape: createHeroscape,
};

/** Engines for scenarios: a pair for each set of plugins, so that a saved game can be loaded by another engine. */
export class Engines {
  private readonly made = new Map<string, readonly [SkirmishEngine, SkirmishEngine]>();
  private readonly plugins: ReadonlyMap<string, readonly SkirmishPlugin[]>;
  private readonly always: readonly SkirmishPlugin[];
  private readonly own = new Map<string, readonly SkirmishPlugin[]>();

  /** `plugins`: what scenarios may add, by id; a bundle has several. `always`: what every engine has. */
  constructor(
    plugins: ReadonlyMap<string, readonly SkirmishPlugin[]>,
    always: readonly SkirmishPlugin[] = [],
  ) {
    this.plugins = plugins;
    this.always = always;
  }

  /** Two engines with the plugins of a scenario. Throws what is missing, by name. */
  forScenario(scenario: Scenario): readonly [SkirmishEngine, SkirmishEngine] {
    const [ruleset = 'superscape'] = scenario.rulesets;
    const make = rulesetMakers[ruleset];
    if (!make) throw new ScenarioFailure(`there is no ruleset "${ruleset}"`);
    const { add, remove } = scenario.plugins;
    const key = JSON.stringify([ruleset, add, remove]);
    const known = this.made.get(key);
    if (known) return known;
    const added = add.flatMap((id) => {
      const found = this.plugins.get(id);
      if (!found) throw new ScenarioFailure(`there is no plugin "${id}"`);
      return found;
    });
    const here = this.ownPlugins(ruleset, make);
    const isOwn = (id: string): boolean => here.some((plugin) => plugin.id === id);
    const gone = [
      ...remove.filter((id) => isOwn(id) || !this.plugins.has(id)),
      ...here.filter((plugin) => isReplaced(plugin, added)).map(({ id }) => id),
    ];
    const create = (): SkirmishEngine =>
      make({
        add: [...new Set([...this.always, ...added]), testPlugin],
        remove: gone,
      });
    const pair = [create(), create()] as const;
    this.made.set(key, pair);
    return pair;
  }

  /** A ruleset's own plugins: of a plugin that only another ruleset of the document has there is nothing to remove. */
  private ownPlugins(ruleset: string, make: EngineMaker): readonly SkirmishPlugin[] {
    const known = this.own.get(ruleset) ?? make({}).plugins;
    this.own.set(ruleset, known);
    return known;
  }
}

/** Does a plugin that is added take the slot that this one has? */
function isReplaced({ id, provides = [] }: SkirmishPlugin, added: readonly SkirmishPlugin[]): boolean {
  const isAdded = added.some((plugin) => plugin.id === id);
  return !isAdded && added.some((plugin) => plugin.provides?.some((slot) => provides.includes(slot)));
}
