import { hexSideMillimetres } from '@scapewright/board';
import { columnOf, type Ground, isShownAt, type SceneSpace } from './ground.ts';
import { inradius } from './outline.ts';
import { rungScale } from './rungs.ts';
import type { Scene } from './scene.ts';

/** The hex in which a place on the table lies, axial. Places in millimetres. */
export function hexAt(x: number, y: number): { readonly q: number; readonly r: number } {
  const row = y / (1.5 * hexSideMillimetres);
  const column = x / (2 * inradius) - row / 2;
  const third = -column - row;
  const [q, r, s] = [Math.round(column), Math.round(row), Math.round(third)];
  const [offQ, offR, offS] = [Math.abs(q - column), Math.abs(r - row), Math.abs(s - third)];
  if (offQ > offR && offQ > offS) return { q: -r - s + 0, r: r + 0 };
  if (offR > offS) return { q: q + 0, r: -q - s + 0 };
  return { q: q + 0, r: r + 0 };
}

/** Where one looks: which battlefield, and at which level it is cut. */
export interface Looking {
  readonly region: number;
  /** Decks above this level are taken off. */
  readonly cut: number | undefined;
}

/** The space that is seen at a place of the table, looked at from above; undefined beside the battlefield. */
export function spaceAt(
  ground: Ground,
  place: { x: number; y: number },
  looking: Looking,
): SceneSpace | undefined {
  const { q, r } = hexAt(place.x, place.y);
  const column = ground.battlefield.columnAt(q, r, looking.region);
  if (column < 0) return undefined;
  return columnOf(ground, column).findLast((space) => isShownAt(space, looking.cut));
}

/** The rung at a place of the table, of those that can be chosen; undefined beside them. */
export function rungAt(
  { ground, marked }: Scene,
  place: { x: number; y: number },
  region: number,
): SceneSpace | undefined {
  for (const [index, { x, y }] of ground.scenery.rungs) {
    const space = ground.spaces[index];
    const isOffered = marked.get(index)?.choice !== undefined && space?.region === region;
    if (isOffered && Math.hypot(x - place.x, y - place.y) < hexSideMillimetres * rungScale) return space;
  }
  return undefined;
}
