import { directionNames, type Hex, hexBeside, parseSpaceName } from '@scapewright/board';
import type { MapJoint, MapModel } from './map-model.ts';

/** A column of the battlefield that is compiled: axial hex and number of the region, left out where it is 0. */
export interface BoardPlace extends Hex {
  readonly region?: number;
}

/**
 * Where a hex of a map lies on the battlefield. Every battlefield has a region of its own, in the order of the map; one
 * that is attached to another lies in the region of that, beside it.
 */
export function boardPlaceOf(
  { origin, battlefields }: Pick<MapModel, 'origin' | 'battlefields'>,
  { q, r, battlefield }: Hex & { readonly battlefield?: string },
): BoardPlace {
  let hex = { q: q - origin.q, r: r - origin.r };
  let at = battlefields.findIndex(({ id }) => id === battlefield);
  for (let attached = 0; attached < battlefields.length; attached++) {
    const joint = battlefields[at]?.joint;
    if (joint === undefined) break;
    const shift = shiftOf(joint);
    hex = { q: hex.q + shift.q, r: hex.r + shift.r };
    const onto = parseSpaceName(joint.of)?.battlefield;
    at = battlefields.findIndex(({ id }) => id === onto);
  }
  return at < 0 ? hex : { ...hex, region: at + 1 };
}

/** What is added to the hexes of a map so that they lie where its joint says. */
function shiftOf({ space, side, of }: MapJoint): Hex {
  const [from, beside] = [space, of].map((name) => parseSpaceName(name)?.hex ?? { q: 0, r: 0 });
  const to = hexBeside(beside as Hex, directionNames.indexOf(side));
  return { q: to.q - (from as Hex).q, r: to.r - (from as Hex).r };
}
