import { type Battlefield, compileBattlefield } from '@scapewright/board';
import { makeMap } from '../limits/map.mjs';

/** The limits' made-up battlefield, as the board has it: same hexes, levels, water and outcrops; space i is hex i. */
export function groundOf(
  width: number,
  height: number,
): { readonly map: ReturnType<typeof makeMap>; readonly field: Battlefield } {
  const map = makeMap(width, height, 5);
  const field = compileBattlefield({
    spaces: Array.from({ length: map.n }, (_, i) => ({
      q: map.q[i] as number,
      r: map.r[i] as number,
      level: map.elev[i] as number,
      underside: 0,
      terrain: map.water[i] === 1 ? 'water' : 'grass',
      name: `h${i}`,
    })),
  });
  return { map, field };
}
