import type { SetupProblem } from '@scapewright/kernel/check';
import { setupProblem, setupSaid } from '../log/texts/setup-texts.ts';
import { unitName } from '../log/texts/unit-name.ts';
import { abilitiesOn, sidesOf } from '../model/card.ts';
import type { CardPlan, GameSetup } from '../model/setup.ts';
import type { Catalogue } from '../state/content/catalogue.ts';
import type { SkirmishPlugin, SkirmishRuleset } from '../state/content/ruleset.ts';
import type { Unit } from '../state/content/unit.ts';

/** The plugin of the ruleset's own list that brings a unit, whether or not it is there now. */
export function homeOf(ruleset: SkirmishRuleset, kind: Unit['kind'], id: string): string | undefined {
  return ruleset.plugins.find(({ units }) => units.some((unit) => unit.kind === kind && unit.id === id))?.id;
}

/** The variant of the ruleset that brings a unit; undefined where none does. */
export function variantWith(ruleset: SkirmishRuleset, isMeant: (unit: Unit) => boolean): string | undefined {
  const variants = Object.entries(ruleset.variants ?? {});
  return variants.find(([, plugins]) => plugins.some(({ units }) => units.some(isMeant)))?.[0];
}

/**
 * What a setup needs besides its ground and nobody here brings: the definitions of its cards, their abilities and symbols,
 * and chapters of rules that have been taken away although the setup wants them. A plugin whose ground is missing too is
 * told of there.
 */
export function missingUnits(
  ruleset: SkirmishRuleset,
  plugins: readonly SkirmishPlugin[],
  catalogue: Catalogue,
  setup: GameSetup,
): readonly SetupProblem[] {
  const here = new Set(plugins.flatMap(({ units }) => units.map(({ kind, id }) => `${kind}:${id}`)));
  const filled = new Set(plugins.flatMap(({ provides = [] }) => provides));
  const chapters = ruleset.plugins.flatMap(({ id: plugin, units, provides = [] }) =>
    units.flatMap((unit): SetupProblem[] => {
      if (provides.some((slot) => filled.has(slot))) return [];
      const isMissing = unit.kind === 'rule' && !here.has(`rule:${unit.id}`) && unit.wanted?.(setup);
      if (!isMissing || units.some((other) => isMissingGround(other, catalogue, setup))) return [];
      return [
        setupProblem(
          { part: plugin, place: 'rules' },
          setupSaid('setup:rules', { id: unit.id, name: unitName(unit) }),
          setupSaid('mend:or-set-up', { plugin }),
        ),
      ];
    }),
  );
  return [...cardProblems(ruleset, catalogue, setup), ...chapters];
}

function isMissingGround({ kind, id }: Unit, catalogue: Catalogue, { battlefield }: GameSetup): boolean {
  if (kind === 'terrain') return catalogue.terrain(id) === undefined && battlefield.terrains.includes(id);
  const isLaid = (): boolean => battlefield.linkKinds.some((name) => name.split('/')[0] === id);
  return kind === 'link' && catalogue.link(id) === undefined && isLaid();
}

function cardProblems(ruleset: SkirmishRuleset, catalogue: Catalogue, setup: GameSetup): SetupProblem[] {
  const plans: readonly CardPlan[] = [
    ...setup.players.flatMap((player) => player.cards),
    ...(setup.neutral ?? []),
  ];
  const definitions = new Map(setup.definitions.map((definition) => [definition.id, definition]));
  return [...new Set(plans.map((plan) => plan.definition))].flatMap((id) => {
    const part = `card/${id}`;
    const definition = definitions.get(id);
    if (!definition) {
      return [
        setupProblem(
          { part, place: 'definitions' },
          setupSaid('setup:definition', { card: id }),
          setupSaid('mend:definition'),
        ),
      ];
    }
    const sides = sidesOf(definition);
    const abilities = abilitiesOn(definition).map((use) => use.unit ?? use.id);
    return [
      ...[...new Set(abilities)]
        .filter((ability) => catalogue.ability(ability) === undefined)
        .map((ability) => cardNeeds(ruleset, 'ability', id, ability)),
      ...[...new Set(sides.flatMap(({ symbols }) => symbols))]
        .filter((symbol) => catalogue.symbol(symbol) === undefined && !ruleset.idleSymbols?.includes(symbol))
        .map((symbol) => cardNeeds(ruleset, 'symbol', id, symbol)),
    ];
  });
}

function cardNeeds(
  ruleset: SkirmishRuleset,
  kind: 'ability' | 'symbol',
  card: string,
  id: string,
): SetupProblem {
  const plugin = homeOf(ruleset, kind, id);
  const variant = variantWith(ruleset, (unit) => unit.kind === kind && unit.id === id);
  const other =
    variant === undefined ? setupSaid('mend:some-plugin', { id }) : setupSaid('mend:variant', { variant });
  const added = plugin === undefined ? other : setupSaid('mend:plugin', { plugin });
  return setupProblem(
    { part: `card/${card}`, place: kind === 'ability' ? 'abilities' : 'symbols' },
    setupSaid(`setup:card-${kind}`, { card, id }),
    setupSaid('mend:or-card', { added }),
  );
}
