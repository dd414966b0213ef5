import type { MapModel } from '@scapewright/packs';
import type { BattleProblem, WantedBattle } from '@scapewright/table/content';
import type { Wish } from '../start/wish.ts';

/** The battle that somebody wishes, or what is wrong with the words of the wish. */
export type BattleOfWish =
  | { readonly ok: true; readonly wanted: WantedBattle }
  | { readonly ok: false; readonly problems: readonly BattleProblem[] };

/** Makes a battle of a wish, on the map of that name. `seed`: where the wish has none. */
export async function battleOfWish(wish: Wish, map: MapModel, seed: string): Promise<BattleOfWish> {
  const { map: id, victory = [], ...rest } = wish;
  const wanted = { seed, ...rest, map: { id, map } } as WantedBattle;
  if (victory.length === 0) return { ok: true, wanted };
  const { agreedVictory } = await import('./read-conditions.ts');
  const agreed = agreedVictory(victory);
  return agreed.ok ? { ok: true, wanted: { ...wanted, victory: agreed.conditions } } : agreed;
}
