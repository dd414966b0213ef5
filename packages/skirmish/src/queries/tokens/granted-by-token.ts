import type { Token } from '../../model/numbers.ts';
import { tokenTable } from '../../model/tables.ts';
import type { GrantedTo } from '../../state/content/granted-abilities.ts';
import type { Game } from '../../state/game.ts';

const nobody: readonly number[] = [];

/** Lends abilities to whoever carries a token or, with `underfoot`, stands on it; `token` is the number of its plan. Only face up it lends anything. */
export function grantedByToken(token: Token, underfoot: boolean): GrantedTo {
  return ({ state, facts, positions }: Game) => {
    for (let row = 0; row < facts.tokens.length; row++) {
      if (state.read(tokenTable.content, row) !== token) continue;
      if (state.read(tokenTable.removed, row) === 1 || state.read(tokenTable.faceUp, row) === 0)
        return nobody;
      const space = state.read(tokenTable.space, row);
      const below = space < 0 ? -1 : positions.occupant(space);
      const figure = underfoot ? below : state.read(tokenTable.holder, row);
      return figure < 0 ? nobody : [figure];
    }
    return nobody;
  };
}
