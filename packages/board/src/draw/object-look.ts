import type { Battlefield } from '../battlefield.ts';
import type { Marks } from './marks.ts';
import type { ObjectLook, ObjectLooks, ObjectMark } from './object-mark.ts';

/** An object as it is shown and named. */
export type DrawnObject = ObjectLook & { readonly name: string };

const none: ObjectLooks = {};

/** The look of an object and its name; kinds that have none are blocks with the first letters of the name. */
function objectLook({ kind, name }: Pick<ObjectMark, 'kind' | 'name'>, looks: ObjectLooks): DrawnObject {
  const { shape, code } = looks[kind] ?? { shape: 'block', code: name.slice(0, 2) };
  return { name, shape, code };
}

/**
 * What fills each space, and what each wall is, for all objects of a battlefield; those without a mark by their ids.
 * A ladder's wall, which shares its id with the rungs' piece, is no wall that is drawn.
 */
export function drawnObjects(
  battlefield: Battlefield,
  { objects = [], objectLooks = none }: Pick<Marks, 'objects' | 'objectLooks'> = {},
): {
  solid(index: number): DrawnObject | undefined;
  wall(id: string): string;
  /** Does a wall of this id let figures through? */
  door(id: string): boolean;
  ladder(id: string): boolean;
} {
  const ladders = new Set<string | undefined>();
  const bySolid = new Map<string, DrawnObject>();
  const byWall = new Map<string, string>();
  for (const mark of objects) {
    for (const id of mark.solids) if (!bySolid.has(id)) bySolid.set(id, objectLook(mark, objectLooks));
    for (const id of mark.walls) byWall.set(id, mark.name);
  }
  for (let space = 0; space < battlefield.count; space += 1) {
    if (battlefield.rung[space] === 1) ladders.add(battlefield.pieceOf(space));
  }
  return {
    ladder: (id) => ladders.has(id),
    solid: (index) => {
      const id = battlefield.solids[index]?.id;
      return id === undefined
        ? undefined
        : (bySolid.get(id) ?? objectLook({ kind: id, name: id }, objectLooks));
    },
    wall: (id) => byWall.get(id) ?? id,
    door: (id) => battlefield.walls.some((wall) => wall.id === id && wall.passable),
  };
}
