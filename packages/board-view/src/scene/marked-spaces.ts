import type { Ground } from './ground.ts';
import { type ChoiceMark, type RayMark, type SceneMarks, spaceName } from './scene-marks.ts';

/** What is pointed out on one space. */
export interface MarkedSpace {
  readonly space: number;
  choice?: ChoiceMark;
  chosen?: boolean;
  threat?: boolean;
  reached?: boolean;
  area?: boolean;
  sight?: RayMark['sight'];
}

/** A line of sight by numbers of spaces. */
export interface SceneRay {
  readonly from: number;
  readonly to: number;
  readonly sight: RayMark['sight'];
  readonly blockedAt: number;
}

const numberOf = ({ battlefield, spaces }: Ground, key: string): number => {
  const index = battlefield.spaceOf(spaceName(key));
  return spaces[index] === undefined ? -1 : index;
};

/** Everything that marks say of spaces, by the number of the space; names that are none are left out. */
export function markedSpaces(ground: Ground, marks: SceneMarks): ReadonlyMap<number, MarkedSpace> {
  const found = new Map<number, MarkedSpace>();
  const say = (key: string, what: Omit<MarkedSpace, 'space'>) => {
    const space = numberOf(ground, key);
    if (space >= 0) found.set(space, { ...found.get(space), ...what, space });
  };
  for (const choice of marks.choices ?? []) if (choice.key.startsWith('space:')) say(choice.key, { choice });
  for (const key of marks.chosen ?? []) say(key, { chosen: true });
  for (const key of marks.threat ?? []) say(key, { threat: true });
  for (const key of marks.reached ?? []) say(key, { reached: true });
  for (const key of marks.area ?? []) say(key, { area: true });
  for (const { space, sight } of marks.sight ?? []) say(space, { sight });
  return found;
}

/** The spaces of a way by their numbers. */
export const wayAcross = (ground: Ground, way: readonly string[]): readonly number[] =>
  way.map((key) => numberOf(ground, key)).filter((space) => space >= 0);

/** Lines of sight whose ends are on the battlefield. */
export const raysAcross = (ground: Ground, rays: readonly RayMark[]): readonly SceneRay[] =>
  rays
    .map(({ from, to, sight, blockedAt = '' }) => ({
      from: numberOf(ground, from),
      to: numberOf(ground, to),
      sight,
      blockedAt: numberOf(ground, blockedAt),
    }))
    .filter(({ from, to }) => from >= 0 && to >= 0);
