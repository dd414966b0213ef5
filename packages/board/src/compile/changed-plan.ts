import type { BattlefieldChanges, BattlefieldPlan, LinkPlan, SpacePlan } from '../plan.ts';
import { unknownName } from './unknown-name.ts';

/** A plan after changes, and the numbers of the spaces that are not what they were. */
export interface ChangedPlan {
  readonly plan: BattlefieldPlan;
  readonly changedSpaces: ReadonlySet<number>;
}

/** Applies changes to a plan; numbers of spaces stay, removed ones are marked; lists that nothing changes are the same. Throws `board.unknown-name`. */
export function changePlan(
  plan: BattlefieldPlan,
  changes: BattlefieldChanges,
  spaceOf: (name: string) => number,
): ChangedPlan {
  const changedSpaces = new Set<number>();
  const spaces: SpacePlan[] = plan.spaces.slice();
  const numberOf = (name: string) => {
    const number = spaceOf(name);
    if (number < 0) throw unknownName(name, 'space');
    changedSpaces.add(number);
    return number;
  };
  for (const name of changes.removeSpaces ?? []) {
    const number = numberOf(name);
    spaces[number] = { ...(spaces[number] as SpacePlan), removed: true };
  }
  for (const { space, ...properties } of changes.alterSpaces ?? []) {
    const number = typeof space === 'number' ? space : numberOf(space);
    changedSpaces.add(number);
    spaces[number] = { ...(spaces[number] as SpacePlan), ...properties };
  }
  for (const space of changes.addSpaces ?? []) {
    changedSpaces.add(spaces.length);
    spaces.push(space);
  }
  const { removeWalls = [], removeSolids = [], removeLinks = [] } = changes;
  const walls = removeWalls.length === 0 ? plan.walls : without(plan.walls ?? [], removeWalls, 'wall');
  const solids = removeSolids.length === 0 ? plan.solids : without(plan.solids ?? [], removeSolids, 'object');
  const links = removeLinks.length === 0 ? plan.links : withoutLinks(plan.links ?? [], removeLinks);
  return {
    plan: {
      spaces,
      walls: joined(walls, changes.addWalls),
      solids: joined(solids, changes.addSolids),
      links: joined(links, changes.addLinks),
    },
    changedSpaces,
  };
}

/** A list with further items; the list itself if there are none. */
function joined<Item>(items: readonly Item[] = [], more: readonly Item[] = []): readonly Item[] {
  return more.length === 0 ? items : [...items, ...more];
}

function without<Item extends { readonly id: string }>(
  items: readonly Item[],
  ids: readonly string[],
  kind: string,
): readonly Item[] {
  for (const id of ids) if (!items.some((item) => item.id === id)) throw unknownName(id, kind);
  return items.filter((item) => !ids.includes(item.id));
}

function withoutLinks(
  links: readonly LinkPlan[],
  removed: NonNullable<BattlefieldChanges['removeLinks']>,
): readonly LinkPlan[] {
  return links.filter(
    (link) =>
      !removed.some(({ from, to, kind }) => link.from === from && link.to === to && link.kind === kind),
  );
}
