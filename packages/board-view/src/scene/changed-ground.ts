import { type Battlefield, compileBattlefield, type SpacePlan } from '@scapewright/board';
import type { ViewSpace } from '@scapewright/protocol';

/** The battlefield with the spaces that a view says are otherwise than on the map. */
export function changedBattlefield(battlefield: Battlefield, changed: readonly ViewSpace[]): Battlefield {
  const { plan } = battlefield;
  const byName = new Map(changed.map((row) => [row.key.replace(/^space:/, ''), row]));
  const spaces = plan.spaces.map((space): SpacePlan => {
    const row = byName.get(space.name);
    byName.delete(space.name);
    return row === undefined ? space : alteredSpace(space, row);
  });
  const added = [...byName].flatMap(([name, row]) => addedSpace(battlefield, name, row));
  return compileBattlefield({ ...plan, spaces: [...spaces, ...added] });
}

function alteredSpace(space: SpacePlan, { terrain, level, removed }: ViewSpace): SpacePlan {
  const height = level ?? space.level;
  return {
    ...space,
    terrain: terrain ?? space.terrain,
    level: height,
    underside: Math.min(space.underside, height),
    ...(removed ? { removed: true } : {}),
  };
}

/** A space that the map does not have hangs as a thin slab where something lies below it. */
function addedSpace(
  battlefield: Battlefield,
  name: string,
  { q, r, level = 0, terrain = '' }: ViewSpace,
): SpacePlan[] {
  if (q === undefined || r === undefined) return [];
  const prefix = name.split(':').at(-2);
  const like = battlefield.names.findIndex((other) => prefix !== undefined && other.startsWith(`${prefix}:`));
  const region = battlefield.region[like] ?? 0;
  const isOver = battlefield.columnAt(q, r, region) >= 0;
  return [{ q, r, level, underside: isOver ? level : 0, terrain, name, region }];
}
