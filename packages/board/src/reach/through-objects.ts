import type { Battlefield } from '../battlefield.ts';
import type { MoveQuery } from './move-query.ts';

/** The battlefield as a query sees it: without walls and objects for a figure that goes through them. */
export function fieldOfQuery(battlefield: Battlefield, { throughObjects }: MoveQuery): Battlefield {
  return throughObjects ? battlefield.workspace(withoutObjects) : battlefield;
}

/** Numbers of spaces are the same; ladders, which are terrain, stay. */
function withoutObjects(battlefield: Battlefield): Battlefield {
  const { plan, walls, solids } = battlefield;
  const ladders = new Set(plan.spaces.flatMap(({ rung, piece }) => (rung && piece ? [piece] : [])));
  const removeWalls = walls.map(({ id }) => id).filter((id) => !ladders.has(id));
  const removeSolids = solids.map(({ id }) => id);
  if (removeWalls.length + removeSolids.length === 0) return battlefield;
  return battlefield.withChanges({ removeWalls, removeSolids });
}
