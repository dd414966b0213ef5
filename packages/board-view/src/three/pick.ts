import { columnOf, isShownAt, type SceneSpace } from '../scene/ground.ts';
import { hexAt, type Looking } from '../scene/hit.ts';
import type { Scene } from '../scene/scene.ts';
import { heightOf, solidBottom } from './heights.ts';
import type { Ray } from './table-camera.ts';

/** Whatever stands upright and turns to whoever looks, as a box on the screen side: feet, height, half width. */
export interface Standing {
  readonly space: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly height: number;
  readonly halfWidth: number;
}

/** What decides about what a look meets. */
export interface Pickable {
  readonly scene: Scene;
  readonly looking: Looking;
  /** Decks that one sees through. */
  readonly faded: ReadonlySet<number>;
  readonly standing: readonly Standing[];
}

/** Millimetres from one try to the next along a ray: less than the thinnest slab. */
const stride = 2;

/** The number of the space that a ray meets first: its ground, or who stands on it; -1 none. */
export function pick(ray: Ray, pickable: Pickable): number {
  const body = nearestBody(ray, pickable.standing);
  const ground = firstSpace(ray, pickable);
  if (!body) return ground.space;
  return body.far < ground.far ? body.space : ground.space;
}

interface Met {
  readonly space: number;
  readonly far: number;
}

function nearestBody({ origin, direction }: Ray, standing: readonly Standing[]): Met | undefined {
  const flat = Math.hypot(direction.x, direction.z) || 1;
  const [wayX, wayZ] = [direction.x / flat, direction.z / flat];
  let best: Met | undefined;
  for (const { space, x, y, z, height, halfWidth } of standing) {
    const far = ((x - origin.x) * wayX + (z - origin.z) * wayZ) / flat;
    const up = origin.y + direction.y * far - y;
    const beside = (origin.x + direction.x * far - x) * -wayZ + (origin.z + direction.z * far - z) * wayX;
    const isMet = far > 0 && up >= 0 && up <= height && Math.abs(beside) <= halfWidth;
    if (isMet && (!best || far < best.far)) best = { space, far };
  }
  return best;
}

function firstSpace({ origin, direction }: Ray, pickable: Pickable): Met {
  const { scene, looking } = pickable;
  const { ground } = scene;
  const region = ground.regions.find((one) => one.region === looking.region);
  const none = { space: -1, far: Number.POSITIVE_INFINITY };
  if (!region || direction.y > -1e-3) return none;
  const reach = (height: number) => (height - origin.y) / direction.y;
  const last = reach(Math.min(0, heightOf({ level: region.lowest })) - 1);
  for (let far = Math.max(0, reach(heightOf({ level: region.highest }) + 1)); far < last; far += stride) {
    const height = origin.y + direction.y * far;
    const { q, r } = hexAt(origin.x + direction.x * far, origin.z + direction.z * far);
    const column = ground.battlefield.columnAt(q, r, looking.region);
    if (column < 0) continue;
    const found = columnOf(ground, column).findLast(
      (space) =>
        height <= heightOf(space) &&
        height >= solidBottom(space) &&
        isShownAt(space, looking.cut) &&
        !isSeenThrough(space, pickable),
    );
    if (found) return { space: found.index, far };
  }
  return none;
}

/** A faded deck is looked through, but for what is offered or stands on it. */
function isSeenThrough({ deck, index }: SceneSpace, { faded, scene }: Pickable): boolean {
  return faded.has(deck) && scene.marked.get(index)?.choice === undefined && !scene.pieceOn.has(index);
}

/** The rungs that can be chosen, as bodies before their ladder. */
export function standingRungs({ ground, marked }: Scene, region: number): readonly Standing[] {
  return [...ground.scenery.rungs].flatMap(([index, { foot }]): Standing[] => {
    const space = ground.spaces[index];
    if (space?.region !== region || marked.get(index)?.choice === undefined) return [];
    return [{ space: index, x: foot.x, y: heightOf(space) - 6, z: foot.y, height: 16, halfWidth: 9 }];
  });
}
