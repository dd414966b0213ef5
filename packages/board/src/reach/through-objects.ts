import type { Battlefield } from '../battlefield.ts';
import { compileBattlefield } from '../compile/compile-battlefield.ts';
import type { MoveQuery } from './move-query.ts';

/** The battlefield as a query sees it: without walls and objects for a figure that goes through them. */
export function fieldOfQuery(battlefield: Battlefield, { throughObjects }: MoveQuery): Battlefield {
  return throughObjects ? battlefield.workspace(withoutObjects) : battlefield;
}

/** Numbers of spaces are the same; ladders, which are terrain, stay. */
function withoutObjects(battlefield: Battlefield): Battlefield {
  const { plan } = battlefield;
  const { walls = [], solids = [] } = plan;
  const ladders = new Set(plan.spaces.flatMap(({ rung, piece }) => (rung && piece ? [piece] : [])));
  const left = walls.filter(({ id }) => ladders.has(id));
  if (left.length === walls.length && solids.length === 0) return battlefield;
  return compileBattlefield({ ...plan, walls: left, solids: [] });
}
