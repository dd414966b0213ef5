import { type KnownIds, standardCatalogue } from '@scapewright/packs';
import { ruleIds } from '@scapewright/rulebook/ids';
import { rulings } from '@scapewright/rulebook/rulings';
import { timingSteps } from '@scapewright/rulebook/timing';
import type { SkirmishPlugin, Unit } from '@scapewright/skirmish/author';
import { testPlugin } from '../abilities/test-plugin.ts';
import type { CardLibrary } from '../setup/card-plans.ts';
import type { TokenLibrary } from '../setup/token-cards.ts';

/** Symbols of the keyword bar that the format names. */
const damageTypes = ['cold', 'electric', 'heat', 'light', 'sonic', 'toxic'];
const symbols = [
  ...[
    'crossover',
    'flying',
    'magical-affinity',
    'mental-shield',
    'stealth',
    'super-strength',
    'water-affinity',
  ],
  ...damageTypes.flatMap((type) => [`${type}-resistance`, `${type}-weakness`]),
];

/** Kinds of decisions: those that the format names, and those of the engine itself. What abilities and options ask has their ids. */
const decisions = [
  ...['swipe', 'path', 'target', 'order', 'enter', 'exit', 'equip', 'drop', 'pass', 'swap', 'place'],
  ...['place-dropped-item', 'opponent', 'reroll', 'initiative', 'change-seat', 'direction', 'knockback'],
  ...['order-markers', 'figures', 'move', 'attack', 'attack-again', 'placement', 'placement-figure'],
  ...['start-zone', 'joint', 'battlefield', 'draft', 'force-push'],
];

/** The ids that scenarios may name: an id that nothing loaded offers is an error with its place, and a likely one. */
export function knownIds(
  plugins: ReadonlyMap<string, readonly SkirmishPlugin[]>,
  cards: CardLibrary,
  tokens: TokenLibrary,
): KnownIds {
  const units = [...plugins.values()].flat().flatMap((plugin) => plugin.units);
  const ids = (kind: Unit['kind']): readonly string[] =>
    units.filter((unit) => unit.kind === kind).map((unit) => unit.id);
  const carriedThings = [
    ...kindsOf(plugins, 'glyphs/'),
    ...[...tokens.values()].flatMap(({ kind, id }) => (kind === 'item' ? [id] : [])),
  ];
  const switched = [...plugins.values()].flat().flatMap((plugin) => Object.keys(plugin.rulings ?? {}));
  return {
    rules: ruleIds(),
    steps: timingSteps.flatMap((step) => [step.id, ...step.aliases]),
    plugins: [...plugins.keys()],
    rulings: [...rulings().map(({ id }) => id), ...switched],
    cards: [...cards.keys()],
    abilities: ids('ability'),
    parameters: units.flatMap((unit) =>
      unit.kind === 'ability' ? Object.keys(unit.parameters).map((name) => `${unit.id}.${name}`) : [],
    ),
    symbols: [...new Set([...symbols, ...ids('symbol')])],
    objectKinds: [...new Set([...standardCatalogue.objects.keys(), ...ids('object')])],
    terrains: [...new Set([...standardCatalogue.terrains, ...ids('terrain')])],
    battlefieldKinds: kindsOf(plugins, 'battlefields/'),
    items: carriedThings,
    questions: [
      ...new Set([
        ...decisions,
        ...[...units, ...testPlugin.units].flatMap(({ id, options = [] }) => [id, ...options]),
        ...carriedThings,
        ...[...tokens.values()].map(({ id }) => id),
        ...cards.keys(),
        ...writtenOn(cards),
      ]),
    ],
    damageKinds: [...damageTypes, 'exposure', 'falling', 'knockback', 'swipe'],
  };
}

/** Abilities that are written out on cards. */
function writtenOn(cards: CardLibrary): readonly string[] {
  return [...cards.values()].flatMap(({ card }) =>
    card.abilities.flatMap((ability) => (ability.kind === 'clause' ? [ability.clause.id] : [])),
  );
}

/** What the plugins of a family are called in it. */
function kindsOf(plugins: ReadonlyMap<string, unknown>, family: string): readonly string[] {
  return [...plugins.keys()].flatMap((id) => (id.startsWith(family) ? [id.slice(family.length)] : []));
}
