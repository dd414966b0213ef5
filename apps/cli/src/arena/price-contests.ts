import type { FoundCard } from '@scapewright/table/content';

/** Maps that look the same from both sides, on which prices are measured. */
export const priceMaps = ['first-light', 'ring-of-stones', 'twin-arches'] as const;

/** Cards that stand beside the measured one, and beside its opponent: a card that helps others has somebody to help. */
export const companions: readonly string[] = ['knights-of-weston', '4th-massachusetts-line'];

/** Common cards with no more than one plain power: for any price some of them cost as much. */
const yardstick: readonly (readonly [id: string, points: number])[] = [
  ['heavy-gruts', 70],
  ['roman-legionnaires', 50],
  ['blade-gruts', 40],
  ['red-wyrmling', 30],
  ['dumutef-guard', 25],
];

/** The two sides of a measurement: ids of cards, once for each copy. */
export interface PriceContest {
  readonly own: readonly string[];
  readonly against: readonly string[];
}

/**
 * A card with companions against the common opponent: the same companions, and as many points of plain common cards as the
 * card costs. A card too cheap for one of them gets a plain one at its side.
 */
export function priceContest({ id, points }: { readonly id: string; readonly points: number }): PriceContest {
  for (const help of [[], ['dumutef-guard'], ['red-wyrmling']] as const) {
    const added = help.reduce((sum, one) => sum + pointsOf(one), 0);
    const bought = boughtFor(points + added);
    if (bought) return { own: [id, ...help, ...companions], against: [...bought, ...companions] };
  }
  throw new Error(`nothing costs ${points} points as ${id} does`);
}

/** The fewest plain cards that cost exactly so much; undefined where none do. */
function boughtFor(points: number): readonly string[] | undefined {
  const best: (readonly string[] | undefined)[] = [[]];
  for (let sum = 1; sum <= points; sum++)
    for (const [id, price] of yardstick) {
      const before = best[sum - price];
      if (before && before.length + 1 < (best[sum]?.length ?? 999)) best[sum] = [...before, id];
    }
  return best[points];
}

const pointsOf = (id: string): number => yardstick.find(([one]) => one === id)?.[1] ?? 0;

/** Can a card be measured: is it drafted, and of HeroScape? */
export function isMeasured({ card, pack }: FoundCard): boolean {
  return pack.startsWith('heroscape') && (card.unit === 'hero' || card.unit === 'squad');
}
