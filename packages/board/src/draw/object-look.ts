import type { Battlefield } from '../battlefield.ts';
import type { ObjectMark } from './marks.ts';

/** Shapes by which objects are told apart. */
export type ObjectShape = 'tree' | 'bush' | 'rock' | 'ice' | 'house' | 'window' | 'block';

/** How a kind of object is shown. */
export interface ObjectLook {
  readonly name: string;
  readonly shape: ObjectShape;
  /** Two characters for text. */
  readonly code: string;
}

const looks: Readonly<Record<string, readonly [shape: ObjectShape, code: string]>> = {
  'evergreen-tree': ['tree', 'Tr'],
  'palm-tree': ['tree', 'Pa'],
  'jungle-bush': ['bush', 'Bu'],
  'rock-outcrop': ['rock', 'Ro'],
  iceberg: ['ice', 'Ib'],
  'pillar-bare': ['block', 'Pi'],
  'pillar-capped': ['block', 'Pi'],
  'castle-wall': ['block', 'Ca'],
  'castle-arch': ['block', 'Ga'],
  'castle-door': ['block', 'Do'],
  'wooden-crate': ['block', 'Cr'],
  building: ['house', 'Ho'],
  window: ['window', 'Wi'],
};

/** The look of an object's kind; kinds that are not known here are blocks with the first letters of their name. */
export function objectLook(mark: Pick<ObjectMark, 'kind' | 'name'>): ObjectLook {
  const [shape, code] = looks[mark.kind] ?? ['block', mark.name.slice(0, 2)];
  return { name: mark.name, shape, code };
}

/**
 * What fills each space, and what each wall is, for all objects of a battlefield; those without a mark by their ids.
 * A ladder's wall, which shares its id with the rungs' piece, is no wall that is drawn.
 */
export function objectLooks(
  battlefield: Battlefield,
  marks: readonly ObjectMark[] = [],
): {
  solid(index: number): ObjectLook | undefined;
  wall(id: string): string;
  /** Does a wall of this id let figures through? */
  door(id: string): boolean;
  ladder(id: string): boolean;
} {
  const ladders = new Set<string | undefined>();
  const bySolid = new Map<string, ObjectLook>();
  const byWall = new Map<string, string>();
  for (const mark of marks) {
    for (const id of mark.solids) if (!bySolid.has(id)) bySolid.set(id, objectLook(mark));
    for (const id of mark.walls) byWall.set(id, mark.name);
  }
  for (let space = 0; space < battlefield.count; space += 1) {
    if (battlefield.rung[space] === 1) ladders.add(battlefield.pieceOf(space));
  }
  return {
    ladder: (id) => ladders.has(id),
    solid: (index) => {
      const id = battlefield.solids[index]?.id;
      return id === undefined ? undefined : (bySolid.get(id) ?? objectLook({ kind: id, name: id }));
    },
    wall: (id) => byWall.get(id) ?? id,
    door: (id) => battlefield.walls.some((wall) => wall.id === id && wall.passable),
  };
}
