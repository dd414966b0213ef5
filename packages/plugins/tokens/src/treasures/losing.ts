import type { Hook } from '@scapewright/kernel';
import { replace } from '@scapewright/skirmish';
import { leaveBehind, treasuresOf } from './treasure-tokens.ts';

/**
 * Whoever is destroyed leaves its treasures where it stood, one on each space without a glyph (HS-TREAS-007). They are
 * laid down before it is taken off; which comes first its player decides, by the order of the treasures.
 */
export function losingHooks(id: string): readonly Hook[] {
  return [
    replace('E.figure-defeated', {
      group: 9,
      when: (game, { figure, prevented }) => prevented !== 1 && treasuresOf(game, figure, id).length > 0,
      run: (run, { figure }) => {
        for (const token of treasuresOf(run.game, figure, id))
          leaveBehind(run, figure, token, `treasure.${id}`);
        return undefined;
      },
    }),
  ];
}
