import type { Seat } from '@scapewright/kernel';
import type { ViewToken } from '@scapewright/protocol';
import { type Game, isFaceUp, type Token, tokenPlan, tokenTable } from '@scapewright/skirmish/author';
import { namedContent } from '../words/named-things.ts';
import { isKnown } from './known.ts';
import type { SharedRows } from './shared-rows.ts';
import { writesTo } from './writes.ts';

/** The tokens of a game by name: those in the game, told by what they are only where the viewer may know it. */
export class TokenRows {
  private readonly shared: SharedRows;
  private readonly tables: readonly number[];
  /** The lists of viewers as they are while nobody writes to the table and the battlefield is the same. */
  private readonly lists = new Map<Seat, readonly ViewToken[]>();
  private writes = -1;
  private field: Game['field'] | undefined;
  private game: Game | undefined;

  constructor(game: Game, shared: SharedRows) {
    this.shared = shared;
    this.tables = [game.state.layout.counters.indexOf(tokenTable.name)].filter((at) => at >= 0);
  }

  rows(game: Game, viewer: Seat): readonly ViewToken[] {
    this.forgetOld(game);
    const rows = this.lists.get(viewer) ?? this.rowsFor(game, viewer);
    this.lists.set(viewer, rows);
    return rows;
  }

  private forgetOld(game: Game): void {
    const { field } = game;
    const writes = writesTo(game.state, this.tables);
    if (this.writes === writes && this.field === field && this.game === game) return;
    this.lists.clear();
    [this.writes, this.field, this.game] = [writes, field, game];
  }

  private rowsFor(game: Game, viewer: Seat): readonly ViewToken[] {
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
  const plan = tokenPlan(game, token);
  return { name: namedContent(game, plan)?.name ?? plan.content, kind: plan.kind };
}
