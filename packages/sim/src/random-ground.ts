import { type BattlefieldPlan, hexDistance, type SolidPlan, type SpacePlan } from '@scapewright/board';
import type { Chance } from '@scapewright/bots';
import type { CardDefinition } from '@scapewright/skirmish/author';
import type { SkirmishEngine } from '@scapewright/skirmish/engine';
import type { Ground } from '@scapewright/table/battle';
import type { CoverageGoal } from './coverage-goal.ts';
import { withInventedBattlefields } from './generated-battlefields.ts';
import { generatedObject, isWhole } from './generated-cards.ts';
import { generatedTokens } from './generated-tokens.ts';
import { oneOf } from './one-of.ts';

/** Levels of a ground on which falls are as deep as they come: one of its edges lies so high. */
const deepest = 45;

const columns = 'abcdefghijkl';

/**
 * Up to 12 by 10 spaces of any terrain and height, with gaps, objects and tokens on them; start zones at the upper and
 * the lower edge.
 */
export function generatedGround(
  engine: SkirmishEngine,
  chance: Chance,
  players: number,
  goal: CoverageGoal,
): Ground {
  const terrains = engine.kit.catalogue.terrainIds().filter((id) => id !== 'ladder');
  const edge = terrains.includes('grass') ? 'grass' : firstLand(engine, terrains);
  const width = 6 + chance.below(6);
  const height = 6 + chance.below(4);
  const isDeep = chance.below(goal.waitsFor('E.figure-falls') ? 2 : 12) === 0;
  const steep = isDeep ? deepest : chance.below(3) === 0 ? 14 : 4;
  const common = goal.terrain(engine) ?? oneOf(terrains, chance);
  const spaces: SpacePlan[] = [];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const isEdge = row < 2 || row >= height - 2;
      if (!isEdge && chance.below(12) === 0) continue;
      const level = isEdge ? (isDeep && row < 2 ? deepest : 1) : 1 + chance.below(steep);
      const terrain = isEdge ? edge : chance.below(2) === 0 ? common : oneOf(terrains, chance);
      spaces.push({
        q: column - (row - (row & 1)) / 2,
        r: row,
        level,
        underside: 0,
        terrain,
        name: `${columns[column]}${row + 1}`,
      });
    }
  const inner = spaces.filter(({ r }) => r >= 2 && r < height - 2).map(({ name }) => name);
  const objects = generatedObjects(engine, chance, inner, goal);
  const solid = new Set(objects.flatMap(({ solid: { spaces: on } }) => on));
  const neutral = generatedNeutral(engine, chance, spaces, solid, goal);
  const filled = new Set([...solid, ...neutral.flatMap(({ at }) => at)]);
  const plan: BattlefieldPlan = { spaces, solids: objects.map(({ solid }) => solid) };
  const zone = (rows: readonly number[], from: number, to: number): readonly string[] =>
    rows.flatMap((row) => [...columns.slice(from, to)].map((column) => `${column}${row + 1}`));
  const half = Math.floor(width / 2);
  const startZones =
    players === 2
      ? [zone([0, 1], 0, width), zone([height - 2, height - 1], 0, width)]
      : [zone([0, 1], 0, half), zone([0, 1], half, width), zone([height - 2, height - 1], 0, width)];
  const ground = {
    plan,
    startZones,
    objects: objects.map(({ kind, solid: { id, spaces: on } }) => ({ id, kind, spaces: on })),
    tokens: generatedTokens(
      engine,
      chance,
      spaces.filter(({ name }) => !filled.has(name)),
      goal,
    ),
    ...(neutral.length > 0 ? { neutral } : {}),
  };
  return isWhole(engine) ? withInventedBattlefields(engine, ground, chance, width, goal) : ground;
}

/** Terrain on which figures can be placed, where there is no grass. */
function firstLand(engine: SkirmishEngine, terrains: readonly string[]): string {
  const isLand = (id: string): boolean => engine.kit.catalogue.terrain(id)?.land === 'land';
  return terrains.find(isLand) ?? (terrains[0] as string);
}

/** Height of an object whose kind says none. */
const usualHeight = 4;

/** Some objects of any kind, each on one space. */
function generatedObjects(
  engine: SkirmishEngine,
  chance: Chance,
  spaces: readonly string[],
  goal: CoverageGoal,
): readonly { readonly kind: string; readonly solid: SolidPlan }[] {
  const kinds = engine.plugins.flatMap(({ units }) =>
    units.flatMap((unit) => (unit.kind === 'object' ? [unit] : [])),
  );
  const free = [...spaces];
  if (kinds.length === 0) return [];
  return Array.from({ length: Math.min(chance.below(4), free.length) }, (_, at) => {
    const {
      id: kind,
      height = usualHeight,
      blocksFlying,
      blocksSight,
      obstructs,
      enterable,
    } = goal.part('object', kinds, ({ id }) => id) ?? oneOf(kinds, chance);
    const [space = ''] = free.splice(chance.below(free.length), 1);
    const facts = { blocksFlying, blocksSight, obstructs, enterable };
    const stated = Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));
    return { kind, solid: { id: `object-${at}`, spaces: [space], height, ...stated } };
  });
}

/** Up to two destructible objects that nobody drafted, each on one space where there is no other object. */
function generatedNeutral(
  engine: SkirmishEngine,
  chance: Chance,
  spaces: readonly SpacePlan[],
  solid: ReadonlySet<string>,
  goal: CoverageGoal,
): NonNullable<Ground['neutral']> {
  const { catalogue } = engine.kit;
  if (!isWhole(engine)) return [];
  const free = spaces.filter(
    ({ name, terrain }) => !solid.has(name) && catalogue.terrain(terrain)?.land === 'land',
  );
  return Array.from({ length: Math.min(chance.below(3), free.length) }, (_, at) => {
    const [place] = free.splice(chance.below(free.length), 1) as [SpacePlan];
    const make = (): CardDefinition => generatedObject(engine, chance, `invented-neutral-${at}`);
    const card = goal.needed(engine, make) ?? make();
    const height = (card.exterior ? heightOfLedge(place, spaces) : undefined) ?? card.height;
    return { name: `neutral ${at}`, card: { ...card, base: 'single', height }, at: [place.name] };
  });
}

/** How far a space rises above one beside it, from which one steps onto an object of this height. */
function heightOfLedge({ q, r, level }: SpacePlan, spaces: readonly SpacePlan[]): number | undefined {
  const ledge = spaces.find((one) => hexDistance(q, r, one.q, one.r) === 1 && one.level > level + 1);
  return ledge && ledge.level - level;
}
