import type { Battlefield, ObjectShape } from '@scapewright/board';
import type { MapAsDrawn, MapLooks, MapObjects } from './map-as-drawn.ts';
import { type RungPlace, rungPlaces } from './rungs.ts';
import type { SceneWall } from './scene-wall.ts';

/** What stands on spaces and is no figure: a tree, a rock, a building without an inside. */
export interface SceneSolid {
  readonly id: string;
  readonly name: string;
  readonly shape: ObjectShape;
  readonly parts: readonly SolidPart[];
}

/** A solid on one of its spaces, between absolute levels. */
export interface SolidPart {
  readonly space: number;
  readonly bottom: number;
  readonly top: number;
}

/** Everything that stands on a battlefield as it was set up. */
export interface Scenery {
  readonly solids: readonly SceneSolid[];
  readonly walls: readonly SceneWall[];
  /** What fills a space, by its number. */
  readonly solidOn: ReadonlyMap<number, SceneSolid>;
  /** Where rungs of ladders are shown, by number of space. */
  readonly rungs: ReadonlyMap<number, RungPlace>;
}

/** The objects, walls, doors and ladders of a battlefield, with the looks of their kinds. */
export function sceneryOn(battlefield: Battlefield, { objects, looks }: MapAsDrawn): Scenery {
  const { objects: shapes = {} } = looks as MapLooks;
  const marks = new Map(
    (objects as unknown as MapObjects).flatMap((mark) => mark.solids.map((id) => [id, mark] as const)),
  );
  const solids = battlefield.solids.map((solid): SceneSolid => {
    const mark = marks.get(solid.id);
    return {
      id: solid.id,
      name: mark?.name ?? solid.id,
      shape: shapes[mark?.kind ?? '']?.shape ?? 'block',
      parts: [],
    };
  });
  for (let space = 0; space < battlefield.count; space += 1) {
    const solid = solids[battlefield.solidAt[space] ?? -1];
    if (!solid || battlefield.exists[space] !== 1) continue;
    const bottom = battlefield.level[space] ?? 0;
    const top = Math.max(bottom, battlefield.solidTop[space] ?? bottom);
    (solid.parts as SolidPart[]).push({ space, bottom, top });
  }
  const solidOn = new Map(solids.flatMap((solid) => solid.parts.map(({ space }) => [space, solid] as const)));
  const walls = wallsOf(battlefield);
  return { solids, walls, solidOn, rungs: rungPlaces(battlefield, walls) };
}

function wallsOf(battlefield: Battlefield): SceneWall[] {
  const ladders = new Set<string | undefined>();
  for (let space = 0; space < battlefield.count; space += 1) {
    if (battlefield.rung[space] === 1) ladders.add(battlefield.pieceOf(space));
  }
  const sides = new Map<string, SceneWall>();
  for (const wall of battlefield.walls) {
    const kind = ladders.has(wall.id) ? 'ladder' : wall.passable ? 'door' : 'wall';
    for (const { a, direction } of [...wall.borders, ...wall.edges]) {
      const { bottom, top } = wall;
      const place = `${battlefield.column[a]} ${direction} ${bottom} ${top} ${kind}`;
      if (!sides.has(place)) sides.set(place, { space: a, direction, bottom, top, kind });
    }
  }
  return [...sides.values()];
}
