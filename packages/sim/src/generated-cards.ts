import type { Chance } from '@scapewright/bots';
import { type AbilityUse, type CardDefinition, driverPlace, sizes } from '@scapewright/skirmish/author';
import { plainCard, type SkirmishEngine } from '@scapewright/skirmish/engine';
import type { CoverageGoal } from './coverage-goal.ts';
import { generatedAbilities } from './generated-deeds.ts';
import { generatedSpell } from './generated-spells.ts';
import { oneOf } from './one-of.ts';
import { exampleOf, stands } from './spoken-of.ts';

const uniqueness = ['unique', 'unique', 'uncommon', 'common', 'event'] as const;
const covers = ['none', 'partial', 'full'] as const;

/** What stands on every invented card. */
const plain = { move: null, range: null, attack: null, class: 'invented', personality: 'random' } as const;

/** What an invented card is like, and the names of tokens of which it may speak. */
interface CardNeeds {
  readonly hasFigures?: boolean;
  readonly tokens?: readonly string[];
}

/** A card that nobody has printed: a hero, a squad or, one in five, a destructible object; one in eight has no figures if it may. */
export function generatedCard(
  engine: SkirmishEngine,
  chance: Chance,
  id: string,
  goal: CoverageGoal,
  { hasFigures = false, tokens = [] }: CardNeeds = {},
): CardDefinition {
  const isObject = chance.below(5) === 0;
  const hasRules = isWhole(engine);
  const isSpell = chance.below(8) === 0 || goal.isForSpells(engine);
  const makeSpell = () => generatedSpell(engine, chance, id, goal, tokens);
  const spell =
    hasRules && !hasFigures
      ? (goal.needed(engine, makeSpell) ?? (isSpell ? makeSpell() : undefined))
      : undefined;
  if (spell) return spell;
  const object = hasRules && goal.needed(engine, () => generatedObject(engine, chance, id));
  if (object) return object;
  return hasRules && isObject
    ? generatedObject(engine, chance, id)
    : goal.granted(engine, generatedFigure(engine, chance, id, goal));
}

/**
 * Has the engine every plugin of its ruleset, or another that fills its slot? Without one, objects and tokens may be refused for
 * want of rules.
 */
export function isWhole({ ruleset, plugins }: SkirmishEngine): boolean {
  const slots = new Set(plugins.flatMap(({ provides = [] }) => provides));
  return ruleset.plugins.every(
    (plugin) => plugins.includes(plugin) || plugin.provides?.some((slot) => slots.has(slot)),
  );
}

/** A destructible object: with an interior or without, one that is driven, that attacks, that is thrown, low ones to stand on. */
export function generatedObject(engine: SkirmishEngine, chance: Chance, id: string): CardDefinition {
  const isRoomy = chance.below(3) > 0;
  const places = 1 + chance.below(4);
  const hasSeats = isRoomy && chance.below(2) === 0;
  const exterior = chance.below(2) === 0;
  const isVehicle = exterior || chance.below(2) === 0;
  const moves = chance.below(isVehicle ? 4 : 2) > 0;
  const attacks = chance.below(2) === 0;
  return {
    ...plainCard(id, { ...plain, name: id.replaceAll('-', ' ') }),
    unit: 'object',
    uniqueness: oneOf(uniqueness, chance),
    size: isRoomy ? oneOf(['large', 'huge'] as const, chance) : oneOf([...sizes, null], chance),
    height: exterior ? 3 + chance.below(5) : 4 + chance.below(10),
    exterior,
    base: chance.below(4) === 0 ? 'double' : 'single',
    life: 1 + chance.below(5),
    move: moves ? 2 + chance.below(6) : null,
    range: attacks ? 1 + chance.below(6) : null,
    attack: attacks ? 2 + chance.below(4) : null,
    defense: 1 + chance.below(5),
    keywords: isVehicle ? ['vehicle'] : [],
    abilities: someAbilities(engine, chance, 30),
    ...(isRoomy ? { occupancy: places, cover: oneOf(covers, chance) } : {}),
    ...(hasSeats && chance.below(2) === 0
      ? { operators: { [driverPlace]: someAbilities(engine, chance, 15) } }
      : {}),
    ...(hasSeats ? { seats: [driverPlace, 'bench', 'hold', 'roof'].slice(0, places) } : {}),
  };
}

/** A car for a shaft between floors of this height: driven up and down, with room for one more. */
export function generatedCar(id: string, height: number): CardDefinition {
  return {
    ...plainCard(id, { ...plain, name: id.replaceAll('-', ' ') }),
    unit: 'object',
    size: 'huge',
    height,
    life: 5,
    move: 3,
    defense: 4,
    keywords: ['vehicle'],
    occupancy: 2,
    seats: [driverPlace, 'bench'],
  };
}

function generatedFigure(
  engine: SkirmishEngine,
  chance: Chance,
  id: string,
  goal: CoverageGoal,
): CardDefinition {
  const isSquad = chance.below(3) === 0;
  const symbols = engine.kit.catalogue.symbolIds().filter(() => chance.below(8) === 0);
  return {
    ...plainCard(id, { ...plain, name: id.replaceAll('-', ' ') }),
    unit: isSquad ? 'squad' : 'hero',
    figures: isSquad ? 2 + chance.below(3) : 1,
    uniqueness: oneOf(uniqueness, chance),
    size: oneOf(['small', 'medium', 'large'], chance),
    height: 3 + chance.below(6),
    base: chance.below(5) === 0 ? 'double' : 'single',
    life: isSquad ? 1 : 1 + chance.below(7),
    move: 3 + chance.below(8),
    range: chance.below(2) === 0 ? 1 : 3 + chance.below(6),
    attack: 2 + chance.below(5),
    defense: 1 + chance.below(6),
    symbols,
    keywords: wordsOf(engine).filter(() => chance.below(12) === 0),
    abilities: [
      ...someAbilities(engine, chance, 10),
      ...bolts(engine, chance, goal),
      ...generatedAbilities(engine, chance, damageTypes(engine), goal),
      ...namedAbilities(engine, chance, goal),
    ],
  };
}

/** One ability in so many of those that need no parameters of a card. */
function someAbilities(engine: SkirmishEngine, chance: Chance, rarity: number): readonly AbilityUse[] {
  const { catalogue } = engine.kit;
  return catalogue
    .abilityIds()
    .filter((name) => chance.below(rarity) === 0 && stands(engine, name))
    .filter((name) => catalogue.ability(name)?.cards === undefined)
    .map((name) => ({ id: name, with: exampleOf(engine, name) }));
}

/** Every label that a unit speaks of. */
function wordsOf({ plugins }: SkirmishEngine): readonly string[] {
  const units = plugins.flatMap((plugin) => plugin.units);
  return [...new Set(units.flatMap(({ speaksOf }) => speaksOf?.labels ?? []))].sort();
}

/** Abilities of which rules know the name and nothing else. */
function namedAbilities(engine: SkirmishEngine, chance: Chance, goal: CoverageGoal): readonly AbilityUse[] {
  if (engine.kit.catalogue.ability('clause') === undefined) return [];
  const part = { kind: 'marker-only', when: [], cost: [], choose: [], do: [], else: [] };
  return goal
    .names(engine)
    .filter(() => chance.below(3) === 0)
    .map((id) => ({ id, unit: 'clause', with: { id, name: id, text: '', parts: [part] } }));
}

/** A special attack with a damage type that a symbol is named after, where cards can write abilities out. */
function bolts(
  { kit }: Pick<SkirmishEngine, 'kit'>,
  chance: Chance,
  goal: CoverageGoal,
): readonly AbilityUse[] {
  const types = damageTypes({ kit });
  const type = goal.damage(types) ?? (chance.below(5) === 0 && types.length > 0 ? oneOf(types, chance) : '');
  if (type === '' || kit.catalogue.ability('clause') === undefined) return [];
  const numbers = { range: 4 + chance.below(4), attack: 2 + chance.below(4) };
  const part = {
    kind: 'special-attack',
    when: [],
    optional: false,
    cost: [],
    choose: [],
    do: [{ verb: 'set-attack', with: { ...numbers, type } }],
    until: 'instant',
    else: [],
  };
  const words = { id: 'invented-bolt', name: 'Invented Bolt', text: `Special attack with ${type} damage.` };
  return [{ id: 'invented-bolt', unit: 'clause', with: { ...words, parts: [part] } }];
}

const resists = '-resistance';

/** The types of damage that symbols are named after. */
function damageTypes({ kit }: Pick<SkirmishEngine, 'kit'>): readonly string[] {
  const symbols = kit.catalogue.symbolIds().filter((id) => id.endsWith(resists));
  return symbols.map((id) => id.slice(0, -resists.length));
}
