import type { Chance } from '@scapewright/bots';
import type { GameSetup, VictoryPlan } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import type { Army, BattleTerms, Ground } from '@scapewright/table/battle';
import type { CoverageGoal } from './coverage-goal.ts';
import { oneOf } from './one-of.ts';

/** What victory conditions can be about. */
interface Facts {
  readonly chance: Chance;
  readonly ground: Ground;
  readonly armies: readonly Army[];
}

/** What one victory condition is about: whatever it says of a player and a card it says of one army. */
interface ConditionFacts extends Facts {
  readonly army: () => Army;
}

/** Values for parameters of victory conditions by the names that all of them use; others keep their defaults. */
const parameters: Readonly<Record<string, (facts: ConditionFacts) => unknown>> = {
  spaces: someSpaces,
  round: ({ chance }) => chance.below(4),
  rounds: ({ chance }) => 1 + chance.below(4),
  player: ({ army }) => army().player,
  card: ({ army }) => army().cards[0]?.id,
  all: ({ chance, ...facts }) =>
    Array.from({ length: 1 + chance.below(2) }, () => goal({ chance, ...facts })),
};

/** Rounds, victory conditions and rulings on which nobody would agree. Fewer rounds among buildings, where sight takes long. */
export function generatedTerms(engine: SkirmishEngine, facts: Facts, goal: CoverageGoal): BattleTerms {
  const { chance } = facts;
  const victory = generatedVictory(engine, facts, goal);
  const rulings = generatedRulings(engine, chance, goal);
  return {
    roundLimit: facts.ground.buildings ? 2 + chance.below(4) : 6 + chance.below(10),
    ...(victory.length > 0 ? { victory } : {}),
    ...(Object.keys(rulings).length > 0 ? { rulings } : {}),
  };
}

function generatedVictory(engine: SkirmishEngine, facts: Facts, goal: CoverageGoal): readonly VictoryPlan[] {
  const { chance } = facts;
  const usual = engine.kit.victory.map(({ id }) => id);
  const others = engine.plugins.flatMap(({ units }) =>
    units.flatMap((unit) => (unit.kind === 'victory' && !usual.includes(unit.id) ? [unit] : [])),
  );
  const wished = goal.part('victory', others, ({ id }) => id);
  if (others.length === 0 || (!wished && chance.below(6) > 0)) return [];
  const unit = wished ?? oneOf(others, chance);
  const named = Object.keys(unit.parameters).filter((name) => parameters[name] !== undefined);
  let drawn: Army | undefined;
  const army = (): Army => {
    drawn ??= oneOf(facts.armies, chance);
    return drawn;
  };
  const values = named.map((name) => [name, parameters[name]?.({ ...facts, army })] as const);
  if (values.some(([, value]) => value === undefined)) return [];
  return [{ id: unit.id, with: Object.fromEntries(values) }];
}

function someSpaces({ chance, ground }: Facts): readonly string[] {
  const { spaces } = ground.plan;
  return Array.from({ length: 1 + chance.below(3) }, () => oneOf(spaces, chance).name);
}

function goal(facts: Facts): Readonly<Record<string, unknown>> {
  const { chance, armies } = facts;
  const [card] = oneOf(armies, chance).cards;
  switch (chance.below(5)) {
    case 0:
      return { holds: someSpaces(facts), figures: 1 };
    case 1:
      return { round: 1 + chance.below(4) };
    case 2:
      return { points: 100 };
    case 3:
      return { alive: card?.id };
    default:
      return { defeated: card?.id };
  }
}

/** Half of the rulings in half of the battles, at any of their positions, and those that wanted rules read, more often at unusual ones. */
function generatedRulings(
  engine: SkirmishEngine,
  chance: Chance,
  goal: CoverageGoal,
): NonNullable<GameSetup['rulings']> {
  const { ruleset, kit } = engine;
  const wished = goal.rulings(engine);
  const isAsUsual = chance.below(2) === 0;
  const names = Object.keys(ruleset.rulingPositions ?? {}).sort();
  const drawn = names.filter(
    (name) =>
      name in kit.catalogue.rulings && (wished.includes(name) || (!isAsUsual && chance.below(2) === 0)),
  );
  return Object.fromEntries(
    drawn.map((name) => {
      const positions = ruleset.rulingPositions?.[name] ?? [];
      const others = positions.filter((position) => position !== kit.catalogue.rulings[name]);
      const isUnusual = wished.includes(name) && others.length > 0 && chance.below(2) === 0;
      return [name, oneOf(isUnusual ? others : positions, chance)];
    }),
  );
}
