import type { Seat } from '@scapewright/kernel';
import type { ViewToken } from '@scapewright/protocol';
import { type Game, isFaceUp, type Token, tokenPlan, tokenTable } from '@scapewright/skirmish/author';
import { isKnown } from './known.ts';
import type { SharedRows } from './shared-rows.ts';

/** The tokens of a game by name: those in the game, told by what they are only where the viewer may know it. */
export class TokenRows {
  private readonly shared: SharedRows;

  constructor(shared: SharedRows) {
    this.shared = shared;
  }

  rows(game: Game, viewer: Seat): ViewToken[] {
    const { state, facts } = game;
    const rows: ViewToken[] = [];
    for (let token = 0; token < facts.tokens.length; token++) {
      if (facts.tokens[token]?.pooled || state.read(tokenTable.removed, token) === 1) continue;
      const isKnownHere = isKnown(game, tokenTable.content, token, viewer);
      rows.push(this.shared.row(`token ${token} ${isKnownHere}`, rowOf(game, token, isKnownHere)));
    }
    return rows;
  }
}

function rowOf(game: Game, token: Token, isKnownHere: boolean): ViewToken {
  const { state, field } = game;
  const space = state.read(tokenTable.space, token);
  const holder = state.read(tokenTable.holder, token);
  return {
    key: game.keyOf('token', token),
    ...(space >= 0 ? { at: field.names[space] as string } : {}),
    face: isFaceUp(game, token) ? 'up' : 'down',
    ...(isKnownHere ? nameOf(game, token) : {}),
    ...(holder >= 0 ? { bearer: game.keyOf('figure', holder) } : {}),
  };
}

function nameOf(game: Game, token: Token): Pick<ViewToken, 'name' | 'kind'> {
  const { content, kind, data } = tokenPlan(game, token);
  const { name } = data;
  return { name: typeof name === 'string' ? name : content, kind };
}
