import type { Battlefield } from '../battlefield.ts';
import { hexKinds } from '../compile/surfaces.ts';
import type { Space } from '../space.ts';
import type { MoveQuery } from './move-query.ts';

/** May a single base that did not start there end its move on a space: a full hex, free of figures and objects, and not forbidden? */
export function endsOn(
  { hex, solidTop, level }: Battlefield,
  { occupancy, mayEnd }: MoveQuery,
  space: Space,
): boolean {
  return (
    occupancy[space] === 0 &&
    hex[space] === hexKinds.full &&
    (mayEnd === undefined || mayEnd[space] !== 0) &&
    (solidTop[space] as number) <= (level[space] as number)
  );
}
