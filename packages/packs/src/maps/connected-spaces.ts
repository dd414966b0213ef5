import { type BattlefieldPlan, closed, compileBattlefield } from '@scapewright/board';

/**
 * Groups the spaces of a plan: two are in one group when somebody who may walk any number of spaces, and is one level
 * high, can get from one to the other. Walls that cannot be climbed, objects and slabs that leave no gap divide. With a
 * `height`, somebody that high walks, and steps of as many levels divide too.
 * @returns the number of each space's group, by name
 */
export function connectedSpaces(plan: BattlefieldPlan, height?: number): ReadonlyMap<string, number> {
  const groups = new Map<string, number>();
  if (plan.spaces.length === 0) return groups;
  const field = compileBattlefield(plan);
  const { neighbourStart, neighbourSpaces, passages, linkStart, linkTo, level } = field;
  const group = new Int32Array(field.count).fill(-1);
  const filled = (space: number) => {
    const solid = field.solids[field.solidAt[space] ?? -1];
    return solid !== undefined && !solid.enterable;
  };
  for (let start = 0; start < field.count; start += 1) {
    if (group[start] !== -1) continue;
    group[start] = start;
    if (filled(start)) continue;
    const queue = [start];
    const visit = (to: number) => {
      if (group[to] !== -1 || filled(to)) return;
      group[to] = start;
      queue.push(to);
    };
    for (const space of queue) {
      for (
        let index = neighbourStart[space * 6] ?? 0;
        index < (neighbourStart[space * 6 + 6] ?? 0);
        index += 1
      ) {
        const to = neighbourSpaces[index] ?? space;
        const isPassable = passages.cost[index] !== closed && (passages.opening[index] ?? 0) >= (height ?? 1);
        const isLow = height === undefined || Math.abs((level[to] ?? 0) - (level[space] ?? 0)) < height;
        if (isPassable && isLow) visit(to);
      }
      for (let index = linkStart[space] ?? 0; index < (linkStart[space + 1] ?? 0); index += 1) {
        visit(linkTo[index] ?? space);
      }
    }
  }
  for (let space = 0; space < field.count; space += 1)
    groups.set(field.names[space] ?? '', group[space] ?? -1);
  return groups;
}
