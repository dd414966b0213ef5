import type { BattlefieldPlan, SolidPlan, SpacePlan } from '@scapewright/board';
import type { Chance } from '@scapewright/bots';
import type { SkirmishEngine } from '@scapewright/skirmish';
import type { Ground } from './battle.ts';

const columns = 'abcdefghijkl';

/**
 * Up to 12 by 10 spaces of any terrain and height, with gaps, objects and tokens on them; start zones at the upper and
 * the lower edge. `most`: the terrain of which there is most; left out: any.
 */
export function inventedGround(
  engine: SkirmishEngine,
  chance: Chance,
  players: number,
  most?: string,
): Ground {
  const terrains = engine.kit.catalogue.terrainIds().filter((id) => id !== 'ladder');
  const edge = terrains.includes('grass') ? 'grass' : firstLand(engine, terrains);
  const width = 6 + chance.below(6);
  const height = 6 + chance.below(4);
  const steep = chance.below(3) === 0 ? 14 : 4;
  const common = most ?? oneOf(terrains, chance);
  const spaces: SpacePlan[] = [];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const isEdge = row < 2 || row >= height - 2;
      if (!isEdge && chance.below(12) === 0) continue;
      const level = isEdge ? 1 : 1 + chance.below(steep);
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
  const objects = inventedObjects(engine, chance, inner);
  const filled = new Set(objects.flatMap(({ solid }) => solid.spaces));
  const plan: BattlefieldPlan = { spaces, solids: objects.map(({ solid }) => solid) };
  const zone = (rows: readonly number[], from: number, to: number): readonly string[] =>
    rows.flatMap((row) => [...columns.slice(from, to)].map((column) => `${column}${row + 1}`));
  const half = Math.floor(width / 2);
  const startZones =
    players === 2
      ? [zone([0, 1], 0, width), zone([height - 2, height - 1], 0, width)]
      : [zone([0, 1], 0, half), zone([0, 1], half, width), zone([height - 2, height - 1], 0, width)];
  return {
    plan,
    startZones,
    objects: objects.map(({ kind, solid: { id, spaces: on } }) => ({ id, kind, spaces: on })),
    tokens: inventedTokens(
      engine,
      chance,
      spaces.filter(({ name }) => !filled.has(name)),
    ),
  };
}

/** Terrain on which figures can be placed, where there is no grass. */
function firstLand(engine: SkirmishEngine, terrains: readonly string[]): string {
  const isLand = (id: string): boolean => engine.kit.catalogue.terrain(id)?.land === 'land';
  return terrains.find(isLand) ?? (terrains[0] as string);
}

/** Height of an object whose kind says none. */
const usualHeight = 4;

/** Some objects of any kind, each on one space. */
function inventedObjects(
  engine: SkirmishEngine,
  chance: Chance,
  spaces: readonly string[],
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
    } = oneOf(kinds, chance);
    const [space = ''] = free.splice(chance.below(free.length), 1);
    const facts = { blocksFlying, blocksSight, obstructs, enterable };
    const stated = Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));
    return { kind, solid: { id: `object-${at}`, spaces: [space], height, ...stated } };
  });
}

const grantedStats = ['attack', 'defense', 'move', 'range'] as const;
const tokenKinds = ['glyph', 'hazard', 'item', 'resource'] as const;

/** Some tokens of any kind that there are rules for, each on a space that bears it; none where a plugin is missing. */
function inventedTokens(
  { kit, plugins, ruleset }: SkirmishEngine,
  chance: Chance,
  spaces: readonly SpacePlan[],
): NonNullable<Ground['tokens']> {
  if (!ruleset.plugins.every((plugin) => plugins.includes(plugin))) return [];
  const chapters = plugins.flatMap(({ units }) =>
    units.flatMap((unit) => (unit.kind === 'rule' ? [unit] : [])),
  );
  const contents = ['', ...chapters.map(({ id }) => id).sort()];
  const isKnown = (kind: string, content: string): boolean =>
    chapters.some((unit) => unit.token?.({ name: '', kind, content, space: -1, faceUp: true, data: {} }));
  const known = tokenKinds
    .filter((kind) => isKnown(kind, ''))
    .flatMap((kind) =>
      contents.filter((content) => isKnown(kind, content)).map((content) => ({ kind, content })),
    );
  const free = spaces.filter(({ terrain }) => kit.catalogue.terrain(terrain)?.bearsNo === undefined);
  if (known.length === 0) return [];
  return Array.from({ length: Math.min(chance.below(7), free.length) }, (_, at) => {
    const { kind, content } = oneOf(known, chance);
    const [{ name }] = free.splice(chance.below(free.length), 1) as [SpacePlan];
    const grants = { [oneOf(grantedStats, chance)]: 1 + chance.below(2) };
    return { name: `token-${at}`, kind, content, at: name, faceUp: chance.below(2) === 0, data: { grants } };
  });
}

/** One of a list. */
export function oneOf<T>(list: readonly T[], chance: Chance): T {
  return list[chance.below(list.length)] as T;
}
