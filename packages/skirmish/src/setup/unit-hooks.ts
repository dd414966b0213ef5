import type { Hook } from '@scapewright/kernel';
import { endOfRoundHooks } from '../rules/basics/figure-order.ts';
import type { Unit } from '../state/content/unit.ts';

/** The hooks of a unit with the parameters of a card, in a game of so many players; a victory condition has none. */
export function hooksOf(unit: Unit, params: Readonly<Record<string, unknown>>, seats = 1): readonly Hook[] {
  switch (unit.kind) {
    case 'victory':
      return [];
    case 'ability':
      return unit.hooks(params);
    case 'terrain':
      return [...(unit.hooks ?? []), ...endOfRoundHooks(unit, seats)];
    default:
      return unit.hooks ?? [];
  }
}
